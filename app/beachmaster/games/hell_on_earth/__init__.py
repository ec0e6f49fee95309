"""Iwo Jima: Hell on Earth, the solitaire hex game of nine turns."""
