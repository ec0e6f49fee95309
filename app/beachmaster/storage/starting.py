"""Begin a game, or go on with a saved one, as the command line or the window asks."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from beachmaster.engine.beside import Beside, followed
from beachmaster.engine.changes import Jump
from beachmaster.engine.datafile import DataError, read_bytes
from beachmaster.engine.given import no_json
from beachmaster.engine.halves import Halved
from beachmaster.engine.otherwise import InForce
from beachmaster.engine.part_told import left_waiting
from beachmaster.engine.rulings import OptionError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Board, GameFactory, PositionError, Setup
from beachmaster.engine.taught_play import Taught
from beachmaster.engine.text import Text, render
from beachmaster.engine.values import Value
from beachmaster.games import catalogue
from beachmaster.rulebook.ours import Reading
from beachmaster.storage import first_minutes
from beachmaster.storage.diagnostics import note, note_error
from beachmaster.storage.problems import Mistake, WrongFileError
from beachmaster.storage.texts import T

if TYPE_CHECKING:
    from beachmaster.storage.boards import Boards
    from beachmaster.storage.own_maps import OwnMap
    from beachmaster.storage.savefile import SavedGame

LARGEST_SEED = (1 << 63) - 1


class Wish(msgspec.Struct, kw_only=True):
    """What the caller asked for; None and empty mean that nothing was said.

    `usual` are this player's settings: they hold where the game has such an option and `sets`
    says nothing of it. `my_map` plays on a map of the player's own: the board of `my_map_file`,
    the one with the id `my_map_board`, else the one that was used last. `learn` begins the game's
    taught opening, on the program's map. `salt` is what hangs on it in a game with a screen, where
    that is to come out alike.
    """

    game: str
    seed: int | None = None
    table: bool = False
    my_map: bool = False
    my_map_file: Path | None = None
    my_map_board: str = ""
    files: dict[str, Path] = {}
    sets: Sequence[str] = ()
    position: Path | None = None
    save: Path | None = None
    restore: bool = False
    learn: bool = False
    usual: dict[str, str] = {}
    salt: str = ""


class Playing(msgspec.Struct, kw_only=True):
    """A game under way: its session, what it is played with, and its file where it has one.

    `notices` are what went wrong or stands otherwise than it should, `told` is good to know.
    `map_help` is what the player may want to do about his own map, which each front end says in its
    own way: give it another grid, tell its areas ahead, or put right what the game knows otherwise.
    `taught` is there in a taught opening.
    """

    session: Session
    setup: Setup
    factory: GameFactory
    saved: "SavedGame | None" = None
    resumed: bool = False
    notices: list[Text] = []
    told: list[Text] = []
    map_help: Literal["", "grid", "areas", "otherwise"] = ""
    boards: "Boards | None" = None
    taught: Taught | None = None
    unsaved: Beside = msgspec.field(default_factory=Beside)
    readings: dict[Callable[[Text], str], Reading] = {}

    @property
    def beside(self) -> Beside:
        """Return what is kept beside the answers; `keep_beside` writes it where there is a file."""
        return self.saved.beside if self.saved is not None else self.unsaved

    def kept_beside(self) -> Beside:
        """Return it by a call: a file has another object after what could not be written."""
        return self.beside

    def keep_beside(self) -> None:
        """Write what is kept beside the answers; raise `SaveError` where that cannot be."""
        if self.saved is not None:
            self.saved.keep_beside()

    def jump(self, act: Callable[[], Jump], follows: bool = True) -> Jump:
        """Do a jump; where a table `follows`, it is kept in one with it how that lies then."""
        return followed(self.session, self.beside, act) if follows else act()

    def reading(self, say: Callable[[Text], str] = render) -> Reading:
        """Return how this game's rules are read: with its rulings as they were chosen."""
        if say not in self.readings:
            options = self.factory.options()
            self.readings[say] = Reading.beside(options, InForce(self.session), say)
        return self.readings[say]

    def close(self) -> None:
        """Let go of the saved game, and of the player's boards."""
        if self.saved is not None:
            self.saved.close()
        if self.boards is not None:
            self.boards.close()


def start(wish: Wish, *, seed: int | None = None) -> Playing:
    """Begin or go on; `seed` is taken where the wish names none (None: by chance).

    Raise `Mistake` for the caller's mistakes and `SaveError` for a file that cannot be used.
    """
    _check_name(wish.save)
    notices = _restored(wish)
    if wish.save is not None and wish.save.exists():
        playing = _go_on(wish)
        game, kept = playing.setup.game, playing.kept_beside
        playing.taught, amiss = first_minutes.resumed(playing.session, game, kept)
        playing.notices += amiss
    elif wish.save is not None and not wish.game:
        raise WrongFileError(
            T(
                "The saved game {file} is not where it was; nothing was changed.",
                file=wish.save.name,
            )
        )
    else:
        playing = (_learned if wish.learn else _begin)(wish, seed)
    playing.notices = [*notices, *playing.notices]
    playing.session.amiss = partial(note_error, "opponent")
    setup, answers = playing.setup, len(playing.session.tree.entries)
    saved = "no" if playing.saved is None else "yes"
    note("game", id=setup.game, board=setup.board, answers=answers, kept=saved)
    return playing


