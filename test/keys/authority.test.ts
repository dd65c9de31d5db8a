/** What a key may do to keys: nothing to keys with more scopes or a later expiry, and nothing after it was rotated. */
import assert from 'node:assert/strict';
import type { CreatedKey, Key } from '../../src/generated/types.ts';
import { draftKey } from '../../src/index.ts';
import { mateus, Person } from '../console/client.ts';
import { type Cleanup, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('A key that manages keys');

const beyond = 'An API key can only manage keys within its own scopes, expiry and IP addresses';
const rotatedAway = 'This API key was rotated: manage keys with its replacement';
const reported = ({ status, json }: RawAnswer) => [status, json.msg];

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  let now = Date.parse('2026-11-21T00:00:00Z');
  const mock = await open(cleanup, { now: () => now });
  const url = `${mock.url}/api/v1/keys`;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const create = (body: object, key = secrets.studio) => post(url, { name: 'x', ...body }, bearer(key));
  const rotate = (id: string, key: string, body: object = {}) =>
    post(`${url}/${id}/rotate`, body, bearer(key));
  const made = async (answer: Promise<RawAnswer>) => {
    const { status, json } = await answer;
    assert.equal(status, 201, JSON.stringify(json));
    return json.data as CreatedKey;
  };
  return {
    create,
    rotate,
    made,
    make: (body: object, key?: string) => made(create(body, key)),
    revoke: (id: string, key: string) => send(`${url}/${id}`, { method: 'DELETE', headers: bearer(key) }),
    list: async (key = secrets.studio) =>
      (await send(`${url}?limit=100`, { headers: bearer(key) })).json.data as Key[],
    works: async (key: string) => (await send(url, { headers: bearer(key) })).status === 200,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    at: (seconds: number) => new Date(now + seconds * 1_000).toISOString(),
  };
}

const both = ['keys:read', 'keys:write'];

