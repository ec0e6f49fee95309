"""Size dialogs to their words."""

from PySide6.QtWidgets import QDialog

from beachmaster.desktop.theme import current


def fit(dialog: QDialog, ems: float, least: float = 0) -> None:
    """Give a dialog a width in ems and the height that its words need when they wrap there."""
    width, layout = current().space(ems), dialog.layout()
    dialog.ensurePolished()
    wanted = dialog.sizeHint().height()
    if layout is not None and layout.hasHeightForWidth():
        wanted = max(wanted, layout.totalHeightForWidth(width))
    dialog.resize(width, max(wanted, round(current().em * least)))
