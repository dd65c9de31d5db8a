import assert from 'node:assert/strict';
import type { LinkStep } from '../../repository/index.ts';
import type { ConformanceCase } from '../case.ts';
import { event, shop } from '../sample.ts';
import { draft, link } from './sample.ts';

const twenty = Array.from({ length: 20 }, (_, index) => index);

/** Changes of links that come at once: each sees the link as those before it have left it. */
export const linkRaceCases: readonly ConformanceCase[] = [
  {
    name: 'links.change gives each of twenty racing calls the link as the one before has left it',
    async run({ links }) {
      await links.create(shop, [draft('lnk_1')]);
      const changed = await Promise.all(
        twenty.map(index => links.change(shop, 'lnk_1', ({ tags }) => ({ tags: [...tags, `t${index}`] }))),
      );
      const tags = (await links.find(shop, 'lnk_1'))?.tags ?? [];
      assert.deepEqual([...tags].sort(), twenty.map(index => `t${index}`).sort());
      const lengths = changed.map(one =>
        one === null || typeof one === 'string' ? [] : [one.before.tags.length, one.after.tags.length],
      );
      assert.deepEqual(
        lengths.sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0)),
        twenty.map(index => [index, index + 1]),
      );
    },
  },
  {
    name: 'links.change and links.pass at once lose no click that was let through',
    async run({ links }) {
      await links.create(shop, [draft('lnk_1', { max_clicks: 1_000 })]);
      await Promise.all(
        twenty.flatMap(index => [
          links.pass(shop, 'lnk_1'),
          links.change(shop, 'lnk_1', ({ passes }) => ({ passes, title: `T${index}` })),
        ]),
      );
      assert.equal((await links.find(shop, 'lnk_1'))?.passes, 20);
    },
  },
  {
    name: 'links.change lets one of twenty racing calls change what each changes once, and tells of it once',
    needs: ['webhooks'],
    async run({ links, webhooks }) {
      await links.create(shop, [draft('lnk_1')]);
      const archive: LinkStep = ({ archived }) => (archived ? null : { archived: true });
      const changed = await Promise.all(
        twenty.map(index =>
          links.change(shop, 'lnk_1', archive, () => [event(`msg_${index}`, 'link.updated')]),
        ),
      );
      const archived = link('lnk_1', { archived: true });
      const same = changed.filter(
        one => one !== null && typeof one === 'object' && one.before.archived === one.after.archived,
      );
      assert.deepEqual(same, Array(19).fill({ before: archived, after: archived }));
      assert.equal((await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length, 1);
    },
  },
  {
    name: 'links.change throws what its step throws, changes nothing then, and others go on',
    needs: ['webhooks'],
    async run({ links, webhooks }) {
      await links.create(shop, [draft('lnk_1'), draft('lnk_2')]);
      for (const error of [new Error('no'), Object.assign(new TypeError('no'), { code: 'invalid_request' })])
        await assert.rejects(
          async () =>
            links.change(
              shop,
              'lnk_1',
              () => {
                throw error;
              },
              () => [event('msg_1', 'link.updated')],
            ),
          thrown => thrown === error,
        );
      assert.deepEqual(await links.find(shop, 'lnk_1'), link('lnk_1'));
      assert.deepEqual((await webhooks.listDeliveries(shop, { limit: 10 })).deliveries, []);
      assert.ok(await links.change(shop, 'lnk_1', () => ({ title: 'after' })));
    },
  },
];
