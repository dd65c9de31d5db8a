/** A stored webhook with other values, and its pages. */
import assert from 'node:assert/strict';
import type { WebhookEndpointRecord } from '../../../src/generated/types.ts';
import type { Cleanup } from '../../helper.ts';
import { start } from '../demo-pages.ts';
import { type Shown, shownIn } from './shown.ts';

export const now = Date.parse('2026-11-21T12:00:00Z');

/** `values`: what the stored webhook has instead. */
export async function open(cleanup: Cleanup, values: Partial<WebhookEndpointRecord> = {}) {
  const started = await start(cleanup, { now: () => now });
  const { person, webhooks, endpoint } = started;
  const record = await endpoint();
  assert.ok(record);
  const stored = { ...record, ...values };
  webhooks.findEndpoint = async () => stored;
  webhooks.listEndpoints = async (_workspace, { kind } = {}) => (kind === undefined ? [stored] : []);
  const see = async (path: string): Promise<Shown> => shownIn((await person.get(path)).text);
  return { ...started, see };
}
