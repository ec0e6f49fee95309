"""The command `beachmaster`, interruptible from its first moment: the rest is loaded inside."""

import sys

INTERRUPTED = 130
"""What a shell reports of a program that Ctrl+C ended."""


def window() -> int:
    """Run `beachmaster window` with the arguments that were given."""
    return main(["window", *sys.argv[1:]])


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    try:
        from beachmaster.cli.streams import ready_streams

        with ready_streams():
            from beachmaster.cli.command_line import run

            return run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        from beachmaster.storage.problem_report import error_report, keep_error

        keep_error(error, error_report(error))
        raise
