"""Write the style sheet: what palette and font cannot say."""

from collections.abc import Mapping
from string import Template

from beachmaster.desktop.theme.roles import COLOURS, Role, Scheme
from beachmaster.desktop.theme.tokens import CARD_CORNER, CORNER, SERIF, SPACE, TYPE
from beachmaster.paths import data_root


def style_sheet(scheme: Scheme, em: float, body: float) -> str:
    """Return the style sheet of a scheme at this line height and size of body text in pixels."""
    colours: Mapping[Role, str] = COLOURS[scheme]
    marks = {
        mark: (data_root() / "resources" / "themes" / f"{mark}-{scheme}.png").as_posix()
        for mark in ("down", "up")
    }
    sizes = {f"s{round(ems * 100)}": f"{max(1, round(em * ems))}px" for ems in SPACE}
    # A ring of focus is a pixel wider than the line in whose place it comes: the words keep room.
    ringed = {f"f{round(ems * 100)}": f"{max(0, round(em * ems) - 1)}px" for ems in SPACE}
    type_ = {f"t_{step}": f"{round(body * scale)}px" for step, scale in TYPE.items()}
    corners = {"card_corner": CARD_CORNER, "corner": CORNER}
    radii = {name: f"{round(em * ems)}px" for name, ems in corners.items()}
    named = {role.replace("-", "_"): colour for role, colour in colours.items()}
    values = {**named, **sizes, **ringed, **type_, **radii, **marks}
    return Template(_SHEET).substitute(values, serif=SERIF)


