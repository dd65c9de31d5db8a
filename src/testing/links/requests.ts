import assert from 'node:assert/strict';
import { isRefused, type OnceRequest, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, other, shop } from '../sample.ts';
import { later, link, now } from './sample.ts';

const ten = Array.from({ length: 10 }, (_, index) => index);

export const requestOf = (key: string, body = '0', more: Partial<OnceRequest> = {}): OnceRequest => ({
  digest: key.repeat(64),
  fingerprint: body.repeat(64),
  now,
  expiresAt: later,
  ...more,
});

const test = casesOf('links');

export const linkRequestCases: readonly ConformanceCase[] = [
  test('links.create carries out exactly one of ten concurrent requests with the same idempotency key', async links => {
    const request = requestOf('a');
    const results = await Promise.all(
      ten.map(index =>
        links.create(shop, [link(`lnk_${index}`), link(`lnk_other_${index}`)], {
          request,
          events: () => [event(`evt_${index}`)],
        }),
      ),
    );
    const winner = results.findIndex(([first]) => first !== undefined && !isRefused(first));
    const made = ['lnk_', 'lnk_other_'].map(id => ({
      refused: 'repeated',
      made: { id: `${id}${winner}`, refused: null },
    }));
    assert.deepEqual(results.toSpliced(winner, 1), Array(9).fill(made));
    const all = await links.list(shop, { archived: false, sort: 'created', limit: 100 });
    assert.equal(all.links.length, 2);
  }),
  test('links.create refuses an idempotency key that another request of the workspace has used', async links => {
    await links.create(shop, [link('lnk_1')], { request: requestOf('a') });
    const changed = await links.create(shop, [link('lnk_2')], { request: requestOf('a', '1') });
    assert.deepEqual(changed, [refuse('key_reused')]);
    assert.equal(await links.find(shop, 'lnk_2'), null);
    const theirs = link('lnk_3');
    assert.deepEqual(await links.create(other, [theirs], { request: requestOf('a', '1') }), [theirs]);
    const over = link('lnk_4');
    const request = requestOf('a', '1', { now: later });
    assert.deepEqual(await links.create(shop, [over], { request }), [over], 'the key has expired');
  }),
  test('links.create tells a repeated request what became of each link; one that made nothing leaves its key free', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'one' })]);
    const given = [link('lnk_2', { slug: 'one' }), link('lnk_3')];
    const first = await links.create(shop, given.slice(0, 1), { request: requestOf('a') });
    assert.deepEqual(first, [refuse('slug_taken')]);
    const [taken, made] = await links.create(shop, given, { request: requestOf('a') });
    assert.deepEqual([taken, made], [refuse('slug_taken'), link('lnk_3')]);
    assert.deepEqual(await links.create(shop, given, { request: requestOf('a') }), [
      { refused: 'repeated', made: { id: null, refused: 'slug_taken' } },
      { refused: 'repeated', made: { id: 'lnk_3', refused: null } },
    ]);
  }),
];
