"""Dialogs; none blocks with an event loop of its own."""