# Properties that widgets set: role on labels and buttons, card on frames. A label that does not say
# what it holds is plain text: names of files and boards come from anybody.
_SHEET = """
* { outline: 0; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: $s25; }
QLabel[textFormat="AutoText"] { qproperty-textFormat: PlainText; }
QLabel[role="prompt"] { font-family: "$serif"; font-size: $t_prompt; font-weight: 600; }
QLabel[role="title"] { font-family: "$serif"; font-size: $t_title; font-weight: 600; }
QLabel[role="heading"] { font-size: $t_lead; font-weight: 600; }
QLabel[role="hint"], QLabel[role="caption"], QLabel[role="aside"] { color: $muted; }
QLabel[role="aside"] { padding: $s25 $s75; }
QLabel[role="caption"] { font-size: $t_caption; }
QLabel[role="good"] { color: $good; }
QLabel[role="warn"] { color: $warn; }
QLabel[role="bad"] { color: $bad; }
QFrame[card="true"] {
  background: $surface; border: 1px solid $edge; border-radius: $card_corner;
}
QFrame[notice="trouble"] { background: $raised; border: 2px solid $bad; }
QFrame[notice="trouble"] QLabel { color: $bad; font-weight: 600; }
QLabel[role="sign"] { font-size: $t_prompt; padding: 0 $s35; }
QDialog, QMessageBox, QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMessageBox QLabel#qt_msgbox_label {
  font-family: "$serif"; font-size: $t_lead; font-weight: 600;
}
QPushButton, QToolButton {
  background: $raised; color: $text; border: 1px solid $line; border-radius: $corner;
  padding: $s25 $s75;
}
QToolButton { padding: $s25 $s35; }
QToolButton[popupMode="1"] { padding-right: $s150; }
QToolButton::menu-button {
  border: 0; border-left: 1px solid $line; border-top-right-radius: $corner;
  border-bottom-right-radius: $s25; width: $s100;
}
QPushButton:hover, QToolButton:hover { border-color: $accent; }
QPushButton:pressed, QToolButton:pressed { background: $accent_soft; }
QPushButton:checked, QToolButton:checked { background: $accent_soft; border-color: $accent; }
QPushButton:disabled, QToolButton:disabled {
  color: $muted; background: $window; border: 1px dashed $line;
}
QPushButton:focus, QToolButton:focus, QLineEdit:focus, QSpinBox:focus, QComboBox:focus,
QListView:focus, QTableView:focus, QTreeView:focus, QTextBrowser:focus, QPlainTextEdit:focus,
QGraphicsView:focus, QTabBar:focus, QSlider:focus {
  border: 2px solid $accent;
}
QPushButton:focus { padding: $f25 $f75; }
QToolButton:focus { padding: $f25 $f35; }
QToolButton[popupMode="1"]:focus { padding-right: $f150; }
QPushButton[role="main"] {
  background: $accent; color: $on_accent; border-color: $accent; font-weight: 600;
}
QPushButton[role="main"]:hover, QPushButton[role="main"]:focus {
  border: 2px solid $text; padding: $f25 $f75;
}
QPushButton[role="main"]:disabled { background: $window; color: $muted; border: 1px dashed $line; }
QPushButton[role="answer"] { text-align: left; padding: $s35 $s75; }
QPushButton[role="answer"]:focus { padding: $f35 $f75; }
QPushButton[role="link"] {
  background: transparent; border: 1px solid transparent; color: $accent; padding: $s15 $s25;
}
QPushButton[role="link"]:focus { border: 2px solid $accent; padding: $f15 $f25; }
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit {
  background: $surface; color: $text; border: 1px solid $field; border-radius: $corner;
  padding: $s25 $s35; selection-background-color: $accent; selection-color: $on_accent;
  placeholder-text-color: $muted;
}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { padding: $f25 $f35; }
QLineEdit[role="cell"], QLineEdit[role="cell"]:focus {
  border-radius: 0; padding: 0; border: 2px solid $accent;
}
QComboBox::drop-down { border: 0; width: $s150; }
QComboBox::down-arrow { image: url("$down"); width: $s50; height: $s50; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; width: $s100; }
QSpinBox::up-arrow { image: url("$up"); width: $s35; height: $s35; }
QSpinBox::down-arrow { image: url("$down"); width: $s35; height: $s35; }
QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled { color: $muted; background: $window; }
QComboBox QAbstractItemView { background: $raised; color: $text; border: 1px solid $line; }
QListView, QTableView, QTreeView, QTextBrowser, QGraphicsView {
  background: $surface; border: 1px solid $edge; border-radius: $corner;
}
QListView::item, QTreeView::item { padding: $s15 $s25; }
QListView::item:selected, QTableView::item:selected, QTreeView::item:selected {
  background: $accent; color: $on_accent;
}
CounterTable::item { padding: $s15; }
WrappedList { selection-background-color: transparent; }
WrappedList::item:selected { background: transparent; }
QHeaderView::section {
  background: $window; color: $muted; border: 0; border-bottom: 1px solid $line;
  padding: $s25 $s35; font-weight: 600;
}
QTabBar::tab {
  background: transparent; color: $muted; border: 0; border-bottom: 2px solid transparent;
  padding: $s25 $s50;
}
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; font-weight: 600; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { border-bottom: 3px solid $accent; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; }
QSplitter::handle { background: $line; }
QSplitter::handle:horizontal { width: $s25; background: $edge; }
QScrollArea { border: 0; background: transparent; }
QScrollBar:vertical { background: transparent; width: $s50; margin: 0; }
QScrollBar:horizontal { background: transparent; height: $s50; margin: 0; }
QScrollBar::handle { background: $line; border-radius: $s15; min-height: $s100; min-width: $s100; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenuBar { background: $window; color: $text; }
QMenuBar::item { padding: $s25 $s50; }
QMenuBar::item:selected, QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $raised; color: $text; border: 1px solid $line; }
QMenu::item { padding: $s25 $s100; }
QMenu::item:disabled { color: $muted; }
QStatusBar { background: $window; color: $muted; }
QProgressBar {
  background: $window; border: 1px solid $line; border-radius: $s15; text-align: center;
}
QProgressBar::chunk { background: $accent; border-radius: $s15; }
"""
