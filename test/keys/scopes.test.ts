/** Scopes that do not exist, where hosts make keys. */
import assert from 'node:assert/strict';
import { builtIn, draftKey, isRefused } from '../../src/index.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('Scopes of keys that a host makes');

const draft = (...scopes: readonly string[]) =>
  draftKey({ id: 'key_mine', name: 'Mine', scopes, expiresAt: null, createdBy: null }, Date.now());

test('are refused if the group does not have them, with the one that is meant', () => {
  for (const [scope, message] of [
    ['links:raed', 'draftKey: the scope links:raed does not exist: did you mean links:read?'],
    [
      'links:everything',
      'draftKey: the scope links:everything does not exist: the group links does not have it',
    ],
  ] as const)
    assert.throws(() => draft('models:read', scope), new TypeError(message));
});

test('may be all of this package, and those of a host', () => {
  const all = [...builtIn.flatMap(({ scopes }) => Object.keys(scopes)), 'orders:read', 'link:read'];
  assert.deepEqual(draft(...all).record.scopes, all);
});

for (const [storage, open] of eachStorage(storages))
  test(`are refused by the storage if another one is meant, on ${storage}`, async cleanup => {
    const { repository } = await open(cleanup);
    const { record } = draft('links:read');
    await assert.rejects(
      async () => repository.keys.create('ws_studio', { ...record, scopes: ['links:read', 'linkS:write'] }),
      /keys\.create: \/scopes\/1/,
    );
    await assert.rejects(
      async () => repository.keys.create('ws_studio', { ...record, scopes: ['links:read', 'links:wriet'] }),
      /keys\.create: \/scopes\/1 must not be links:wriet, which does not exist: did you mean links:write\?/,
    );
    assert.ok(!isRefused(await repository.keys.create('ws_studio', record)));
    const now = new Date().toISOString();
    await assert.rejects(
      async () => repository.keys.change('ws_studio', record.id, { scopes: ['links:raed'], now }),
      /did you mean links:read\?/,
    );
    assert.deepEqual((await repository.keys.find('ws_studio', record.id))?.scopes, ['links:read']);
  });

test.run();
