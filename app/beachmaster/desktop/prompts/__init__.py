"""The prompt card and one widget for each kind of prompt."""

from beachmaster.desktop.prompts.card import PromptCard

__all__ = ["PromptCard"]
