/** Every action of the console, by the name that the route table calls it. */
import type { Answer, Visit } from '../visit.ts';
import { createKey, goToSettings, revokeKey, rotateKey, showSettings } from './keys.ts';
import { logIn, logOut, showLogin } from './log-in.ts';
import { showReference } from './reference.ts';
import { showGettingStarted, showHome, showStart } from './show.ts';
import { showAsset } from './show-asset.ts';

export const actions = {
  showStart,
  showHome,
  showGettingStarted,
  showReference,
  showSettings,
  goToSettings,
  createKey,
  rotateKey,
  revokeKey,
  showLogin,
  logIn,
  logOut,
  showAsset,
} satisfies Record<string, (visit: Visit) => Promise<Answer>>;
