"""Render the Markdown of a rule."""


def rendered(markdown: str) -> str:
    """Return Markdown as HTML; whatever HTML it holds itself is shown as it is typed."""
    from markdown import Markdown  # slow to load
    from markdown.extensions.sane_lists import SaneListExtension
    from markdown.extensions.tables import TableExtension

    # Extensions that are named alone are looked for among all packages that are installed.
    extensions = [TableExtension(), SaneListExtension()]
    renderer = Markdown(extensions=extensions, output_format="html")
    renderer.preprocessors.deregister("html_block")
    renderer.inlinePatterns.deregister("html")
    return renderer.convert(markdown)
