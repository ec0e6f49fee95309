"""The window at the table: models, views, board and dialogs over the session; needs Qt."""
