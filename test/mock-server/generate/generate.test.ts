import assert from 'node:assert/strict';
import { faker } from '@faker-js/faker/locale/en';
import { type Fixtures, toData } from '../../../mock-server/fixtures.ts';
import { generate, withGenerated } from '../../../mock-server/generate/index.ts';
import { generated } from '../../../mock-server/generate/options.ts';
import { startMock } from '../../../mock-server/index.ts';
import { atAddress } from '../../../src/adapters/rules/addresses.ts';
import { checkData } from '../../../src/adapters/rules/check.ts';
import { fixtures, post, secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { until } from '../../until.ts';

const test = suiteOf('Generated fixtures', { isLong: true });

const bearer = { authorization: `Bearer ${secrets.studio}` };
const now = Date.parse('2026-11-22T15:00:00Z');
const counts = { items: 40, purchases: 60, links: 30, contacts: 30, messages: 50 };
const make = (seed: number, more: object = {}) => generate(fixtures, { ...counts, seed, ...more }, now);
const studio = async (...args: Parameters<typeof make>) => {
  const made = await make(...args);
  return {
    items: made.items.ws_studio ?? [],
    purchases: made.purchases.ws_studio ?? [],
    links: made.links.ws_studio ?? [],
    contacts: made.contacts.ws_studio ?? [],
  };
};

test('are valid by the schemas, and what they refer to exists, whatever the seed', async () => {
  for (const seed of [0, 1, 2, 3, 42, 2 ** 32 - 1])
    checkData('generated', atAddress(toData(await make(seed)), 'https://shop.example'));
});

test('are added to those that are there, in the workspace of the first demo key', async () => {
  const made = await make(1);
  for (const collection of generated) {
    const [before, after] = [fixtures[collection], made[collection]] as const;
    assert.deepEqual(
      after.ws_studio?.slice(0, before.ws_studio?.length ?? 0),
      before.ws_studio ?? [],
      collection,
    );
    assert.equal(
      (after.ws_studio?.length ?? 0) - (before.ws_studio?.length ?? 0),
      counts[collection],
      collection,
    );
    assert.deepEqual(after.ws_sounds, before.ws_sounds);
  }
});

test('are the same to the byte for the same seed, and others for another', async () => {
  const [one, same, other] = await Promise.all([make(7), make(7), make(8)]);
  assert.equal(JSON.stringify(one), JSON.stringify(same));
  assert.notEqual(JSON.stringify(one), JSON.stringify(other));
});

test('have dates that move with the day on which they are loaded', async () => {
  const last = async (at: number) =>
    Date.parse((await generate(fixtures, counts, at)).items.ws_studio?.at(-1)?.published_at ?? '');
  assert.equal((await last(now + 86_400_000)) - (await last(now)), 86_400_000);
  assert.equal(await last(now + 3_600_000), await last(now));
  assert.ok((await last(now)) < now);
});

test('begin with the same records if there are more of them, and do not change the links', async () => {
  const [few, many] = [await studio(7), await studio(7, { items: 80 })];
  assert.deepEqual(many.items.slice(0, few.items.length), few.items);
  assert.deepEqual(many.links, few.links);
});

test('have every variant of items and purchases', async () => {
  const { items, purchases } = await studio(1, { items: 300, purchases: 300 });
  const own = items.slice(fixtures.items.ws_studio?.length);
  for (const fits of [
    ({ media }: (typeof own)[number]) => 'preview_audio' in media,
    ({ media }: (typeof own)[number]) => 'preview_video' in media,
    ({ media }: (typeof own)[number]) => 'screenshots' in media,
    ({ media }: (typeof own)[number]) => !('screenshots' in media),
    ({ tags }: (typeof own)[number]) => tags.length === 0,
    ({ options }: (typeof own)[number]) => options.length === 0,
    ({ currency }: (typeof own)[number]) => currency === 'EUR',
  ])
    assert.ok(own.some(fits), String(fits));
  const bought = purchases.slice(fixtures.purchases.ws_studio?.length);
  for (const license of ['Regular', 'Extended'])
    assert.ok(bought.some(({ license_type }) => license_type === license));
  const support = bought.map(({ supported_until: until }) =>
    until === undefined ? 'none' : Date.parse(until) > now ? 'supported' : 'lapsed',
  );
  assert.deepEqual([...new Set(support)].sort(), ['lapsed', 'none', 'supported']);
});

test('have purchase codes that are unique', async () => {
  const { purchases } = await make(1, { purchases: 2_000 });
  const codes = Object.values(purchases).flatMap(list => list.map(one => one.purchase_code));
  assert.equal(new Set(codes).size, codes.length);
});

test('leave the random numbers of an application that uses the same package alone', async () => {
  faker.seed(5);
  const expected = faker.number.int();
  faker.seed(5);
  await make(1);
  assert.equal(faker.number.int(), expected);
});

test('tell how far they are, at the end of each collection at least', async () => {
  const reported: string[] = [];
  await make(1, {
    items: 2_500,
    contacts: 0,
    onProgress: (one: { collection: string; done: number; total: number }) =>
      reported.push(`${one.collection} ${one.done}/${one.total}`),
  });
  assert.deepEqual(reported, [
    'items 1000/2500',
    'items 2000/2500',
    'items 2500/2500',
    'purchases 60/60',
    'links 30/30',
    'messages 50/50',
  ]);
});

test('are served: an item with its media, a purchase, a link', async cleanup => {
  const mock = await mockFor(cleanup, {
    generate: { items: 5, purchases: 5, links: 5, seed: 3 },
    now: () => now,
  });
  const { json } = await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`);
  const items = json.items as { id: number; media: { thumbnail: string } }[];
  assert.equal(items.length, (fixtures.items.ws_studio?.length ?? 0) + 5);
  assert.equal((await send(items.at(-1)?.media.thumbnail ?? '')).status, 200);
  const purchase_code = mock.data.purchases.ws_studio?.at(-1)?.purchase_code;
  const validated = await post(`${mock.url}/api/purchases/validation`, {
    api_key: secrets.studio,
    purchase_code,
  });
  assert.equal(validated.status, 200);
  const slug = mock.data.links.ws_studio?.at(-1)?.slug;
  assert.ok([302, 404].includes((await send(`${mock.url}/l/${slug}`)).status));
});

test('are conversations: messages stand in their chats, in order and in the past, and go on', async cleanup => {
  const generate = { messages: 50, contacts: 3, seed: 3 };
  const mock = await mockFor(cleanup, { generate, now: () => now });
  const call = async (path: string) =>
    (await send(`${mock.url}/api/v1/instances/ins_demo/${path}`, { headers: bearer })).json.data as Record<
      string,
      unknown
    >[];
  const chat = encodeURIComponent('+99900000001');
  const listed = await call(`messages?chat=${chat}&limit=100`);
  assert.equal(listed.length, 20);
  for (const { created_at: at } of listed) assert.ok(Date.parse(String(at)) < now);
  const before = mock.data.chats.ws_studio?.find(one => one.address === '+99900000001');
  assert.equal(before?.last_sequence, 20);
  await mock.messaging.receive('ins_demo', { from: '+99900000001', text: 'And another one' });
  // The instance may still be connecting.
  const after = () => mock.data.chats.ws_studio?.find(one => one.address === '+99900000001');
  await until(() => after()?.last_sequence === 21);
  assert.equal(after()?.unread, 1);
  assert.equal(mock.data.chats.ws_studio?.find(one => one.address === '+99900000003')?.last_sequence, 10);
});

test('refuse names that are not generated, with the nearest one, and counts that are none', async () => {
  for (const [generate, message] of [
    [{ item: 5 }, 'startMock: generate cannot be item: do you mean items?'],
    [{ purchase: 5 }, 'startMock: generate cannot be purchase: do you mean purchases?'],
    [
      { webhooks: 5 },
      'startMock: generate cannot be webhooks: only items, purchases, links, contacts and messages are generated',
    ],
    [{ items: -1 }, 'startMock: generate needs items as a number of records from 0 to 1000000'],
    [{ items: '5' }, 'startMock: generate needs items as a number of records from 0 to 1000000'],
    [{ items: 1, seed: 0.5 }, 'startMock: generate needs seed as an integer from 0 to 4294967295'],
    [{ onProgress: 1 }, 'startMock: generate needs onProgress as a function'],
    [
      'items=5',
      'startMock: generate must be numbers of records by collection: items, purchases, links, contacts, messages',
    ],
  ] as const)
    await assert.rejects(startMock({ generate: generate as never }), { name: 'TypeError', message });
});

test('say what they need: the package, a workspace, items, an instance', async () => {
  const bare = { ...fixtures, items: {}, instances: {} };
  const missing = Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' });
  for (const [given, options, message] of [
    [{ ...fixtures, workspaces: [] }, { items: 1 }, 'generate needs fixtures with a workspace'],
    [bare, { purchases: 1 }, 'generate: purchases need items in the first workspace'],
    [bare, { contacts: 1 }, 'generate: contacts need an instance in the first workspace'],
    [bare, { messages: 1 }, 'generate: messages need an instance in the first workspace'],
  ] as const)
    await assert.rejects(withGenerated(given as Fixtures, options), { message });
  await assert.rejects(
    withGenerated(fixtures, { items: 1 }, () => Promise.reject(missing)),
    {
      message: 'generate needs the package @faker-js/faker: npm install @faker-js/faker',
    },
  );
});

test.run();
