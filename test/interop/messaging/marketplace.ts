/**
 * A marketplace in a process of its own, over a file, with one channel: it can be killed and started again. Its times are
 * short, so that nothing waits for minutes.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
// @ts-expect-error
import { bridge, xmpp } from '../../../dist/channels.js';
// @ts-expect-error: the built package, which this folder does not depend on
import { loadFixtures, toData } from '../../../dist/fixtures.js';
// @ts-expect-error
import { createMessaging, createRouter } from '../../../dist/index.js';
// @ts-expect-error
import { lowdbRepository } from '../../../dist/lowdb.js';

const [folder = '', port = '0', channel = '{}'] = process.argv.slice(2);
const { xmpp: xmppOptions, bridge: bridgeOptions } = JSON.parse(channel);
const onError = (error: Error) => console.error('reported:', error.message);
const repository = await lowdbRepository({
  file: `${folder}/shop.json`,
  seed: toData(await loadFixtures()),
  baseUrl: 'https://shop.example',
});
const times = [200, 500, 1_000, 1_000, 2_000, 2_000, 2_000, 5_000];
const messaging = createMessaging({
  repository,
  drivers: [xmppOptions === undefined ? bridge(bridgeOptions) : xmpp(xmppOptions)],
  media: `${folder}/media`,
  pollInterval: 100,
  heartbeatInterval: 1_000,
  connectSchedule: times,
  sendSchedule: times,
  fetchSchedule: times,
  onError,
});
const app = new Koa();
app.use(createRouter({ repository, messaging, rateLimits: false, onError }).routes());
const server = app.listen(Number(port), '127.0.0.1');
await once(server, 'listening');
messaging.start();
console.log((server.address() as AddressInfo).port);
