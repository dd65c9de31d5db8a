import assert from 'node:assert/strict';
import { isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, event, hostileTexts, other, sample, shop } from '../sample.ts';
import { all, later, now, until } from './jobs.ts';

const test = casesOf('webhooks');

/** Creating, changing and deleting endpoints, and rotating their secrets. */
export const webhookEndpointCases: readonly ConformanceCase[] = [
  test('webhooks.createEndpoint stores all fields of an endpoint, and an id only once', async webhooks => {
    const record = { ...endpoint('ep_new', ['key.created']), rate: 5, description: 'New' };
    assert.deepEqual(await webhooks.createEndpoint(shop, record), record);
    assert.deepEqual(await webhooks.findEndpoint(shop, 'ep_new'), record);
    assert.deepEqual(await webhooks.createEndpoint(shop, record), refuse('taken'));
    for (const workspaceId of ['ws_unknown', ...hostileTexts])
      assert.deepEqual(await webhooks.createEndpoint(workspaceId, record), {
        refused: 'workspace_unknown',
      });
    const racing = Array.from({ length: 10 }, () =>
      webhooks.createEndpoint(shop, endpoint('ep_race', ['*'])),
    );
    const made = (await Promise.all(racing)).filter(answer => !isRefused(answer));
    assert.equal(made.length, 1);
  }),
  test('webhooks.createEndpoint never exceeds the limit of endpoints in a workspace, also in concurrent calls', async webhooks => {
    const most = 50;
    const make = (workspaceId: string) => (_: unknown, index: number) =>
      webhooks.createEndpoint(workspaceId, endpoint(`ep_${index}`, ['link.created']), { most });
    const [here, there] = await Promise.all([
      Promise.all(Array.from({ length: 80 }, make(shop))),
      Promise.all(Array.from({ length: 5 }, make(other))),
    ]);
    assert.equal((await webhooks.listEndpoints(shop)).length, most);
    const refusals = here.filter(isRefused);
    assert.deepEqual(
      [refusals.length, new Set(refusals.map(({ refused }) => refused))],
      [33, new Set(['too_many'])],
    );
    assert.ok(there.every(answer => !isRefused(answer)));
    assert.deepEqual(await webhooks.createEndpoint(shop, endpoint('ep_all', ['*']), { most }), {
      refused: 'taken',
    });
    await webhooks.deleteEndpoint(shop, 'ep_all');
    assert.ok('id' in (await webhooks.createEndpoint(shop, endpoint('ep_instead', ['*']), { most })));
  }),
  test('webhooks.findEndpoint and listEndpoints return endpoints of the workspace, oldest first', async webhooks => {
    await webhooks.createEndpoint(shop, {
      ...endpoint('ep_early', ['*']),
      created_at: '2024-01-01T00:00:00Z',
    });
    await webhooks.createEndpoint(shop, endpoint('ep_b', ['*']));
    const ids = (await webhooks.listEndpoints(shop)).map(({ id }) => id);
    assert.deepEqual(ids, ['ep_early', 'ep_all', 'ep_b', 'ep_keys', 'ep_paused'], 'equal times by id');
    assert.deepEqual(await webhooks.listEndpoints(other), sample().webhook_endpoints[other]);
    assert.equal(await webhooks.findEndpoint(other, 'ep_keys'), null);
    for (const text of hostileTexts) {
      assert.equal(await webhooks.findEndpoint(shop, text), null);
      assert.deepEqual(await webhooks.listEndpoints(text), []);
    }
  }),
  test('webhooks.changeEndpoint changes the given fields only', async webhooks => {
    const before = await webhooks.findEndpoint(shop, 'ep_keys');
    const change = {
      url: 'https://new.example/',
      event_types: ['*'],
      headers: {},
      rate: 7,
      description: 'D',
    };
    const after = await webhooks.changeEndpoint(shop, 'ep_keys', change);
    assert.deepEqual(after, { ...before, ...change });
    assert.deepEqual(await webhooks.findEndpoint(shop, 'ep_keys'), after);
    const unlimited = { ...before, ...change, rate: null };
    assert.deepEqual(await webhooks.changeEndpoint(shop, 'ep_keys', { rate: null }), unlimited);
    assert.deepEqual(await webhooks.changeEndpoint(shop, 'ep_keys', {}), unlimited);
    for (const id of ['ep_nobody', ...hostileTexts])
      for (const [workspaceId, endpointId] of [
        [shop, id],
        [id, 'ep_keys'],
      ] as const)
        assert.deepEqual(
          await webhooks.changeEndpoint(workspaceId, endpointId, { rate: 1 }),
          refuse('not_found'),
        );
    assert.equal((await webhooks.findEndpoint(other, 'ep_all'))?.rate, null);
  }),
  test('webhooks.changeEndpoint lets one of ten concurrent calls pause an endpoint, and stores the event with it', async webhooks => {
    const seen: unknown[] = [];
    const pause = (number: number) =>
      webhooks.changeEndpoint(
        shop,
        'ep_keys',
        { state: 'paused', paused_reason: 'failing', paused_at: now },
        {
          when: ({ state }) => state === 'active',
          events: paused => {
            seen.push(paused);
            return [event(`msg_${number}`, 'webhook.endpoint.paused')];
          },
        },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => pause(number)));
    const paused = await webhooks.findEndpoint(shop, 'ep_keys');
    assert.deepEqual(
      [answers.filter(answer => !isRefused(answer)), seen],
      [[paused], [paused]],
      'exactly one call pauses the endpoint, and its events are created from its result',
    );
    assert.deepEqual(answers.filter(isRefused), Array(9).fill(refuse('changed')));
    assert.deepEqual(
      (await all(webhooks)).deliveries.map(one => one.endpoint_id),
      ['ep_all'],
    );
  }),
  test('webhooks.rotateSecret makes the new secret the current one, and the old secrets expire with the overlap', async webhooks => {
    const before = await webhooks.findEndpoint(shop, 'ep_all');
    const [first] = before?.secrets ?? [];
    const next = `whsec_${'b'.repeat(32)}`;
    const rotated = await webhooks.rotateSecret(shop, 'ep_all', { secret: next, oldExpiresAt: until, now });
    assert.deepEqual(rotated, {
      ...before,
      secrets: [
        { secret: next, expires_at: null },
        { secret: first?.secret, expires_at: until },
      ],
    });
    const last = `whsec_${'c'.repeat(32)}`;
    const again = await webhooks.rotateSecret(shop, 'ep_all', { secret: last, oldExpiresAt: later, now });
    assert.ok(!isRefused(again));
    assert.deepEqual(
      again.secrets.map(({ expires_at }) => expires_at),
      [null, later, until],
    );
    const atOnce = await webhooks.rotateSecret(shop, 'ep_all', { secret: next, oldExpiresAt: now, now });
    assert.deepEqual(atOnce, { ...before, secrets: [{ secret: next, expires_at: null }] });
    for (const id of ['ep_nobody', ...hostileTexts])
      assert.deepEqual(
        await webhooks.rotateSecret(shop, id, { secret: next, oldExpiresAt: now, now }),
        refuse('not_found'),
      );
  }),
  test('webhooks.rotateSecret with `from` succeeds once in concurrent calls, and only for the current secret', async webhooks => {
    const from = (await webhooks.findEndpoint(shop, 'ep_all'))?.secrets[0]?.secret ?? '';
    const secretOf = (number: number) => `whsec_${String(number).repeat(32)}`;
    const rotate = (number: number) =>
      webhooks.rotateSecret(shop, 'ep_all', { secret: secretOf(number), from, oldExpiresAt: until, now });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => rotate(number)));
    assert.deepEqual(answers.filter(isRefused), Array(9).fill(refuse('changed')));
    const place = answers.findIndex(answer => !isRefused(answer));
    const rotated = await webhooks.findEndpoint(shop, 'ep_all');
    assert.deepEqual(answers[place], rotated);
    assert.deepEqual([rotated?.secrets.length, rotated?.secrets[0]?.secret], [2, secretOf(place)]);
    assert.deepEqual(await rotate(9), refuse('changed'));
    for (const other of ['', ...hostileTexts]) {
      const rotation = { secret: secretOf(1), from: other, oldExpiresAt: until, now };
      assert.deepEqual(await webhooks.rotateSecret(shop, 'ep_keys', rotation), refuse('changed'));
    }
  }),
  test('webhooks.deleteEndpoint deletes that endpoint only, with its deliveries', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')]);
    const before = await webhooks.findEndpoint(shop, 'ep_all');
    const removed = await Promise.all([1, 2, 3].map(() => webhooks.deleteEndpoint(shop, 'ep_all')));
    assert.deepEqual(
      removed.filter(one => !isRefused(one)),
      [before],
    );
    assert.deepEqual(removed.filter(isRefused), Array(2).fill(refuse('not_found')));
    assert.equal(await webhooks.findEndpoint(shop, 'ep_all'), null);
    assert.deepEqual(
      (await all(webhooks)).deliveries.map(({ id }) => id),
      ['msg_1_ep_keys'],
    );
    assert.ok(await webhooks.findEndpoint(other, 'ep_all'));
    for (const id of hostileTexts) {
      assert.deepEqual(await webhooks.deleteEndpoint(shop, id), refuse('not_found'));
      assert.deepEqual(await webhooks.deleteEndpoint(id, 'ep_keys'), refuse('not_found'));
    }
  }),
];
