/** The groups of the mock server for browsers. Others need engines that a page has no use for. */

import { declaredBy } from '../../src/factories/built-in/declared.ts';
import type { EngineOption } from '../../src/group/engine.ts';
import type { EventSender } from '../../src/group/event-sender.ts';
import type { Group } from '../../src/group/group.ts';
import { access } from '../../src/keys/operations.ts';
import { marketplace } from '../../src/marketplace/operations.ts';
import { models } from '../../src/models/operations.ts';

/** Webhooks are not sent, so that every address may receive them. */
const nobody: EventSender = { check: async () => {}, events: [], nudge() {} };

const sendsNothing: EngineOption<EventSender> = {
  check: () => null,
  standIn: () => nobody,
  sender: () => nobody,
};

/** Those of each script, as they are in Node.js. */
export const withoutEngines: readonly Group[] = [models, access];

export const builtIn: readonly Group[] = [
  { ...marketplace, option: sendsNothing } as Group,
  ...withoutEngines,
];

export const declared = declaredBy(builtIn);
