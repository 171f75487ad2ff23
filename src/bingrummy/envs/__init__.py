"""Learning environments: the game for programs that learn it, on the one core.

* `aec`: PettingZoo, every seat an agent;
* `single`: Gymnasium, one seat against bots;
* `batch`: many games stepped at once, for training;
* `spiel`: OpenSpiel, with chance nodes, information states and resampling.

All four drive an `Episode` (a hand or a whole game) by the same numbered actions (`actions`) and
show it by the same vector (`layout`, `seeing`); `docs/environments.md` describes both.

What may live here: actions and observations as numbers, and adapters to other libraries. What is
legal and what happens is asked of the core. Nothing here is imported by importing this package,
since the libraries are extras.
"""

import bingrummy

# Only a part of this room is compiled: it is looked for in both places, like the core.
__path__ = [f"{folder}/envs" for folder in bingrummy.__path__]
