"""Write a drawing as SVG: ink on white, told apart by signs and not by colors."""

from html import escape

from beachmaster.rulebook.drawings.shapes import Face, Label, Point, Polygon, Scene, Shape

INK, PAPER, SHADE = "#000000", "#ffffff", "#e2e2e2"
PRINT = {
    "theirs": SHADE, "on-theirs": INK, "ours": PAPER, "on-ours": INK, "raised": PAPER,
    "grid": "#777777", "line": "#777777", "sea": "#f2f2f2",
}  # fmt: skip
"""The roles that are not ink on paper, or not paper."""


def print_color(role: str) -> str:
    """Return the color of a role on paper: ground is white, all that is written is ink."""
    return PRINT.get(role) or (PAPER if role.startswith("land-") else INK)


def svg(scene: Scene, alt: str, scale: float = 1.0) -> str:
    """Return a drawing as one SVG element that stands alone."""
    shapes = "".join(_shape(shape) for shape in scene.shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(alt)}" '
        f'width="{scene.width * scale:.0f}" height="{scene.height * scale:.0f}" '
        f'viewBox="0 0 {scene.width:.1f} {scene.height:.1f}" '
        f'font-family="sans-serif">{shapes}</svg>'
    )


def _shape(shape: Shape) -> str:
    if isinstance(shape, Face):
        return "".join(_shape(one) for one in shape.plain())
    if isinstance(shape, Label):
        x, y = shape.at
        anchor = "start" if shape.begins else "middle"
        bold = ' font-weight="bold"' if shape.bold else ""
        return (
            f'<text x="{x:.1f}" y="{y + shape.size * 0.35:.1f}" font-size="{shape.size:.1f}"{bold} '
            f'text-anchor="{anchor}" fill="{print_color(shape.role)}">{escape(shape.words)}</text>'
        )
    points = _points(shape.points)
    dashes = ' stroke-dasharray="5 3"' if shape.dashed else ""
    if isinstance(shape, Polygon):
        fill = print_color(shape.fill) if shape.fill else "none"
        line = print_color(shape.line) if shape.line else "none"
        return (
            f'<polygon points="{points}" fill="{fill}" stroke="{line}" '
            f'stroke-width="{shape.width}"{dashes}/>'
        )
    return (
        f'<polyline points="{points}" fill="none" stroke="{print_color(shape.line)}" '
        f'stroke-width="{shape.width}"{dashes}/>'
    )


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
