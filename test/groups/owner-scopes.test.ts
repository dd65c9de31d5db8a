/** Scopes of a group that act for a person. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { builtIn, createRouter, defineGroup, defineOperation, draftKey } from '../../src/index.ts';
import { fixtureRepository, post, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('ownerScopes of a group');

const payouts = (ownerScopes: readonly string[]) =>
  defineGroup({
    name: 'payouts',
    description: 'Pays authors.',
    needs: [],
    scopes: { 'payouts:write': 'Pay authors' },
    ownerScopes,
    operations: [
      defineOperation({
        id: 'payAuthor',
        method: 'GET',
        path: '/api/v1/payouts',
        summary: 'Pay an author',
        description: 'Pays an author.',
        auth: 'bearer',
        scope: 'payouts:write',
        request: 'NoInput',
        reply: {
          schema: { type: 'object' },
          description: 'For whom.',
          revalidate: false,
          envelope: data => ({ status: 'success', data }),
        },
        errors: [],
        handler: ({ principal }) => ({ result: { for: principal.actsFor } }),
      }),
    ],
  });

test('can be given by keys that act for owners only, and its handlers know for whom a key acts', async cleanup => {
  const repository = await fixtureRepository();
  const groups = [...builtIn, payouts(['payouts:write'])];
  const { url } = await serveApp(cleanup, new Koa().use(createRouter({ repository, groups }).routes()));
  const add = async (id: string, createdBy: string | null) => {
    const scopes = ['keys:write', 'payouts:write'];
    const { record, secret } = draftKey({ id, name: id, scopes, expiresAt: null, createdBy }, Date.now());
    await repository.keys.create('ws_studio', record);
    return { authorization: `Bearer ${secret}` };
  };
  const give = (headers: Record<string, string>) =>
    post(`${url}/api/v1/keys`, { name: 'x', scopes: ['payouts:write'] }, headers);
  const refused = await give(await add('key_dev', 'user_mateus'));
  assert.equal(refused.status, 403);
  assert.match(String(refused.json.msg), /payouts:write$/);
  for (const [id, creator, users] of [
    ['key_owner', 'user_ingrid', ['user_ingrid']],
    ['key_app', null, []],
  ] as const) {
    const made = await give(await add(id, creator));
    assert.equal(made.status, 201);
    const { secret } = made.json.data as { secret: string };
    const { json } = await send(`${url}/api/v1/payouts`, { headers: { authorization: `Bearer ${secret}` } });
    assert.deepEqual(json.data, { for: users });
  }
});

test('must be scopes of the group', async () => {
  const repository = await fixtureRepository();
  assert.throws(() => createRouter({ repository, groups: [...builtIn, payouts(['members:write'])] }), {
    name: 'TypeError',
    message:
      'createRouter: groups: payouts: ownerScopes contains members:write, which is not one of its scopes',
  });
});

test.run();
