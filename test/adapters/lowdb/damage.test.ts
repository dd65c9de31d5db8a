import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidDataError, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { hashPassword } from '../../../src/secrets/passwords.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { key, sample, shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { place } from './place.ts';

const test = suiteOf('A damaged lowdb data file');

test('stops the start with file, position and reason, and does not change', async cleanup => {
  const file = await place(cleanup);
  const good = sample();
  const item = (changes: object) => ({
    ...good,
    items: { ...good.items, [shop]: [{ ...good.items[shop]?.[0], ...changes }] },
    purchases: {},
  });
  const filtered = (condition: object) => ({
    ...good,
    webhook_endpoints: { [shop]: [{ ...good.webhook_endpoints[shop]?.[0], filter: [condition] }] },
    webhook_events: {},
    webhook_deliveries: {},
  });
  const filterPlace = (member: string) => `/webhook_endpoints/ws_shop/0/filter/0/${member}`;
  const damages: [string, string, string][] = [
    ['', '', 'is not JSON at line 1, column 1'],
    [
      '{\n  "format": 1,\n  "items": {"ws_shop": [{"id": 1,}]}\n}',
      '/items/ws_shop/0',
      'is not JSON at line 3, column 34',
    ],
    ['{"format": 1,', '', 'is not JSON at line 1, column 14'],
    ['{\n  "format": 1,\n  "accounts": oops\n}', '/accounts', 'is not JSON at line 3, column 15'],
    ['['.repeat(200_000), '', 'is not JSON, and is nested too deeply to find the position'],
    ['[]', '', 'must be an object'],
    ['null', '', 'must be an object'],
    [JSON.stringify({ ...good, format: 2 }), '/format', 'must be 1'],
    [JSON.stringify({ ...good, extra: 1 }), '/extra', 'is not a known field'],
    [JSON.stringify({ ...good, itmes: {} }), '/itmes', 'is not a known field: did you mean items?'],
    [JSON.stringify(filtered({ field: 'type', eqauls: 1 })), filterPlace('eqauls'), 'is not a known field'],
    [JSON.stringify(filtered({ any: 3 })), filterPlace('any'), 'must be a list'],
    [JSON.stringify({ ...good, format: undefined }), '/format', 'is required'],
    [
      JSON.stringify(item({ price: { regular: 1.999, extended: 2 } })),
      '/items/ws_shop/0/price/regular',
      'must be an amount with at most two decimal places',
    ],
    [JSON.stringify(item({ version: '1.0' })), '/items/ws_shop/0/version', 'must be a version such as 1.4.2'],
    [
      JSON.stringify(item({ published_at: '2024-01-01' })),
      '/items/ws_shop/0/published_at',
      'must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z',
    ],
    [JSON.stringify(item({ demo_link: 'nowhere' })), '/items/ws_shop/0/demo_link', 'must be an absolute URL'],
    [
      JSON.stringify({ ...good, items: {} }),
      '/purchases/ws_shop/0/item_id',
      'refers to an unknown item of the workspace',
    ],
    [
      JSON.stringify({ ...good, keys: { ws_nobody: [] } }),
      '/keys/ws_nobody',
      'refers to an unknown workspace',
    ],
    [JSON.stringify({ ...good, accounts: {} }), '/workspaces/0/account_id', 'refers to an unknown account'],
    [
      JSON.stringify({ ...good, keys: { [shop]: [key('a', 'a'), key('b', 'a')] } }),
      '/keys/ws_shop/1/digest',
      'is a duplicate',
    ],
    [
      JSON.stringify({ ...good, links: { [shop]: [link('lnk_1', { expired_url: 'javascript:alert(1)' })] } }),
      '/links/ws_shop/0/expired_url',
      'must be an http or https URL',
    ],
    [
      JSON.stringify({ ...good, links: { [shop]: [link('lnk_1'), link('lnk_2', { slug: 'lnk_1' })] } }),
      '/links/ws_shop/1/slug_key',
      'is a duplicate',
    ],
    [
      JSON.stringify({
        ...good,
        models: { [shop]: [...(good.models[shop] ?? []), ...(good.models[shop] ?? [])] },
      }),
      '/models/ws_shop/2/id',
      'is a duplicate',
    ],
  ];
  for (const [member, value, reason] of [
    ['cost', 3, 'must be a power of two'],
    ['cost', 0, 'must be at least 2'],
    ['cost', 2 ** 21, 'must be at most 1048576'],
    ['block_size', 33, 'must be at most 32'],
    ['parallelization', 33, 'must be at most 32'],
  ] as const) {
    const [person] = good.users;
    const password = { ...(await hashPassword('long enough')), [member]: value };
    const text = JSON.stringify({ ...good, users: [{ ...person, password }] });
    damages.push([text, `/users/0/password/${member}`, reason]);
  }
  for (const [text, pointer, reason] of damages) {
    await writeFile(file, text);
    await assert.rejects(lowdbRepository({ file, seed: sample() }), (error: Error) => {
      assert.ok(error instanceof InvalidDataError);
      assert.ok(error.reason.startsWith(reason), error.message);
      assert.equal(error.pointer, pointer);
      return error.message.startsWith(`${file}: `);
    });
    assert.equal(await readFile(file, 'utf8'), text);
    assert.deepEqual(await readdir(join(file, '..')), ['data.json']);
  }
  const repository = await lowdbRepository({ file, seed: sample(), reset: true });
  await repository.close();
  const { revision: _, ...stored } = JSON.parse(await readFile(file, 'utf8'));
  assert.deepEqual(stored, sample());
  assert.deepEqual(await readdir(join(file, '..')), ['data.json'], 'nothing damaged is kept');
});

test('given in the code is refused by the name of the option', async () => {
  const seed = { itmes: {} } as object;
  await assert.rejects(lowdbRepository({ seed }), {
    message: 'seed: /itmes is not a known field: did you mean items?',
  });
});

test('that cannot be read is reported with the reason', async cleanup => {
  const file = await place(cleanup);
  await mkdir(file);
  await assert.rejects(lowdbRepository({ file }), /is a folder, not a file/);
});

test.run();