def _check_name(save: Path | None) -> None:
    """Raise `Mistake` for a name that is no text: the note of the last game could not keep it."""
    try:
        str(save).encode()
    except UnicodeEncodeError as error:
        raise Mistake(
            T("The name of this saved game is not UTF-8; give the file another name.")
        ) from error


def _learned(wish: Wish, seed: int | None) -> Playing:
    """Begin a taught opening: on the program's map, at its position."""
    if wish.table or wish.my_map or wish.files or wish.sets or wish.position:
        raise Mistake(T("--learn plays on the program's map, at its own position."))
    script = first_minutes.script(wish.game)
    factory = load(wish.game)
    setup, module = prepared(factory, first_minutes.setup(script, _seed_of(wish, seed)))
    first_minutes.check(script, module)
    playing = _begun(wish, setup, module, factory)
    playing.taught = first_minutes.begin(playing.session, script, playing.kept_beside)
    playing.keep_beside()
    return playing


def _begin(wish: Wish, seed: int | None) -> Playing:
    seed = _seed_of(wish, seed)
    factory = load(wish.game)
    known = {item.option for item in factory.options() if item.alternatives}
    usual = {key: value for key, value in wish.usual.items() if key in known}
    own = _own_map(wish, factory)
    try:
        setup, module = prepared(factory, _setup(wish, factory, seed, usual, own))
        playing = _begun(wish, setup, module, factory)
    except BaseException:
        if own is not None:
            own.boards.close()
        raise
    if own is not None:
        playing.session.atlas, playing.boards = own.atlas, own.boards
        playing.notices, playing.told = own.notices, own.told
        if own.bare:
            playing.map_help = "areas" if own.board.areas else "grid"
    return playing


def _seed_of(wish: Wish, seed: int | None) -> int:
    """Return the seed that was wished, else the usual one, else one by chance."""
    if wish.seed is not None:
        seed = wish.seed
    if seed is None:
        seed = secrets.randbelow(1 << 32)
    if not 0 <= seed <= LARGEST_SEED:
        raise Mistake(T("A seed is a whole number from 0 to {most}.", most=str(LARGEST_SEED)))
    return seed


def _begun(wish: Wish, setup: Setup, module: Value, factory: GameFactory) -> Playing:
    """Begin the game, in its file where it is to have one."""
    if wish.salt and isinstance(module, Halved):
        module.salt = wish.salt
    if wish.save is None:
        return Playing(session=Session(module, setup.seed), setup=setup, factory=factory)
    from beachmaster.storage.savefile import SavedGame  # slow to load

    saved = SavedGame.create(wish.save, setup)
    try:
        session = saved.resume(module)
    except Exception:
        saved.close()
        raise
    return Playing(session=session, setup=setup, factory=factory, saved=saved)


def _own_map(wish: Wish, factory: GameFactory) -> "OwnMap | None":
    if not wish.my_map:
        return None
    if wish.table or "board" in wish.files:
        raise Mistake(T("Give only one of --my-map, --table and --board."))
    from beachmaster.storage.own_maps import chosen  # slow to load

    return chosen(factory, wish.game, wish.my_map_file, wish.my_map_board)


def _go_on(wish: Wish) -> Playing:
    from beachmaster.storage.looking import open_or_look  # slow to load

    assert wish.save is not None
    saved = open_or_look(wish.save)
    try:
        said = _other_wishes(wish, saved.setup)
        if said:
            raise Mistake(
                T(
                    "The game in {file} began with other options: {options}. Leave these out to go "
                    "on.",
                    file=wish.save.name,
                    options=said,
                )
            )
        if wish.game and saved.setup.game != wish.game:
            raise Mistake(
                T("{file} is a saved game of {game}.", file=wish.save.name, game=saved.setup.game)
            )
        factory = load(saved.setup.game)
        setup, module = prepared(factory, saved.setup)
        session = saved.resume(module)
        boards, notices = _taken_up(session, setup)
        again = left_waiting(session)
    except Exception:
        saved.close()
        raise
    return Playing(
        session=session,
        setup=setup,
        factory=factory,
        saved=saved,
        resumed=True,
        notices=[*saved.notices, *notices],
        told=[] if again is None else [again],
        boards=boards,
        map_help="otherwise" if boards is not None and notices else "",
    )


