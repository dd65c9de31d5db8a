import assert from 'node:assert/strict';
import type { ConformanceCase } from '../case.ts';
import { other, shop } from '../sample.ts';
import { draft } from './sample.ts';

const five = ['a', 'b', 'c', 'd', 'e'];
const ten = Array.from({ length: 10 }, (_, index) => index);

/** Who has a slug, and that nobody keeps one that is not his. */
export const linkSlugCases: readonly ConformanceCase[] = [
  {
    name: 'links.create leaves the slug of a link free that it does not store',
    async run({ links }) {
      await links.create(shop, [draft('lnk_1', { slug: 'one', external_id: 'x1' })]);
      const refused = [draft('lnk_2', { slug: 'two', external_id: 'x1' }), draft('lnk_1', { slug: 'three' })];
      assert.deepEqual(await links.create(shop, refused), ['external_id_taken', 'id_taken']);
      for (const slug of ['two', 'three']) assert.equal(await links.findBySlug('', slug), null);
      const others = [draft('lnk_2', { slug: 'two' }), draft('lnk_3', { slug: 'three' })];
      assert.deepEqual(await links.create(other, others), [null, null]);
    },
  },
  {
    name: 'links.change takes the new slug and gives back the old one, or neither',
    async run({ links }) {
      await links.create(shop, [
        draft('lnk_1', { slug: 'one' }),
        draft('lnk_2', { slug: 'two', external_id: 'x2' }),
      ]);
      const moved = { slug: 'New', slug_key: 'new' };
      assert.equal(
        await links.change(shop, 'lnk_1', () => ({ ...moved, external_id: 'x2' })),
        'external_id_taken',
      );
      assert.equal(await links.findBySlug('', 'new'), null);
      assert.equal((await links.findBySlug('', 'one'))?.link.id, 'lnk_1');
      await links.change(shop, 'lnk_1', () => moved);
      assert.equal(await links.findBySlug('', 'one'), null);
      assert.equal((await links.findBySlug('', 'new'))?.link.id, 'lnk_1');
      assert.deepEqual(await links.create(other, [draft('lnk_3', { slug: 'one' })]), [null]);
      assert.equal((await links.findBySlug('', 'one'))?.workspaceId, other);
    },
  },
  {
    name: 'links.change gives a slug to exactly one of ten racing links',
    async run({ links }) {
      await links.create(
        shop,
        ten.map(index => draft(`lnk_${index}`, { slug: `own-${index}` })),
      );
      const results = await Promise.all(
        ten.map(index => links.change(shop, `lnk_${index}`, () => ({ slug: 'wanted', slug_key: 'wanted' }))),
      );
      assert.equal(results.filter(one => one === 'slug_taken').length, 9);
      const winner = results.findIndex(one => one !== 'slug_taken');
      assert.equal((await links.findBySlug('', 'wanted'))?.link.id, `lnk_${winner}`);
      for (const index of ten)
        assert.equal((await links.findBySlug('', `own-${index}`)) === null, index === winner);
    },
  },
  {
    name: 'links.create of ten racing batches gives each slug once, whatever order they come in',
    async run({ links }) {
      const results = await Promise.all(
        ten.map(index => {
          const slugs = index % 2 === 0 ? five : [...five].reverse();
          const drafts = slugs.map(slug => draft(`lnk_${index}_${slug}`, { slug }));
          return links.create(index % 3 === 0 ? other : shop, drafts);
        }),
      );
      assert.equal(results.flat().filter(one => one === null).length, five.length);
      for (const slug of five) assert.ok(await links.findBySlug('', slug));
    },
  },
];
