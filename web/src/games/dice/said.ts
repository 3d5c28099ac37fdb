/** Arguments of a type of the dice game's own, in words. */

import { contractWords } from "./contracts";

export const said = { contract: contractWords };
