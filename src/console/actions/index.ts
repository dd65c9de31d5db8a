/** Every action of the console, by the name that the route table calls it. */
import type { Answer, Visit } from '../visit.ts';
import * as keys from './keys.ts';
import * as logIn from './log-in.ts';
import * as show from './show.ts';
import { showAsset } from './show-asset.ts';

export const actions = {
  ...show,
  ...logIn,
  ...keys,
  showAsset,
} satisfies Record<string, (visit: Visit) => Promise<Answer>>;
