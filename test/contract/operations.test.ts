/** Rules for every operation in the table: new ones are covered when they are declared. */
import assert from 'node:assert/strict';
import { commonErrors } from '../../src/common/errors/errors.ts';
import { errorTable } from '../../src/factories/built-in/groups.ts';
import { schemas } from '../../src/generated/schemas.ts';
import type { KeyRecord } from '../../src/generated/types.ts';
import type { Operation } from '../../src/group/operation.ts';
import { digestOf, generateSecret, hintsOf } from '../../src/secrets/key-format.ts';
import { neededScopes, operations } from '../built-in.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { atEnd } from '../runner/at-end.ts';
import { eachStorage, storages } from '../storages.ts';
import { type GoodCall, goodCalls, requestOf } from './calls.ts';
import { assertDescribed } from './described.ts';
import { assertFits } from './schemas.ts';

const test = suiteOf('Every operation', { isLong: true });

/** One mock server per adapter, because resetting it is faster than starting a new one. */
const mocks = new Map<unknown, ReturnType<(typeof storages)[string]>>();
/** The adapters whose data a test may have changed. Only the next test resets them, because that takes most of the time. */
const changed = new Set<unknown>();

/** A service with the fixtures, and perhaps more keys. `changes`: the test may change other records. */
async function start(open: (typeof storages)[string], { changes }: { changes: boolean }) {
  const running = mocks.get(open) ?? open(close => void atEnd.push(close));
  mocks.set(open, running);
  const mock = await running;
  if (changed.delete(open)) await mock.reset();
  if (changes) changed.add(open);
  const key = async (some: Partial<KeyRecord>, workspaceId = 'ws_studio') => {
    const secret = generateSecret();
    const id = `key_${digestOf(secret).slice(0, 8)}`;
    const base = {
      id,
      name: id,
      digest: digestOf(secret),
      ...hintsOf(secret),
      created_at: '2026-01-01T00:00:00Z',
      created_by: null,
      last_used_at: null,
      rotated_to: null,
      expires_at: null,
      revoked_at: null,
    };
    const scopes = neededScopes;
    assert.ok('id' in (await mock.repository.keys.create(workspaceId, { ...base, scopes, ...some })));
    return secret;
  };
  return { mock, key };
}

const urlOf = (base: string, operation: Operation, { query, params = {} }: GoodCall) => {
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return `${base}${path}${query === undefined ? '' : `?${query}`}`;
};

test('has a valid call here', () => {
  assert.deepEqual(Object.keys(goodCalls).sort(), operations.map(({ id }) => id).sort());
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
        assert.ok(operation.errors.some(code => errorTable[code]?.message === other.json.msg));
      else if ('schema' in reply) assertFits(reply.schema, other.json);
      assert.equal(other.text === good.text, call.common === true);
    });

    test(`${operation.id} on ${storage} answers any text without an error of ours: no value causes a 500`, async () => {
      const { mock } = await start(open, { changes });
      const odd = [
        'a\ud800b',
        'a\0b',
        'a\u0007',
        '0000-01-01T00:00:00Z',
        '2030-12-31T23:59:60Z',
        '',
        {},
        [],
        ['\ud800'],
        null,
        1e300,
      ];
      const names = Object.keys(
        (schemas[operation.raw?.content['application/json']?.schema ?? operation.request]?.properties ??
          {}) as object,
      );
      for (const name of operation.method === 'GET' ? [] : names)
        for (const value of odd) {
          const answer = await send(
            urlOf(mock.url, operation, call),
            requestOf(operation.method, { ...call, body: { ...call.body, [name]: value } }, secrets.studio),
          );
          assert.ok(answer.status < 500, `${name}: ${JSON.stringify(value)} is ${answer.status}`);
          assertDescribed(operation.id, answer);
        }
      for (const value of ['%00', '%ED%A0%80', '%', '', '0000-01-01T00:00:00Z', '1e300', '9'.repeat(40)])
        for (const name of operation.method === 'GET' ? names : []) {
          const query = `${call.query === undefined ? '' : `${call.query}&`}${name}=${value}`;
          const url = urlOf(mock.url, operation, { ...call, query });
          const answer = await send(url, requestOf(operation.method, call, secrets.studio));
          assert.ok(answer.status < 500, `${name}=${value} is ${answer.status}`);
          assertDescribed(operation.id, answer);
        }
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
