/** Our router beside Node, Koa, Fastify, Hono, and Koa put together by hand: requests per second. */
import assert from 'node:assert/strict';
import { fetched, requestsOf } from '../compare.js';
import { requestsPerSecond } from '../load.js';
import { median, row, whole } from '../numbers.js';
import { ask, end } from '../processes.js';

const rounds = 5;

/** What each is called, and what it does: others send bytes that are prepared, two do the work of the service. */
const peers = {
  node: ['./servers/bare-node.js', 'node:http, prepared bytes'],
  koa: ['./servers/bare-koa.js', 'Koa and @koa/router, prepared bytes'],
  same: ['./servers/bare-koa-headers.js', 'The same, with all our headers'],
  fastify: ['./peers/servers/fastify.js', 'Fastify, prepared bytes'],
  hono: ['./peers/servers/hono.js', 'Hono, prepared bytes'],
  hand: ['./peers/servers/koa-by-hand.js', 'Koa by hand: keys, limits, ETag'],
  ours: ['./servers/ours.js', 'koa-marketplace: keys, limits, ETag, checks'],
};

const titles = {
  'items/all': 'A list of 23 items',
  'items/item': 'One item',
  'purchases/validation': 'Validation of a purchase code (POST)',
  'v1/models': 'Models, with a bearer key',
  'items/all, 304': 'A list that has not changed (304)',
};

/** @returns for each request, the rates of each peer by round */
export async function besideFrameworks() {
  const ours = await ask('./servers/ours.js', {});
  const { 'items/all, 304': _, ...requests } = requestsOf(ours.answer);
  const answers = {};
  for (const wanted of Object.values(requests))
    answers[wanted.path.split('?')[0]] = { method: wanted.method, ...(await fetched(ours, wanted)) };
  requests['items/all, 304'] = {
    ...requests['items/all'],
    headers: { 'If-None-Match': answers['/api/items/all'].etag },
  };
  const servers = { ours };
  for (const name of ['node', 'koa', 'same', 'fastify', 'hono'])
    servers[name] = await ask(peers[name][0], answers);
  servers.hand = await ask(peers.hand[0], { secret: ours.answer.secret, answers });
  const names = Object.keys(peers);
  const found = {};
  row('', ...names);
  for (const [request, wanted] of Object.entries(requests)) {
    const asked = await askedOf(servers, request, wanted);
    found[request] = await interleaved(names, servers, asked);
    row(request, ...names.map(name => whole(median(found[request][name]))));
  }
  for (const { child } of Object.values(servers)) await end(child);
  return { what: Object.fromEntries(names.map(name => [name, peers[name][1]])), titles, requests: found };
}

/** Checks each answer. Koa by hand has an ETag of its own. @returns the request of each peer */
async function askedOf(servers, request, wanted) {
  const asked = {};
  const { bytes: right } = await fetched(servers.ours, wanted);
  for (const [name, server] of Object.entries(servers)) {
    let own = wanted;
    if (wanted.headers?.['If-None-Match'] !== undefined) {
      const { etag } = await fetched(server, { ...wanted, headers: {} });
      if (etag !== undefined) own = { ...wanted, headers: { 'If-None-Match': etag } };
    }
    const { status, bytes } = await fetched(server, own);
    assert.equal(status, request.endsWith('304') ? 304 : 200, `${name}: ${request}`);
    assert.equal(bytes.length, right.length, `${name}: ${request}`);
    if (right.length > 0)
      assert.deepEqual(JSON.parse(bytes.toString()), JSON.parse(right.toString()), `${name}: ${request}`);
    asked[name] = own;
  }
  return asked;
}

/** Each round begins with another one. */
async function interleaved(names, servers, asked) {
  const send = (name, ...rest) =>
    requestsPerSecond({ ...asked[name], url: servers[name].answer.url }, ...rest);
  for (const name of names) await send(name, 0, 1);
  const rates = Object.fromEntries(names.map(name => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round) % names.length];
      rates[name].push(await send(name, round));
    }
  return rates;
}
