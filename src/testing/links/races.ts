import assert from 'node:assert/strict';
import { isRefused, type LinkStep, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, hostileTexts, other, shop } from '../sample.ts';
import { requestOf } from './requests.ts';
import { later, link, now } from './sample.ts';

const twenty = Array.from({ length: 20 }, (_, index) => index);

const test = casesOf('links');

/** Concurrent calls: each sees the changes of the calls before it. */
export const linkRaceCases: readonly ConformanceCase[] = [
  test('links.create stores exactly one of ten concurrent links with the same slug in two workspaces', async links => {
    const races = Array.from({ length: 10 }, (_, index) =>
      links.create(index % 2 === 0 ? shop : other, [link(`lnk_${index}`, { slug: 'wanted' })]),
    );
    const results = (await Promise.all(races)).flat();
    assert.equal(results.filter(result => !isRefused(result)).length, 1);
    assert.deepEqual(results.filter(isRefused), Array(9).fill(refuse('slug_taken')));
    const ids = Array.from({ length: 10 }, (_, index) =>
      links.create(shop, [link(`lnk_x${index}`, { external_id: 'once' })]),
    );
    assert.equal((await Promise.all(ids)).flat().filter(result => !isRefused(result)).length, 1);
  }),
  test('links.create never leaves a workspace with more links than it may have, no matter who races', async links => {
    const pair = (name: string) => [link(`lnk_${name}a`), link(`lnk_${name}b`)];
    await links.create(other, pair('theirs'));
    const results = await Promise.all(twenty.map(index => links.create(shop, pair(`${index}`), { most: 7 })));
    const stored = results.flat().flatMap(one => (isRefused(one) ? [] : one.id));
    assert.equal(stored.length, 7);
    assert.deepEqual(results.flat().filter(isRefused), Array(33).fill(refuse('too_many')));
    for (const id of stored) assert.notEqual(await links.find(shop, id), null);
    // Each that is deleted makes room for another one, and the first links of a call get it.
    await links.delete(shop, stored[0] ?? '');
    const more = await links.create(shop, pair('more'), { most: 7 });
    assert.deepEqual(more, [link('lnk_morea'), refuse('too_many')]);
    assert.deepEqual(await links.create(shop, pair('none'), { most: 7 }), Array(2).fill(refuse('too_many')));
    // One that is refused for another reason takes no place.
    const taken = [link('lnk_morea'), link('lnk_last'), link('lnk_over')];
    assert.deepEqual(await links.create(shop, taken, { most: 8 }), [
      refuse('id_taken'),
      link('lnk_last'),
      refuse('too_many'),
    ]);
    assert.deepEqual(await links.create(shop, pair('free')), pair('free'));
  }),
  test('links.create counts a request that is repeated once', async links => {
    const wanted = [link('lnk_1'), link('lnk_2'), link('lnk_3')];
    const once = { request: requestOf('a'), most: 2 };
    const answers = await Promise.all(twenty.map(() => links.create(shop, wanted, once)));
    const made = answers.filter(([first]) => first !== undefined && !isRefused(first));
    assert.deepEqual(made, [[link('lnk_1'), link('lnk_2'), refuse('too_many')]]);
    const others = answers
      .filter(answer => answer !== made[0])
      .map(answer => answer.map(one => 'made' in one && one.made));
    const outcomes = [
      { id: 'lnk_1', refused: null },
      { id: 'lnk_2', refused: null },
      { id: null, refused: 'too_many' },
    ];
    assert.deepEqual(others, Array(19).fill(outcomes));
  }),
  test('links.delete asks `when` in its step: the link is changed or deleted, and never both', async links => {
    const isNew = ({ title }: { readonly title: string }) => title === '';
    for (const round of twenty) {
      const id = `lnk_${round}`;
      await links.create(shop, [link(id)]);
      const [deleted, changed] = await Promise.all([
        links.delete(shop, id, { when: isNew }),
        links.change(shop, id, one => (isNew(one) ? { title: 'changed' } : null)),
      ]);
      const left = await links.find(shop, id);
      if (isRefused(changed)) {
        assert.deepEqual([changed, left], [refuse('not_found'), null]);
        assert.deepEqual(deleted, link(id));
      } else {
        assert.deepEqual([deleted, left], [refuse('changed'), changed.after]);
        assert.equal(changed.after.title, 'changed');
      }
    }
  }),
  test('links.delete changes nothing if `when` returns false', async links => {
    await links.create(shop, [link('lnk_1')]);
    let reported = 0;
    const click = {
      link_id: 'lnk_1',
      id: 'clk_1',
      at: now,
      referrer: null,
      country: null,
      device: 'phone',
      bot: false,
    } as const;
    const entry = {
      workspaceId: shop,
      linkId: 'lnk_1',
      clicks: [click],
      visitors: ['v'],
      eventType: 'link.clicked',
      events: () => [],
    };
    await links.recordClicks([entry], { keep: true });
    const before = await links.find(shop, 'lnk_1');
    const seen: unknown[] = [];
    const answer = await links.delete(shop, 'lnk_1', {
      events: () => {
        reported += 1;
        return [];
      },
      when: one => {
        seen.push(one);
        return false;
      },
    });
    assert.deepEqual([answer, seen[0]], [refuse('changed'), before]);
    assert.deepEqual(await links.find(shop, 'lnk_1'), before);
    assert.deepEqual((await links.listClicks(shop, 'lnk_1', { limit: 5 })).clicks, [click]);
    assert.equal((await links.listDays(shop, 'lnk_1', now.slice(0, 10), now.slice(0, 10))).length, 1);
    assert.equal(reported, 0);
    const gone = await links.delete(shop, 'lnk_1', { when: () => true });
    assert.ok(!isRefused(gone) && gone.id === 'lnk_1');
    assert.deepEqual(await links.delete(shop, 'lnk_1', { when: () => false }), refuse('not_found'));
  }),
  test('links.create stores exactly one of ten concurrent links with the same id and different slugs', async links => {
    const races = Array.from({ length: 10 }, (_, index) =>
      links.create(shop, [link('lnk_once', { slug: `slug-${index}` })]),
    );
    const results = (await Promise.all(races)).flat();
    const place = results.findIndex(result => !isRefused(result));
    assert.deepEqual(results.toSpliced(place, 1), Array(9).fill(refuse('id_taken')));
    assert.deepEqual(results[place], await links.find(shop, 'lnk_once'));
    assert.equal((await links.find(shop, 'lnk_once'))?.slug, `slug-${place}`);
    const another = link('lnk_once', { slug: 'another' });
    assert.deepEqual(await links.create(shop, [another]), [refuse('id_taken')]);
    assert.deepEqual(await links.create(other, [another]), [another]);
  }),
  test('links.change passes each of twenty concurrent calls the link as the previous call changed it', async links => {
    await links.create(shop, [link('lnk_1')]);
    const changed = await Promise.all(
      twenty.map(index => links.change(shop, 'lnk_1', ({ tags }) => ({ tags: [...tags, `t${index}`] }))),
    );
    const tags = (await links.find(shop, 'lnk_1'))?.tags ?? [];
    assert.deepEqual([...tags].sort(), twenty.map(index => `t${index}`).sort());
    const lengths = changed.map(one =>
      isRefused(one) ? [] : [one.before.tags.length, one.after.tags.length],
    );
    assert.deepEqual(
      lengths.sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0)),
      twenty.map(index => [index, index + 1]),
    );
  }),
  test('links.change and links.pass called concurrently lose no permitted click', async links => {
    await links.create(shop, [link('lnk_1', { max_clicks: 1_000 })]);
    await Promise.all(
      twenty.flatMap(index => [
        links.pass(shop, 'lnk_1'),
        links.change(shop, 'lnk_1', ({ passes }) => ({ passes, title: `T${index}` })),
      ]),
    );
    assert.equal((await links.find(shop, 'lnk_1'))?.passes, 20);
  }),
  test(
    'links.change makes a change that is possible once exactly once in twenty concurrent calls, and publishes once',
    async (links, { webhooks }) => {
      await links.create(shop, [link('lnk_1')]);
      const archive: LinkStep = ({ archived }) => (archived ? null : { archived: true });
      const changed = await Promise.all(
        twenty.map(index =>
          links.change(shop, 'lnk_1', archive, { events: () => [event(`msg_${index}`, 'link.updated')] }),
        ),
      );
      const archived = link('lnk_1', { archived: true });
      const same = changed.filter(one => !isRefused(one) && one.before.archived === one.after.archived);
      assert.deepEqual(same, Array(19).fill({ before: archived, after: archived }));
      assert.equal((await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length, 1);
    },
    { needs: ['webhooks'] },
  ),
  test(
    'links.change throws the error of its step without a change, and later calls succeed',
    async (links, { webhooks }) => {
      await links.create(shop, [link('lnk_1'), link('lnk_2')]);
      for (const error of [new Error('no'), Object.assign(new TypeError('no'), { code: 'invalid_request' })])
        await assert.rejects(
          async () =>
            links.change(
              shop,
              'lnk_1',
              () => {
                throw error;
              },
              { events: () => [event('msg_1', 'link.updated')] },
            ),
          thrown => thrown === error,
        );
      assert.deepEqual(await links.find(shop, 'lnk_1'), link('lnk_1'));
      assert.deepEqual((await webhooks.listDeliveries(shop, { limit: 10 })).deliveries, []);
      assert.ok(!isRefused(await links.change(shop, 'lnk_1', () => ({ title: 'after' }))));
    },
    { needs: ['webhooks'] },
  ),
  test(
    'links.pass permits exactly as many of fifty concurrent calls as the click limit of the link',
    async (links, { webhooks }) => {
      await links.create(shop, [link('lnk_once', { max_clicks: 1 }), link('lnk_thrice', { max_clicks: 3 })]);
      const events = (one: { id: string; passes: number; max_clicks: number | null }) =>
        one.passes === one.max_clicks ? [event(`msg_${one.id}`, 'link.expired')] : [];
      for (const [id, most] of [
        ['lnk_once', 1],
        ['lnk_thrice', 3],
      ] as const) {
        const passed = await Promise.all(Array.from({ length: 50 }, () => links.pass(shop, id, { events })));
        const through = passed.flatMap(one => (isRefused(one) ? [] : [one.passes]));
        assert.deepEqual(
          through.sort(),
          Array.from({ length: most }, (_, index) => index + 1),
        );
        assert.deepEqual(passed.filter(isRefused), Array(50 - most).fill(refuse('used_up')));
        assert.equal((await links.find(shop, id))?.passes, most);
      }
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
      assert.deepEqual(deliveries.map(one => one.event_id).sort(), ['msg_lnk_once', 'msg_lnk_thrice']);
      assert.deepEqual(await links.pass(other, 'lnk_once'), refuse('not_found'));
      for (const text of hostileTexts) {
        assert.deepEqual(await links.pass(shop, text), refuse('not_found'));
        assert.deepEqual(await links.pass(text, 'lnk_once'), refuse('not_found'));
      }
    },
    { needs: ['webhooks'] },
  ),
  test(
    'links.expire publishes the expiry of each link exactly once, also in concurrent calls',
    async (links, { webhooks }) => {
      await links.create(shop, [
        link('lnk_1', { expires_at: '2026-05-05T05:05:04Z' }),
        link('lnk_2', { expires_at: now }),
        link('lnk_3', { expires_at: later }),
        link('lnk_4'),
      ]);
      await links.create(other, [link('lnk_5', { expires_at: now })]);
      const seen = new Map<string, string | null>();
      const events = (one: { id: string; expired_at: string | null }) => {
        seen.set(one.id, one.expired_at);
        return [event(`msg_${one.id}`, 'link.expired')];
      };
      const [before, after] = [await links.clock(), await links.clock()];
      assert.ok(Number.isInteger(before) && before <= after, 'the storage has its own clock');
      assert.equal(await links.expire(now, 1, { events }), 1);
      const counts = await Promise.all(Array.from({ length: 5 }, () => links.expire(now, 10, { events })));
      assert.equal(
        counts.reduce((sum, count) => sum + count),
        2,
      );
      assert.equal((await links.find(shop, 'lnk_2'))?.expired_at, now);
      assert.equal((await links.find(shop, 'lnk_3'))?.expired_at, null);
      const reported = [
        ...(await webhooks.listDeliveries(shop, { limit: 10 })).deliveries,
        ...(await webhooks.listDeliveries(other, { limit: 10 })).deliveries,
      ];
      assert.deepEqual(reported.map(one => one.event_id).sort(), ['msg_lnk_1', 'msg_lnk_2', 'msg_lnk_5']);
      assert.deepEqual(
        [...seen.values()],
        [now, now, now],
        'events are created from the links after the change',
      );
      assert.equal(await links.expire(later, 10), 1);
    },
    { needs: ['webhooks'] },
  ),
];
