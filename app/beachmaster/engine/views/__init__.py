"""What is asked, as plain data that every front end shows, and the keys that answer it."""
