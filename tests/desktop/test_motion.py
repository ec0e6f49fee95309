"""Whether the system asks for less motion, with a Qt that can be asked and with one that cannot."""

from types import SimpleNamespace

import pytest

from beachmaster.desktop import motion


def asked(monkeypatch, hints, kinds):
    style = SimpleNamespace(accessibility=lambda: hints)
    monkeypatch.setattr(motion, "QGuiApplication", SimpleNamespace(styleHints=lambda: style))
    monkeypatch.setattr(motion, "Qt", kinds)
    return motion.motion_unwelcome()


@pytest.mark.parametrize(("answer", "unwelcome"), [("none", False), ("less", True)])
def test_what_the_system_wants_is_followed(monkeypatch, answer, unwelcome):
    hints = SimpleNamespace(motionPreference=lambda: answer)
    kinds = SimpleNamespace(MotionPreference=SimpleNamespace(NoPreference="none"))
    assert asked(monkeypatch, hints, kinds) is unwelcome


def test_an_older_qt_is_not_asked(monkeypatch):
    assert asked(monkeypatch, SimpleNamespace(), SimpleNamespace()) is False


def test_the_installed_qt_answers(qapp):
    assert motion.motion_unwelcome() in (True, False)
