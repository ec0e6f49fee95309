"""The prompt card and one widget for each kind of prompt."""

from beachmaster.desktop.models.immortals import make_immortal

make_immortal()

from beachmaster.desktop.prompts.card import PromptCard  # noqa: E402 - after the line above

__all__ = ["PromptCard"]
