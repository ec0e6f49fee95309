"""Dead links are found, addresses left alone."""

from checks.links import dead_links


def test_a_link_to_no_file_or_heading_is_found(tmp_path):
    (tmp_path / "there.md").write_text("# There\n\n## Who rolls, `who` draws?\n")
    text = "# Part\n[a](there.md) [b](there.md#who-rolls-who-draws) [c](gone.md) [d](#part)"
    assert list(dead_links(text, tmp_path)) == ["gone.md"]
    text = "[a](there.md#part) [d](#part) ![e](gone.png)"
    assert list(dead_links(text, tmp_path)) == ["there.md#part", "#part", "gone.png"]


def test_addresses_are_not_looked_at(tmp_path):
    assert list(dead_links("[a](https://example.invalid/x) [b](mailto:a@b.c)", tmp_path)) == []
