// The page where a replay is chosen: the finished games of this browser need no file.

import { listGames } from "./own_games.js";

listGames(({ status }) => status === "over", true);
