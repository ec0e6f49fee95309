"""The moment of a result: dice land and their sum is built, a marker comes out of its bag."""