for (const [storage, open] of eachStorage(storages)) {
  test(`makes no developer an owner, whatever key the developer knows, on ${storage}`, async cleanup => {
    const { url, repository } = await open(cleanup);
    const developer = new Person(`${url}/user/api`);
    await developer.logIn(mateus);
    const page = await developer.get('/workspaces/ws_studio');
    const [, csrf = ''] = /name="csrf" value="([^"]*)"/.exec(page.text) ?? [];
    const add = async (id: string, createdBy: string | null, scopes: readonly string[]) => {
      const draft = { id, name: id, scopes, expiresAt: null, createdBy };
      const { record, secret } = draftKey(draft, Date.now());
      await repository.keys.create('ws_studio', record);
      return secret;
    };
    // As it could have been made before developers were refused these scopes.
    const own = await add('key_dev', mateus.id, [
      'models:read',
      'keys:write',
      'members:write',
      'invitations:write',
    ]);
    for (const [id, creator] of [
      ['key_app', null],
      ['key_owner', 'user_ingrid'],
    ] as const) {
      const known = await add(id, creator, ['models:read']);
      const scopes = ['models:read', 'members:write', 'invitations:write'];
      const given = await send(`${url}/api/v1/keys/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
        body: JSON.stringify({ scopes }),
      });
      assert.equal(given.status, 403);
      assert.match(
        given.text,
        /Only an owner of the workspace can give .*: members:write, invitations:write/,
      );
      const form = await developer.post(`/workspaces/ws_studio/keys/${id}`, {
        csrf,
        name: id,
        scopes,
        expiry: 'same',
      });
      assert.equal(form.status, 422);
      assert.match(
        form.text,
        /Only an owner of the workspace can give a key members:write, invitations:write\./,
      );
      for (const by of [known, own]) {
        const { status } = await send(`${url}/api/v1/members/${mateus.id}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
          body: JSON.stringify({ role: 'owner' }),
        });
        assert.equal(status, 403);
      }
    }
  });

  test(`cannot create a key that has more scopes or expires later, on ${storage}`, async cleanup => {
    const { create, make, at } = await start(cleanup, open);
    const expires_at = at(60);
    const short = await make({ scopes: both, expires_at });
    for (const [body, detail] of [
      [{ scopes: ['marketplace:read', 'keys:read'] }, 'marketplace:read'],
      [{ scopes: both, expires_at: at(61) }, 'expires_at'],
      [{ scopes: ['links:read'], expires_at: at(61) }, 'links:read, expires_at'],
    ] as const)
      assert.deepEqual(reported(await create(body, short.secret)), [403, `${beyond}: ${detail}`]);
    const same = await make({ scopes: both }, short.secret);
    assert.equal(Date.parse(same.expires_at ?? ''), Date.parse(expires_at));
  });

  test(`cannot get a permanent key through rotation if it expires, on ${storage}`, async cleanup => {
    const { make, rotate, list, works, at } = await start(cleanup, open);
    const permanent = await make({ scopes: both });
    const short = await make({ scopes: both, expires_at: at(60) });
    const before = await list();
    assert.deepEqual(reported(await rotate(permanent.id, short.secret)), [403, `${beyond}: expires_at`]);
    assert.deepEqual(
      (await list()).map(({ last_used_at: _, last_used_network: _from, ...key }) => key),
      before.map(({ last_used_at: _, last_used_network: _from, ...key }) => key),
    );
    assert.ok(await works(permanent.secret));
  });

  test(`cannot rotate or revoke a key with more scopes, on ${storage}`, async cleanup => {
    const { make, rotate, revoke, works } = await start(cleanup, open);
    const weak = await make({ scopes: ['keys:write'] });
    const strong = await make({ scopes: both });
    const refusal = [403, `${beyond}: keys:read`];
    assert.deepEqual(reported(await revoke(strong.id, weak.secret)), refusal);
    assert.deepEqual(reported(await rotate(strong.id, weak.secret)), refusal);
    assert.ok(await works(strong.secret));
  });

  test(`cannot revoke a key that expires later, on ${storage}`, async cleanup => {
    const { make, revoke, works, at } = await start(cleanup, open);
    const permanent = await make({ scopes: both });
    const short = await make({ scopes: both, expires_at: at(60) });
    assert.deepEqual(reported(await revoke(permanent.id, short.secret)), [403, `${beyond}: expires_at`]);
    assert.ok(await works(permanent.secret));
    assert.equal((await revoke(short.id, permanent.secret)).status, 200);
  });

  test(`cannot manage its replacement or any other key after it was rotated, on ${storage}`, async cleanup => {
    const { make, made, create, rotate, revoke, works } = await start(cleanup, open);
    const leaked = await make({ scopes: both });
    const other = await make({ scopes: both });
    const next = await made(rotate(leaked.id, leaked.secret, { overlap_seconds: 60 }));
    assert.ok(await works(leaked.secret), 'it is still taken for all else');
    for (const answer of [
      await create({ scopes: ['keys:read'] }, leaked.secret),
      await rotate(next.id, leaked.secret),
      await revoke(next.id, leaked.secret),
      await rotate(other.id, leaked.secret),
      await revoke(other.id, leaked.secret),
      await revoke(leaked.id, leaked.secret),
      await revoke('key_nobody', leaked.secret),
    ])
      assert.deepEqual(reported(answer), [403, rotatedAway]);
    assert.ok((await works(next.secret)) && (await works(other.secret)));
    assert.equal((await revoke(leaked.id, next.secret)).status, 200, 'its holder ends the overlap');
    assert.equal(await works(leaked.secret), false);
  });

  test(`cannot create a permanent key if it expires, and is told so, on ${storage}`, async cleanup => {
    const { create, make, list, at } = await start(cleanup, open);
    const short = await make({ scopes: both, expires_at: at(60) });
    const before = (await list()).length;
    assert.deepEqual(reported(await create({ scopes: both, expires_at: null }, short.secret)), [
      403,
      `${beyond}: expires_at`,
    ]);
    assert.equal((await list()).length, before);
    assert.equal((await make({ scopes: both, expires_at: null })).expires_at, null);
  });

  test(`can rotate a key to another expiry, but not beyond its own, on ${storage}`, async cleanup => {
    const { make, made, rotate, list, at } = await start(cleanup, open);
    const time = (text: string | null) => (text === null ? null : Date.parse(text));
    const short = await make({ scopes: both, expires_at: at(60) });
    for (const expires_at of [null, at(61)])
      assert.deepEqual(reported(await rotate(short.id, short.secret, { expires_at })), [
        403,
        `${beyond}: expires_at`,
      ]);
    for (const [expires_at, msg] of [
      [at(0), 'Invalid request: expires_at must be in the future'],
      [
        'soon',
        'Invalid request: expires_at must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z',
      ],
    ])
      assert.deepEqual(reported(await rotate(short.id, short.secret, { expires_at })), [400, msg]);
    assert.equal((await list()).find(({ id }) => id === short.id)?.rotated_to, null);
    const sooner = await made(rotate(short.id, short.secret, { expires_at: at(30) }));
    assert.equal(time(sooner.expires_at), time(at(30)));
    const longer = await made(rotate(sooner.id, secrets.studio, { expires_at: at(90) }));
    assert.equal(time(longer.expires_at), time(at(90)));
    const permanent = await made(rotate(longer.id, secrets.studio, { expires_at: null }));
    assert.equal(permanent.expires_at, null);
  });

  test(`can rotate itself, and its replacement keeps its expiry, on ${storage}`, async cleanup => {
    const { make, made, rotate, works, at, pass } = await start(cleanup, open);
    const expires_at = at(60);
    const short = await make({ scopes: both, expires_at });
    const next = await made(rotate(short.id, short.secret));
    assert.equal(Date.parse(next.expires_at ?? ''), Date.parse(expires_at));
    pass(60);
    assert.equal(await works(next.secret), false);
  });

  test(`is rotated once under concurrent requests, and its replacement works, on ${storage}`, async cleanup => {
    const { make, rotate, works, list } = await start(cleanup, open);
    const key = await make({ scopes: both });
    const answers = await Promise.all(Array.from({ length: 10 }, () => rotate(key.id, key.secret)));
    const won = answers.filter(({ status }) => status === 201);
    assert.equal(won.length, 1);
    for (const answer of answers)
      if (answer !== won[0]) assert.deepEqual(reported(answer), [403, rotatedAway]);
    const next = won[0]?.json.data as CreatedKey;
    assert.ok(await works(next.secret));
    assert.equal((await list()).find(({ id }) => id === next.id)?.rotated_to, null);
  });

  test(`leaves one of two keys active that revoke each other at the same time, on ${storage}`, async cleanup => {
    const { make, revoke, works } = await start(cleanup, open);
    const [one, two] = [await make({ scopes: both }), await make({ scopes: both })];
    const answers = await Promise.all([revoke(two.id, one.secret), revoke(one.id, two.secret)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
    const lost = answers.find(({ status }) => status === 401);
    assert.equal(lost?.json.msg, 'Revoked API key');
    assert.equal(lost?.headers['www-authenticate'], 'Bearer error="invalid_token"');
    assert.notEqual(await works(one.secret), await works(two.secret));
  });
}

test.run();
