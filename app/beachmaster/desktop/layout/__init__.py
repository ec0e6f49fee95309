"""Where the parts of the window stand: map, card and rules, for every size of window and text."""
