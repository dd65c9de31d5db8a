import assert from 'node:assert/strict';
import { isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { other, shop } from '../sample.ts';
import { link } from './sample.ts';

const five = ['a', 'b', 'c', 'd', 'e'];
const ten = Array.from({ length: 10 }, (_, index) => index);

const test = casesOf('links');

/** The owner of a slug: no link keeps a slug that it does not use. */
export const linkSlugCases: readonly ConformanceCase[] = [
  test('links.create does not reserve the slug of a link that it refuses', async links => {
    await links.create(shop, [link('lnk_1', { slug: 'one', external_id: 'x1' })]);
    const refused = [link('lnk_2', { slug: 'two', external_id: 'x1' }), link('lnk_1', { slug: 'three' })];
    assert.deepEqual(await links.create(shop, refused), [refuse('external_id_taken'), refuse('id_taken')]);
    for (const slug of ['two', 'three']) assert.equal(await links.findBySlug('', slug), null);
    const others = [link('lnk_2', { slug: 'two' }), link('lnk_3', { slug: 'three' })];
    assert.deepEqual(await links.create(other, others), others);
  }),
  test('links.change reserves the new slug and frees the old one, or does neither', async links => {
    await links.create(shop, [
      link('lnk_1', { slug: 'one' }),
      link('lnk_2', { slug: 'two', external_id: 'x2' }),
    ]);
    const moved = { slug: 'New', slug_key: 'new' };
    assert.deepEqual(
      await links.change(shop, 'lnk_1', () => ({ ...moved, external_id: 'x2' })),
      refuse('external_id_taken'),
    );
    assert.equal(await links.findBySlug('', 'new'), null);
    assert.equal((await links.findBySlug('', 'one'))?.link.id, 'lnk_1');
    await links.change(shop, 'lnk_1', () => moved);
    assert.equal(await links.findBySlug('', 'one'), null);
    assert.equal((await links.findBySlug('', 'new'))?.link.id, 'lnk_1');
    const theirs = link('lnk_3', { slug: 'one' });
    assert.deepEqual(await links.create(other, [theirs]), [theirs]);
    assert.equal((await links.findBySlug('', 'one'))?.workspaceId, other);
  }),
  test('links.change gives a slug to exactly one of ten links that request it concurrently', async links => {
    await links.create(
      shop,
      ten.map(index => link(`lnk_${index}`, { slug: `own-${index}` })),
    );
    const results = await Promise.all(
      ten.map(index => links.change(shop, `lnk_${index}`, () => ({ slug: 'wanted', slug_key: 'wanted' }))),
    );
    assert.deepEqual(results.filter(isRefused), Array(9).fill(refuse('slug_taken')));
    const winner = results.findIndex(one => !isRefused(one));
    assert.equal((await links.findBySlug('', 'wanted'))?.link.id, `lnk_${winner}`);
    for (const index of ten)
      assert.equal((await links.findBySlug('', `own-${index}`)) === null, index === winner);
  }),
  test('links.create gives each slug once to ten concurrent batches, whatever their order', async links => {
    const results = await Promise.all(
      ten.map(index => {
        const slugs = index % 2 === 0 ? five : [...five].reverse();
        const given = slugs.map(slug => link(`lnk_${index}_${slug}`, { slug }));
        return links.create(index % 3 === 0 ? other : shop, given);
      }),
    );
    assert.equal(results.flat().filter(one => !isRefused(one)).length, five.length);
    for (const slug of five) assert.ok(await links.findBySlug('', slug));
  }),
];
