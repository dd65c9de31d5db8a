/** Every variant of an item and of a purchase is there under the first demo key. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import type { Item, Purchase } from '../../../src/generated/types.ts';
import { fixtures, post, secrets, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The demo key shows every variant');

const mock = await startMock();
const { items } = (await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`)).json as unknown as {
  items: Item[];
};
const purchases: Purchase[] = [];
for (const { purchase_code } of fixtures.purchases.ws_studio ?? []) {
  const { json } = await post(`${mock.url}/api/purchases/validation`, {
    api_key: secrets.studio,
    purchase_code,
  });
  purchases.push((json.data as { purchase: Purchase }).purchase);
}
await mock.close();

type Case<One> = readonly [name: string, fits: (one: One) => boolean];

const ofItems: Case<Item>[] = [
  [
    'an audio item, without a preview image',
    ({ media }) => 'preview_audio' in media && !('preview_image' in media),
  ],
  ['a video item with screenshots', ({ media }) => 'preview_video' in media && 'screenshots' in media],
  ['a video item without screenshots', ({ media }) => 'preview_video' in media && !('screenshots' in media)],
  ['an image item with screenshots', ({ media }) => !('preview_video' in media) && 'screenshots' in media],
  [
    'an image item without screenshots',
    ({ media }) => 'preview_image' in media && !('preview_video' in media) && !('screenshots' in media),
  ],
  ['an item without tags', ({ tags }) => tags.length === 0],
  ['an item without options', ({ options }) => options.length === 0],
  ['an item in USD', ({ currency }) => currency === 'USD'],
  ['an item in EUR', ({ currency }) => currency === 'EUR'],
];

const ofPurchases: Case<Purchase>[] = [
  ['a regular licence', ({ license_type: license }) => license === 'Regular'],
  ['an extended licence', ({ license_type: license }) => license === 'Extended'],
  ['a purchase with support', one => Date.parse(one.supported_until ?? '') > Date.now()],
  ['a purchase whose support has ended', one => Date.parse(one.supported_until ?? '') < Date.now()],
  ['a purchase without support', one => !('supported_until' in one)],
  ['a purchase in another currency than its item', one => one.currency !== one.item.currency],
  ['a purchase that was not downloaded', ({ downloaded }) => !downloaded],
];

for (const [name, fits] of ofItems) test(name, () => assert.ok(items.some(fits)));
for (const [name, fits] of ofPurchases) test(name, () => assert.ok(purchases.some(fits)));

test('and the key of the workspace without items an account without social links', () => {
  const [workspace] = fixtures.workspaces.filter(({ id }) => fixtures.items[id] === undefined);
  const account = fixtures.accounts[workspace?.account_id ?? ''];
  assert.deepEqual(account?.profile.social_links, {});
  assert.equal(fixtures.keys[workspace?.id ?? '']?.[0]?.alias, 'press');
});

test.run();
