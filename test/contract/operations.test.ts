/** Rules for every operation in the table: new ones are covered when they are declared. */
import assert from 'node:assert/strict';
import { commonErrors } from '../../src/common/errors/errors.ts';
import { errorTable } from '../../src/factories/built-in/groups.ts';
import { generateSecret } from '../../src/secrets/key-format.ts';
import { neededScopes, operations } from '../built-in.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { type GoodCall, goodCalls, listed, requestOf } from './calls.ts';
import { assertDescribed } from './described.ts';
import { assertFits } from './schemas.ts';
import { start, urlOf } from './service.ts';

const test = suiteOf('Every operation', { isLong: true });

test('has a valid call here', () => {
  const ids = operations.map(({ id }) => id);
  assert.deepEqual(Object.keys(goodCalls).sort(), ids.sort());
  for (const id of Object.keys(listed)) assert.ok(ids.includes(id), id);
  assert.equal(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size, operations.length);
});

for (const [storage, open] of eachStorage(storages)) {
  for (const operation of operations) {
    const call = goodCalls[operation.id] ?? {};
    const changes = operation.writes ?? operation.method !== 'GET';

    test(`${operation.id} on ${storage} returns what its schema declares, for both workspaces`, async () => {
      const { mock } = await start(open, { changes });
      const good = await send(
        urlOf(mock.url, operation, call),
        requestOf(operation.method, call, secrets.studio),
      );
      const { reply } = operation;
      assert.equal(good.status, reply.status ?? 200);
      assertDescribed(operation.id, good);
      if ('schema' in reply) assertFits(reply.schema, good.json);
      else assert.ok(reply.media.includes('*/*') || reply.media.includes(good.headers['content-type'] ?? ''));
      const other = await send(
        urlOf(mock.url, operation, call.other ?? call),
        requestOf(operation.method, call.other ?? call, secrets.sounds),
      );
      assertDescribed(operation.id, other);
      if (other.status >= 300)
        assert.ok(
          operation.errors.some(code => errorTable[code]?.message === other.json.msg),
          `${other.status} ${other.text}`,
        );
      else if ('schema' in reply) assertFits(reply.schema, other.json);
      assert.equal(other.text === good.text, call.common === true);
    });

    // The rest does not reach the storage, or is the same for all: the conformance suite proves it.
    if (open !== storages.lowdb) continue;

    const { foreign, unknown } = call;
    test(`${operation.id} on ${storage} treats records of another workspace as missing`, async () => {
      // A path parameter of an operation without a key proves who calls.
      const names =
        operation.auth !== 'none' &&
        ((/:\w+/.test(operation.path) && call.makes !== true) ||
          operation.errors.some(code => errorTable[code]?.status === 404 && code !== 'no_items_found'));
      assert.equal(
        foreign !== undefined && unknown !== undefined,
        names,
        'calls.ts names both, where the operation names a record',
      );
      if (foreign === undefined || unknown === undefined) return;
      const { mock } = await start(open, { changes: false });
      const before = await mock.repository.keys.list('ws_sounds', { limit: 100 });
      const ask = (one: GoodCall) =>
        send(urlOf(mock.url, operation, one), requestOf(operation.method, one, secrets.studio));
      const [theirs, nobodys] = [await ask(foreign), await ask(unknown)];
      assert.deepEqual([theirs.status, theirs.text], [404, nobodys.text]);
      assert.equal(nobodys.status, 404);
      assertDescribed(operation.id, nobodys);
      assert.deepEqual(await mock.repository.keys.list('ws_sounds', { limit: 100 }), before);
    });

    test(`${operation.id} on ${storage} refuses missing, unknown, expired and revoked keys, and keys without its scope`, async () => {
      const { mock, key } = await start(open, { changes: false });
      const scopes = neededScopes.filter(scope => scope !== operation.scope);
      if (operation.scope === null) return;
      for (const [secret, status, message] of [
        [null, 401, commonErrors.missing_key.message],
        [generateSecret(), 401, commonErrors.unknown_key.message],
        [await key({ expires_at: '2026-01-02T00:00:00Z' }), 401, commonErrors.expired_key.message],
        [await key({ revoked_at: '2026-01-02T00:00:00Z' }), 401, commonErrors.revoked_key.message],
        [await key({ scopes }), 403, `${commonErrors.missing_scope.message}: ${operation.scope}`],
      ] as const) {
        const answer = await send(
          urlOf(mock.url, operation, call),
          requestOf(operation.method, call, secret),
        );
        const msg = operation.onlyMessage ?? message;
        assert.deepEqual([answer.status, answer.json], [status, { status: 'error', msg }]);
        assertDescribed(operation.id, answer);
      }
    });

    test(`${operation.id} on ${storage} refuses a body that is no JSON, and one of another type`, async () => {
      // A raw operation may ignore bodies, or take any bytes.
      if (operation.raw !== undefined && operation.raw.content['application/json'] === undefined) return;
      const { mock } = await start(open, { changes: false });
      for (const [type, status] of [
        ['application/json', 400],
        ['image/png', 415],
      ] as const) {
        const headers = {
          authorization: `Bearer ${secrets.studio}`,
          'content-type': type,
          'content-length': '1',
        };
        const answer = await send(urlOf(mock.url, operation, call), {
          method: operation.method,
          headers,
          body: '{',
        });
        assert.equal(answer.status, status);
        assertDescribed(operation.id, answer);
      }
    });
  }
}

test('lets clients ask by ETag whether what GET answered still holds, and keep no other answer', async () => {
  const open = storages.lowdb as (typeof storages)[string];
  const kept: string[] = [];
  for (const operation of operations) {
    const call = goodCalls[operation.id] ?? {};
    const { mock } = await start(open, { changes: operation.writes ?? operation.method !== 'GET' });
    const { headers } = await send(
      urlOf(mock.url, operation, call),
      requestOf(operation.method, call, secrets.studio),
    );
    assert.match(
      String(headers['cache-control']),
      headers.etag === undefined ? /^no-store/ : /no-cache/,
      operation.id,
    );
    if (headers.etag === undefined) continue;
    kept.push(operation.id);
    const { headers: sent, ...request } = requestOf(operation.method, call, secrets.studio);
    const held = { ...sent, 'if-none-match': String(headers.etag) };
    const again = await send(urlOf(mock.url, operation, call), { ...request, headers: held });
    assertDescribed(operation.id, again);
  }
  // Nobody may cache a secret, a free slug may be taken soon, and samples contain the time.
  const never = [
    'checkSlug',
    'revealWebhookSecret',
    'receiveAutomationQuery',
    'listAutomationSamples',
    'getPairing',
    'getPairingQr',
    'listenToInstance',
  ];
  const read = operations.filter(({ method, id }) => method === 'GET' && !never.includes(id));
  assert.deepEqual(kept.sort(), read.map(({ id }) => id).sort());
});

test.run();
