/** Every action of the console, by the name that the route table calls it. */
import type { Answer, Visit } from '../visit.ts';
import { createKey, goToSettings, revokeKey, rotateKey, showSettings } from './keys.ts';
import { logIn, logOut, showLogin } from './log-in.ts';
import { showReference } from './reference.ts';
import { showGettingStarted, showHome, showStart } from './show.ts';
import { showAsset } from './show-asset.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  goToDelivery,
  goToWebhook,
  pauseWebhook,
  replayDelivery,
  replayWebhook,
  resumeWebhook,
  revealWebhookSecret,
  rotateWebhookSecret,
  showDelivery,
  showEvents,
  showWebhook,
  showWebhooks,
  testWebhook,
} from './webhooks.ts';

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
  showWebhooks,
  createWebhook,
  showWebhook,
  changeWebhook,
  goToWebhook,
  revealWebhookSecret,
  rotateWebhookSecret,
  testWebhook,
  pauseWebhook,
  resumeWebhook,
  deleteWebhook,
  replayWebhook,
  showDelivery,
  goToDelivery,
  replayDelivery,
  showEvents,
} satisfies Record<string, (visit: Visit) => Promise<Answer>>;
