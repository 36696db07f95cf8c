"""Everything that goes wrong, as one clear sentence on stderr and an exit code; no tracebacks."""

from __future__ import annotations

import difflib
import errno
import os
import signal
import sys
import threading
from collections.abc import Callable

from cyclopts import App, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from stellwerk.cli.console import WRONG, Voice
from stellwerk.core.refusal import Declined
from stellwerk.core.words import Param

INTERRUPTED = 130  # 128 + SIGINT, as a shell reports it
PIPE_CLOSED = 141  # 128 + SIGPIPE

_REASONS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "no_directory",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
    errno.ELOOP: "loop",
}


def take_interrupts() -> None:
    """Let Ctrl-C end this command, however it was started.

    A shell without job control starts what it puts into the background with interrupts ignored,
    and that is inherited by everything a script starts there.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def guarded(act: Callable[[], int], voice: Voice) -> int:
    """Run a command; whatever a person's input causes ends in a sentence and an exit code."""
    try:
        take_interrupts()
        code = act()
        sys.stdout.flush()  # so that a closed pipe shows here and not at the interpreter's end
        return code
    except Declined as declined:
        voice.warn(voice.why(declined.refusal))
    except CycloptsError as error:
        voice.warn(command_line_sentence(error, voice))
    except BrokenPipeError:
        # The reader has gone, as with `| head`. Python would complain once more while closing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        voice.warn("")
        return INTERRUPTED
    except UnicodeError as error:
        voice.warn(voice.text("cli.encoding", detail=str(error)))
    except OSError as error:
        voice.warn(file_sentence(error, voice))
    except RecursionError:
        voice.warn(voice.text("cli.too_deep"))
    return WRONG


def file_sentence(error: OSError, voice: Voice) -> str:
    """What is the matter with a file, with its name."""
    reason = _REASONS.get(error.errno or 0, "other")
    name = error.filename if isinstance(error.filename, str) else os.fsdecode(error.filename or "")
    detail = error.strerror or str(error)
    return voice.text("cli.file_trouble", file=name, reason=reason, detail=detail)


def command_line_sentence(error: CycloptsError, voice: Voice) -> str:
    """An error of the command line in our words, and where to read more."""
    key, params = _sort(error)
    command = " ".join(error.command_chain or ())
    page = f"stellwerk {command} --help" if command else "stellwerk --help"
    return f"{voice.text(key, **params)} {voice.text('cli.see_help', page=page)}"


def _sort(error: CycloptsError) -> tuple[str, dict[str, Param]]:
    match error:
        case UnknownCommandError():
            typed = (error.unused_tokens or [""])[0]
            names = commands(error.app) if error.app else []
            nearest = difflib.get_close_matches(typed, names, n=1)
            if nearest:
                return "cli.command_near", {"typed": typed, "nearest": nearest[0]}
            return "cli.command_unknown", {"typed": typed, "known": ", ".join(names)}
        case UnknownOptionError():
            typed = error.token.keyword or error.token.value
            flags = [name for one in error.argument_collection for name in one.names]
            flags = [flag for flag in flags if flag.startswith("--")]
            nearest = difflib.get_close_matches(typed, flags, n=1)
            if nearest:
                return "cli.flag_unknown_near", {"flag": typed, "nearest": nearest[0]}
            return "cli.flag_unknown", {"flag": typed, "known": ", ".join(flags) or "--help"}
        case MissingArgumentError() if error.argument is not None:
            if error.argument.index is not None:
                return "cli.argument_missing", {"name": error.argument.name.upper()}
            if error.keyword or error.argument.tokens:
                return "cli.value_missing", {"name": error.keyword or error.argument.name}
            return "cli.flag_missing", {"name": error.argument.name}
        case CoercionError() if error.argument is not None and error.token is not None:
            choices = error.argument.get_choices(force=True)
            name = error.token.keyword or error.argument.name
            if choices:
                allowed = ", ".join(choices)
                params = {"value": error.token.value, "option": name, "allowed": allowed}
                return "core.option_value", dict(params)
            kind = getattr(error.target_type, "__name__", "other")
            return "cli.value_wrong", {"value": error.token.value, "name": name, "kind": kind}
        case RepeatArgumentError():
            return "cli.twice", {"name": error.token.keyword or error.token.value}
        case UnusedCliTokensError():
            return "cli.too_many", {"typed": " ".join(error.unused_tokens or ())}
        case _:
            return "cli.command_line", {"typed": " ".join(error.root_input_tokens or ())}


def commands(app: App) -> list[str]:
    """The names of the commands of the app, in the order they were given."""
    return [name for name in app if not name.startswith("-")]
