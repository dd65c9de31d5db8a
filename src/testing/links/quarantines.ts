import assert from 'node:assert/strict';
import type { LinkRecord } from '../../generated/types.ts';
import { isRefused, type Quarantine, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import { later, link, now } from './sample.ts';

const quarantine: Quarantine = { now, until: later };
const afterwards = '2026-06-06T06:06:07Z';
const over: Quarantine = { now: later, until: afterwards };
const ten = Array.from({ length: 10 }, (_, index) => index);

const refusal = { refused: 'slug_quarantined', until: later } as const;
const isSame = (one: unknown, expected: typeof refusal) => {
  const { refused, until } = one as typeof refusal;
  assert.deepEqual([refused, Date.parse(until)], [expected.refused, Date.parse(expected.until)]);
};
const to = (slug: string, more: Partial<LinkRecord> = {}) => ({ slug, slug_key: slug, ...more });
const alias = (slug: string, domain = '') => ({ domain, slug, slug_key: slug });

const test = casesOf('links');

/** Slugs that are given up, and aliases. */
export const linkQuarantineCases: readonly ConformanceCase[] = [
  test('links.create and change refuse a slug that another workspace gave up, until its quarantine ends', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'deleted' }), link('lnk_2', { slug: 'renamed' })]);
    await links.create(other, [link('lnk_theirs', { slug: 'theirs' })]);
    await links.delete(shop, 'lnk_1', { quarantine });
    await links.change(shop, 'lnk_2', () => to('new'), { quarantine });
    for (const slug of ['deleted', 'renamed']) {
      const found = await links.findQuarantine('', slug);
      assert.deepEqual([found?.workspaceId, Date.parse(found?.until ?? '')], [shop, Date.parse(later)]);
      assert.equal(await links.findBySlug('', slug), null);
      const wanted = link(`lnk_${slug}`, { slug });
      const [made] = await links.create(other, [wanted], { quarantine });
      isSame(made, refusal);
      isSame(await links.change(other, 'lnk_theirs', () => to(slug), { quarantine }), refusal);
      assert.equal((await links.find(other, 'lnk_theirs'))?.slug, 'theirs');
      assert.equal(await links.findBySlug('', slug), null);
      // Quarantine is for a slug in its domain.
      const elsewhere = { ...wanted, id: `lnk_else_${slug}`, domain: 'go.example' };
      assert.deepEqual(await links.create(other, [elsewhere], { quarantine }), [elsewhere]);
      assert.deepEqual(await links.create(other, [wanted], { quarantine: over }), [wanted]);
      assert.equal(await links.findQuarantine('', slug), null);
    }
    for (const text of hostileTexts) assert.equal(await links.findQuarantine(text, text), null);
  }),
  test('links.create and change give a slug back at once to the workspace that gave it up', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'one' }), link('lnk_2', { slug: 'two' })]);
    await links.delete(shop, 'lnk_1', { quarantine });
    const again = link('lnk_3', { slug: 'one' });
    assert.deepEqual(await links.create(shop, [again], { quarantine }), [again]);
    assert.equal(await links.findQuarantine('', 'one'), null);
    await links.delete(shop, 'lnk_3', { quarantine });
    const changed = await links.change(shop, 'lnk_2', () => to('one'), { quarantine });
    assert.ok(!isRefused(changed));
    assert.equal(await links.findQuarantine('', 'one'), null);
    assert.equal((await links.findQuarantine('', 'two'))?.workspaceId, shop);
  }),
  test('links.create that refuses a link leaves its slug in quarantine', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'one' }), link('lnk_2', { external_id: 'x2' })]);
    await links.delete(shop, 'lnk_1', { quarantine });
    const wanted = link('lnk_3', { slug: 'one', external_id: 'x2' });
    assert.deepEqual(await links.create(shop, [wanted], { quarantine }), [refuse('external_id_taken')]);
    assert.equal((await links.findQuarantine('', 'one'))?.workspaceId, shop);
    const [theirs] = await links.create(other, [link('lnk_4', { slug: 'one' })], { quarantine });
    isSame(theirs, refusal);
  }),
  test('links.delete and change without a quarantine free slugs at once', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'one' }), link('lnk_2', { slug: 'two' })]);
    await links.delete(shop, 'lnk_1');
    await links.delete(shop, 'lnk_2', { quarantine });
    assert.equal(await links.findQuarantine('', 'one'), null);
    const theirs = [link('lnk_3', { slug: 'one' }), link('lnk_4', { slug: 'two' })];
    assert.deepEqual(await links.create(other, theirs), theirs);
    assert.equal(await links.findQuarantine('', 'two'), null);
  }),
  test('links.create never gets a slug from another workspace that gives it up at the same moment', async links => {
    for (const round of ten) {
      const slug = `slug-${round}`;
      await links.create(shop, [link(`lnk_${round}`, { slug })]);
      const [, ...made] = await Promise.all([
        round % 2 === 0
          ? links.delete(shop, `lnk_${round}`, { quarantine })
          : links.change(shop, `lnk_${round}`, () => to(`moved-${round}`), { quarantine }),
        ...ten.map(index => links.create(other, [link(`lnk_${round}_${index}`, { slug })], { quarantine })),
      ]);
      for (const answer of made.flat()) assert.ok(isRefused(answer));
      assert.equal(await links.findBySlug('', slug), null);
      assert.equal((await links.findQuarantine('', slug))?.workspaceId, shop);
    }
  }),
  test('links.findBySlug finds a link by its aliases, which are as unique as slugs', async links => {
    const mine = link('lnk_1', { slug: 'new', aliases: [alias('old'), alias('new', 'go.example')] });
    assert.deepEqual(await links.create(shop, [mine]), [mine]);
    for (const [domain, slug] of [
      ['', 'new'],
      ['', 'old'],
      ['go.example', 'new'],
    ] as const)
      assert.deepEqual(await links.findBySlug(domain, slug), { workspaceId: shop, link: mine });
    const taken = refuse('slug_taken');
    assert.deepEqual(
      await links.create(other, [
        link('lnk_2', { slug: 'old' }),
        link('lnk_3', { slug: 'free', aliases: [alias('else'), alias('old')] }),
        link('lnk_4', { slug: 'four', aliases: [alias('five')] }),
        link('lnk_5', { slug: 'five' }),
      ]),
      [taken, taken, link('lnk_4', { slug: 'four', aliases: [alias('five')] }), taken],
    );
    // What a refused link wanted besides is free.
    for (const slug of ['free', 'else']) assert.equal(await links.findBySlug('', slug), null);
    const free = [link('lnk_6', { slug: 'free' }), link('lnk_7', { slug: 'else' })];
    assert.deepEqual(await links.create(shop, free), free);
    assert.deepEqual(await links.change(shop, 'lnk_6', () => to('old')), taken);
  }),
  test('links.change keeps aliases, makes one the slug, and puts those into quarantine that it removes', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'one' })]);
    const change = (more: Partial<LinkRecord>) => links.change(shop, 'lnk_1', () => more, { quarantine });
    const owner = async (slug: string) => (await links.findBySlug('', slug))?.link.id ?? null;
    await change(to('two', { aliases: [alias('one')] }));
    assert.deepEqual([await owner('one'), await owner('two')], ['lnk_1', 'lnk_1']);
    assert.equal(await links.findQuarantine('', 'one'), null);
    await change(to('one', { aliases: [alias('two')] }));
    assert.deepEqual([await owner('one'), await owner('two')], ['lnk_1', 'lnk_1']);
    await change({ title: 'changed' });
    assert.deepEqual((await links.find(shop, 'lnk_1'))?.aliases, [alias('two')]);
    await change({ aliases: [] });
    assert.deepEqual([await owner('one'), await owner('two')], ['lnk_1', null]);
    assert.equal((await links.findQuarantine('', 'two'))?.workspaceId, shop);
    await change({ aliases: [alias('two'), alias('three')] });
    await links.delete(shop, 'lnk_1', { quarantine });
    for (const slug of ['one', 'two', 'three']) {
      assert.equal(await owner(slug), null);
      assert.equal((await links.findQuarantine('', slug))?.workspaceId, shop);
    }
  }),
  test('links.change gives an alias to exactly one of ten links that request it concurrently', async links => {
    await links.create(
      shop,
      ten.map(index => link(`lnk_${index}`)),
    );
    const results = await Promise.all(
      ten.map(index =>
        index % 2 === 0
          ? links.change(shop, `lnk_${index}`, () => ({ aliases: [alias('wanted')] }), { quarantine })
          : links.change(shop, `lnk_${index}`, () => to('wanted'), { quarantine }),
      ),
    );
    assert.deepEqual(results.filter(isRefused), Array(9).fill(refuse('slug_taken')));
    const winner = results.findIndex(one => !isRefused(one));
    assert.equal((await links.findBySlug('', 'wanted'))?.link.id, `lnk_${winner}`);
  }),
  test('links.prune deletes quarantines that ended before a time', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'ended' }), link('lnk_2', { slug: 'current' })]);
    await links.delete(shop, 'lnk_1', { quarantine });
    await links.delete(shop, 'lnk_2', { quarantine: over });
    const bounds = { clicksBefore: now, visitorsBefore: '2026-05-05', recordersBefore: now };
    while (await links.prune({ ...bounds, quarantinesBefore: afterwards }));
    assert.equal(await links.findQuarantine('', 'ended'), null);
    assert.equal((await links.findQuarantine('', 'current'))?.workspaceId, shop);
  }),
];
