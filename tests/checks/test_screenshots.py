"""The command that writes pictures explains itself and takes no wrong word for a folder."""

import pytest

from screenshots.shoot import main


@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), ([], 2), (["there", "all"], 2)])
def test_words_that_ask_for_no_pictures_make_no_folder(
    tmp_path, monkeypatch, capsys, words, status
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == status
    assert not list(tmp_path.iterdir())
    told = capsys.readouterr()
    assert "folder" in told.out + told.err
