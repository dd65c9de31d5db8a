import assert from 'node:assert/strict';
import type { Item } from '../../src/generated/types.ts';
import { fixtures, suiteOf } from '../helper.ts';
import { fits } from './schemas.ts';

const test = suiteOf('The schemas');
const url = 'https://a.example/b';
const item = {
  ...(fixtures.items.ws_studio?.[0] as Item),
  demo_link: url,
  media: { thumbnail: url, preview_image: url },
};

test('media: which previews an item has tells image, video and audio apart', () => {
  const image = { thumbnail: url, preview_image: url };
  for (const [media, good] of [
    [image, true],
    [{ ...image, screenshots: [url] }, true],
    [{ ...image, screenshots: [] }, false],
    [{ ...image, preview_video: url }, true],
    [{ thumbnail: url, preview_audio: url }, true],
    [{ ...image, preview_audio: url }, false],
    [{ thumbnail: url, preview_audio: url, preview_video: url }, false],
    [{ thumbnail: url, preview_video: url }, false],
    [{ thumbnail: url }, false],
    [{ preview_image: url }, false],
    [{ ...image, thumbnail: 'nowhere' }, false],
    [{ ...image, preview_image: null }, false],
  ] as const)
    assert.equal(fits('Item', { ...item, media }), good, JSON.stringify(media));
});

test('version, times, money and currency are what the specification says', () => {
  for (const [member, values, good] of [
    ['version', ['0.0.0', '1.20.300'], true],
    ['version', ['1', '1.2', '1.2.3.4', 'v1.2.3', '1.02.3', '1.2.3-beta', 123], false],
    ['published_at', ['2026-03-14T09:26:53Z', '2026-03-14T09:26:53.123Z', '2024-02-29T00:00:00Z'], true],
    [
      'published_at',
      [
        '2026-03-14',
        '2026-03-14T09:26:53',
        '2026-03-14T09:26:53+01:00',
        '2026-13-14T09:26:53Z',
        '2026-02-30T09:26:53Z',
        1,
      ],
      false,
    ],
    ['currency', ['USD', 'EUR'], true],
    ['currency', ['usd', 'US', 'DOLLAR', ''], false],
    [
      'price',
      [
        { regular: 19.99, extended: 0.07 },
        { regular: 0, extended: 1250.5 },
      ],
      true,
    ],
    [
      'price',
      [
        { regular: 19.999, extended: 1 },
        { regular: '19', extended: 1 },
        { regular: -1, extended: 1 },
        { regular: 1 },
      ],
      false,
    ],
    ['id', [1, Number.MAX_SAFE_INTEGER], true],
    ['id', ['1', 1.5, 0, -1, 2 ** 53], false],
  ] as const)
    for (const value of values)
      assert.equal(fits('Item', { ...item, [member]: value }), good, `${member} ${JSON.stringify(value)}`);
});

test('social links are open to any network', () => {
  const account = structuredClone(fixtures.accounts.acc_northwind);
  assert.ok(account);
  account.profile.media = { avatar: url, cover: url };
  account.profile.social_links = { facebook: url, 'a network of 2031': url };
  assert.ok(fits('Account', account));
  account.profile.social_links = { x: 'not a link' };
  assert.equal(fits('Account', account), false);
});

test('a member that nobody knows is refused, so that drift shows', () => {
  assert.equal(fits('Item', { ...item, sku: 1 }), false);
  for (const member of Object.keys(item)) {
    const { [member as keyof Item]: _, ...rest } = item;
    assert.equal(fits('Item', rest), false, `without ${member}`);
  }
});

test('fixtures: forty items and more of every kind, purchases of every kind', () => {
  const items = Object.values(fixtures.items).flat();
  const purchases = Object.values(fixtures.purchases).flat();
  assert.ok(items.length >= 40);
  for (const category of ['Scripts', 'Themes', 'Graphics', 'Audio', 'Video'])
    assert.ok(items.some(entry => entry.category === category));
  for (const { category, media } of items) {
    assert.equal('preview_audio' in media, category === 'Audio');
    assert.equal('preview_video' in media, category === 'Video');
  }
  assert.ok(items.some(({ media }) => media.screenshots) && items.some(({ media }) => !media.screenshots));
  const support = (check: (until: string | undefined) => boolean) =>
    purchases.some(({ supported_until: until }) => check(until));
  assert.ok(support(until => until === undefined));
  assert.ok(support(until => until !== undefined && until < '2026-01-01'));
  assert.ok(support(until => until !== undefined && until > '2027-01-01'));
  assert.deepEqual(
    new Set(purchases.map(({ license_type }) => license_type)),
    new Set(['Regular', 'Extended']),
  );
});

test.run();