def _taken_up(session: Session, setup: Setup) -> "tuple[Boards | None, list[Text]]":
    """Let a game on a map of the player's own learn from its board again."""
    if setup.board != "own":
        return None, []
    from beachmaster.storage.own_maps import taken_up  # slow to load

    return taken_up(session, setup.data["board"])


def _other_wishes(wish: Wish, setup: Setup) -> list[str]:
    """Return the options given that belong to the start of a game, or name another board."""
    refused = {
        "--seed": wish.seed is not None,
        "--table": wish.table and setup.board != "table",
        "--my-map": _other_map(wish, setup),
        **{
            f"--{name}": words_of(path) != setup.data.get(name) for name, path in wish.files.items()
        },
        "--set": bool(wish.sets),
        "--position": wish.position is not None,
    }
    return [option for option, given in refused.items() if given]


def _other_map(wish: Wish, setup: Setup) -> bool:
    """Tell whether a map of the player's own is asked for that is not the one of the game."""
    if not wish.my_map or setup.board != "own":
        return wish.my_map
    ids = [msgspec.json.decode(text, type=_Id).id for text in _boards_named(wish, setup)]
    return len(set(ids)) > 1


def _boards_named(wish: Wish, setup: Setup) -> list[str]:
    given = [words_of(wish.my_map_file)] if wish.my_map_file is not None else []
    return [setup.data["board"], *given]


class _Id(msgspec.Struct):
    id: str = ""


def _restored(wish: Wish) -> list[Text]:
    if not wish.restore:
        return []
    if wish.save is None:
        raise Mistake(T("--restore needs --save FILE."))
    from beachmaster.storage.backup import restore

    kept = restore(wish.save)
    if kept is None:
        return [T("{file} is restored from its last good copy.", file=wish.save.name)]
    return [
        T(
            "{file} is restored from its last good copy; the earlier file is kept as {kept}.",
            file=wish.save.name,
            kept=kept.name,
        )
    ]


def load(game: str) -> GameFactory:
    """Return a game's factory; raise `Mistake` where it cannot be played."""
    try:
        return catalogue.load(game)
    except catalogue.UnknownGameError as error:
        raise Mistake(error.text) from error


def prepared(factory: GameFactory, setup: Setup) -> tuple[Setup, Value]:
    """Return the full set-up and its game; raise `Mistake` where something does not fit."""
    try:
        return factory.prepare(setup)
    except (OptionError, PositionError, DataError) as error:
        raise Mistake(error.text) from error


def _setup(
    wish: Wish, factory: GameFactory, seed: int, usual: dict[str, str], own: "OwnMap | None"
) -> Setup:
    options, files = sets_of(wish.sets, factory)
    if wish.table and "board" in {*wish.files, *files}:
        raise Mistake(T("Give only one of --table and --board."))
    if own is not None and "board" in files:
        raise Mistake(T("Give only one of --my-map, --table and --board."))
    if own is not None:
        files["board"] = own.text
    board: Board = "own" if own is not None else "table" if wish.table else "tracked"
    return Setup(
        game=wish.game,
        board=board,
        options=usual | options,
        seed=seed,
        data={name: words_of(path) for name, path in wish.files.items()} | files,
        position=_position(wish.position),
    )


def options_of(sets: Sequence[str]) -> dict[str, str]:
    """Return the options of `--set KEY=VALUE` words."""
    chosen = {}
    for words in sets:
        key, sign, value = words.partition("=")
        if not (sign and key.strip() and value.strip()):
            raise Mistake(T("--set takes KEY=VALUE, not “{words}”.", words=words))
        chosen[key.strip()] = value.strip()
    return chosen


def sets_of(sets: Sequence[str], factory: GameFactory) -> tuple[dict[str, str], dict[str, str]]:
    """Return the options of `--set` words, and the texts of the data files they name.

    `counters` is a data file and an option as well: a word that the option knows chooses it.
    """
    options = options_of(sets)
    choices = {one.option: {way.value for way in one.alternatives} for one in factory.options()}
    files = [name for name in factory.data_files if name in options]
    named = [name for name in files if options[name] not in choices.get(name, ())]
    return options, {name: words_of(Path(options.pop(name))) for name in named}


def words_of(path: Path) -> str:
    """Return the text of a data file; raise `Mistake` where it cannot be read."""
    try:
        return read_bytes(path).decode()
    except DataError as error:
        raise Mistake(error.text) from error
    except UnicodeDecodeError as error:
        raise Mistake(T("{file} is not UTF-8 text.", file=path.name)) from error


def _position(path: Path | None) -> Value:
    if path is None:
        return None
    try:
        return msgspec.json.decode(words_of(path))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Mistake(
            T("{file} is not JSON: {why}.", file=path.name, why=no_json(error))
        ) from error
