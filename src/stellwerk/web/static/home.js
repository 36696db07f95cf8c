// The home page: the games of this browser, those that wait for their player first.

import { listGames } from "./own_games.js";

listGames(() => true, false);
