"""The game turn as a field of an input."""

from typing import Annotated

import msgspec

Turn = Annotated[int, msgspec.Meta(ge=1, le=9, description="the game turn")]
