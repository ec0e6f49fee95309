"""Set a rule as a page: its words in the depth wanted, what the program does, the rulings."""

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape, unescape
from typing import TYPE_CHECKING, Literal

import msgspec

from beachmaster.desktop.drawing import address
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.rulings import Ruling, default_of
from beachmaster.engine.text import Text
from beachmaster.rulebook.books import ANY, number_of, with_numbers
from beachmaster.rulebook.manual import with_links
from beachmaster.rulebook.markup import rendered
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.page_set import slug
from beachmaster.rulebook.reading import dated

if TYPE_CHECKING:
    from beachmaster.rulebook.badges import Clause
    from beachmaster.rulebook.page_set import TextPage
    from beachmaster.rulebook.sections import Entry, Section
    from beachmaster.rulebook.sources import Badge

Depth = Literal["line", "short", "full"]
_BULLET = re.compile(r"^- \*\*(?P<id>[A-Z]-\d+)\*\*.*(?:\n[ \t]+\S.*)*", re.MULTILINE)
_HEADING = re.compile(r"<h[1-6]>(.*?)</h[1-6]>", re.DOTALL)
_ANCHORED = re.compile(r'<p class="heading">(.*?)</p>', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_OURS, _LABEL, _END = "\ue000", "\ue001", "\ue002"
_SPANS = {_OURS: '<span class="ours">', _LABEL: '</span> <span class="muted">', _END: "</span>"}
"""What is ours goes through Markdown between private letters, which HTML takes the place of."""


class Game(msgspec.Struct, frozen=True):
    """The game a rule is read beside: its board, its rulings, and the values in force."""

    board: str = "tracked"
    rulings: Mapping[str, Ruling] = {}
    options: Mapping[str, str] = {}


def article(section: "Section", badge: "Badge | None", depth: Depth, game: Game | None) -> str:
    """Return a rule as HTML."""
    section = _reading(game).section(section)
    gist = _paragraph(section.gist, "gist")
    parts = [_head(section), gist, _drawings(section), _badges(section, badge, game)]
    if depth == "short":
        parts += [to_html(section.short), _part(_TIP, section.tip)]
    if depth == "full":
        parts += [
            to_html(section.full),
            _part(T("Example"), section.example),
            _part(_TIP, section.tip),
            _rulings(section, game),
            _part(T("See also"), section.see_also),
            _dated(section),
        ]
    return with_numbers("".join(parts), section.game)


def _with_anchor(heading: re.Match[str]) -> str:
    words = unescape(_TAG.sub("", heading[1]))
    return f'<p class="heading"><a name="{slug(words)}"></a>{heading[1]}</p>'


def _drawings(section: "Section") -> str:
    """Return each drawing as a picture that the browser paints, what it teaches below it."""
    return "".join(
        f'<p class="drawing"><img src="{address(drawing)}" /></p>'
        + _tag("p", escape(words), "where")
        for drawing, words in zip(section.drawings, section.drawn_words, strict=True)
    )


def _dated(section: "Section") -> str:
    """Say since when the text is as it is."""
    since = dated(section)
    return _tag("p", escape(say(since)), "where") if since is not None else ""


def otherwise_link(rule: str) -> str:
    """Return the link by which a rule is played otherwise."""
    return _tag("p", f'<a href="{OTHERWISE}{rule}">{escape(say(_OTHERWISE))}</a>')


def term_article(entry: "Entry", game: Game | None = None) -> str:
    """Return a term of the glossary as HTML."""
    entry = _reading(game).entry(entry)
    told = _tag("p", escape(entry.title), "title") + to_html(entry.text)
    return with_numbers(told, entry.game or ANY)


def manual_article(page: "TextPage") -> str:
    """Return a page of the manual as HTML, with an anchor at each heading."""
    linked = with_links(page.markdown, page.id, lambda words, target: f"[{words}]({target})")
    return _paged(page.title, linked)


def game_page_article(page: "TextPage") -> str:
    """Return a page of a game as HTML, with an anchor at each heading."""
    return with_numbers(_paged(page.title, page.markdown), page.game)


def _paged(title: str, markdown: str) -> str:
    _title, _line, text = markdown.partition("\n")
    return _tag("p", escape(title), "title") + _ANCHORED.sub(_with_anchor, to_html(text))


def message_article(text: Text) -> str:
    """Return a sentence in place of a rule."""
    return _tag("p", escape(say(text)))


@lru_cache(maxsize=256)
def to_html(markdown: str) -> str:
    """Render Markdown; whatever HTML it holds is shown as it is typed."""
    return _fitted(rendered(markdown))


def _reading(game: Game | None) -> Reading:
    """Read a rule beside a game: what is ours stands out, in the words of the choice in force."""
    rulings, options = (game.rulings, game.options) if game is not None else ({}, {})
    return Reading(rulings, options, say, lambda words, tag: f"{_OURS}{words}{_LABEL}{tag}{_END}")


def _fitted(html: str) -> str:
    """Fit HTML to Qt: it enlarges headings by itself, and takes widths from attributes alone."""
    for letter, span in _SPANS.items():
        html = html.replace(letter, span)
    html = _HEADING.sub(r'<p class="heading">\1</p>', html)
    return html.replace("<table>", '<table width="99%" cellspacing="0" cellpadding="2">')


def _head(section: "Section") -> str:
    printed = section.printed
    elsewhere = printed[:1].isdigit() and printed not in (section.number, f"{section.number}.0")
    line = (
        say(T("{id} · {number} in the rulebook", id=number_of(section.id), number=printed))
        if elsewhere
        else number_of(section.id)
    )
    number = f'<span class="where">{escape(line)}</span>'
    return _tag("p", f"{escape(section.title)} &nbsp;{number}", "title") + (
        _tag(
            "p",
            escape(say(T("The English text of this rule has changed since it was translated."))),
            "badge",
        )
        if section.outdated
        else ""
    )


def _badges(section: "Section", badge: "Badge | None", game: Game | None) -> str:
    """Say what the program does about the rule: on this game's board, or on both."""
    if badge is None:
        return ""
    lines = []
    for board, value in (("tracked", badge.tracked), ("table", badge.table)):
        if value in _DOES and (game is None or game.board == board):
            does, mark = _DOES[value]
            board_words = T("In this game, {does}.") if game is not None else _BOARDS[board]
            line = say(board_words.fill(does=does))
            lines.append(f"{mark} {escape(line)}")
            lines += [_clause(clause) for clause in section.clauses(board)]
    return _tag("p", "<br/>".join(lines), "badge") if lines else ""


def _clause(clause: "Clause") -> str:
    """Say in a line what the program does about a part of a rule."""
    mark = _DOES[clause.badge][1]
    return f"&nbsp;&nbsp;{mark} {escape(say(_CLAUSES[clause.badge].fill(what=clause.words)))}"


def _part(title: Text, markdown: str) -> str:
    return _tag("p", escape(say(title)), "heading") + to_html(markdown) if markdown else ""


def _rulings(section: "Section", game: Game | None) -> str:
    """Return each ruling with its question, our answer, the choices and the value in force."""
    told, remarks = _told_rulings(section.rulings_text)
    known = game.rulings if game is not None else {}
    blocks = []
    for name in dict.fromkeys((*section.rulings, *told)):
        ruling = known.get(name.lower())
        if ruling is not None and game is not None:
            blocks.append(_ruling(ruling, game.options))
        elif name in told:
            blocks.append(to_html(told[name]))
    blocks.append(to_html(remarks))
    return (
        _tag("p", escape(say(T("Where the rulebook leaves a hole"))), "heading") + "".join(blocks)
        if any(blocks)
        else ""
    )


def _told_rulings(markdown: str) -> tuple[dict[str, str], str]:
    """Take a list of rulings apart by their ids, and what the section remarks beside it."""
    told: dict[str, str] = {}

    def take(bullet: re.Match[str]) -> str:
        """Take the first item of a ruling; whatever the section says of it later stays."""
        if bullet["id"] in told:
            return bullet[0]
        told[bullet["id"]] = bullet[0].strip()
        return ""

    remarks = _BULLET.sub(take, markdown)
    return told, remarks.strip()


def _ruling(ruling: Ruling, options: Mapping[str, str]) -> str:
    default = say(ruling.default)
    lines = [
        _tag("p", f"<b>{escape(ruling.id)}</b> {escape(say(ruling.question))}", "ruling"),
        _tag("p", f"{escape(default)} {_muted(say(ruling.reason))}", "answer"),
    ]
    if ruling.alternatives:
        lines.append(_alternatives(ruling, options))
    return "".join(lines)


def _alternatives(ruling: Ruling, options: Mapping[str, str]) -> str:
    """List the choices, the one in force marked."""
    force = options.get(ruling.option, default_of(ruling))
    rows = []
    for each in ruling.alternatives:
        words = escape(say(each.text))
        if each.value == force:
            rows.append(f"<li><b>✓ {words}</b> {_muted(say(_IN_FORCE))}</li>")
        else:
            usual = (
                f" {_muted(say(T('(our default)')))}" if each.value == default_of(ruling) else ""
            )
            rows.append(f"<li>{words}{usual}</li>")
    return _tag("ul", "".join(rows))


def _paragraph(markdown: str, name: str) -> str:
    return to_html(markdown).replace("<p>", f'<p class="{name}">', 1)


def _muted(words: str) -> str:
    return f'<span class="muted">{escape(words)}</span>' if words else ""


def _tag(tag: str, inner: str, name: str = "") -> str:
    return f'<{tag} class="{name}">{inner}</{tag}>' if name else f"<{tag}>{inner}</{tag}>"


OTHERWISE = "otherwise:"
_TIP = T("Tip")
_OTHERWISE = T("We play it differently…")
_IN_FORCE = T("(in force in this game)")
_BOARDS = {
    "tracked": T("On the program's map, {does}."),
    "table": T("At your own table, {does}."),
}
_DOES: dict[str, tuple[Text, str]] = {
    "enforced": (
        T("the program allows only what this rule allows"),
        "◆",
    ),
    "computed": (T("the program works this out"), "◆"),
    "reminded": (T("the program tells you when this is due"), "◇"),
    "yours": (T("this is yours to do"), "○"),
    "partly": (T("the program does part of this"), "◈"),
}
_CLAUSES: dict[str, Text] = {
    "enforced": T("{what}: the program takes care of it"),
    "computed": T("{what}: the program works it out"),
    "reminded": T("{what}: the program tells you"),
    "yours": T("{what}: yours to do"),
}
