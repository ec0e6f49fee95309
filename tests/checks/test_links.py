"""Dead links are found, addresses left alone."""

from checks.links import dead_links


def test_a_link_to_no_file_is_found(tmp_path):
    (tmp_path / "there.md").write_text("# There")
    text = "[a](there.md) [b](there.md#part) [c](gone.md) [d](#part) ![e](gone.png)"
    assert list(dead_links(text, tmp_path)) == ["gone.md", "gone.png"]


def test_addresses_are_not_looked_at(tmp_path):
    assert list(dead_links("[a](https://example.invalid/x) [b](mailto:a@b.c)", tmp_path)) == []
