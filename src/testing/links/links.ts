import assert from 'node:assert/strict';
import { isRefused, type LinkChange, type LinkPlace, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, hostileTexts, other, shop } from '../sample.ts';
import { clicksOn, later, link, query, today } from './sample.ts';

const test = casesOf('links');

/** Creating, finding, listing, changing and deleting links. */
export const linkCases: readonly ConformanceCase[] = [
  test('links.create stores all fields of links, which can be found by id, slug and external id', async links => {
    const whole = link('lnk_1', {
      slug: 'Grüße-😀',
      title: 'Spring "sale"',
      tags: ['news', 'a,b'],
      external_id: 'their/1',
      redirect_status: 308,
      expires_at: later,
      max_clicks: 5,
      expired_url: 'https://target.example/over',
      utm: { source: 'mail', campaign: 'x y' },
      forward_query: true,
      forward_path: true,
      ios_url: 'https://ios.example/',
      android_url: 'https://android.example/',
      archived: true,
      password: {
        scheme: 'scrypt',
        cost: 16_384,
        block_size: 8,
        parallelization: 1,
        salt: 'x'.repeat(22),
        hash: 'y'.repeat(43),
      },
    });
    const given = structuredClone(whole);
    const made = await links.create(shop, [given]);
    given.title = 'changed afterwards';
    assert.deepEqual(made, [whole]);
    assert.deepEqual(await links.find(shop, 'lnk_1'), whole);
    assert.deepEqual(await links.findByExternalId(shop, 'their/1'), whole);
    assert.deepEqual(await links.findBySlug('', 'Grüße-😀'), { workspaceId: shop, link: whole });
    assert.equal(await links.find(other, 'lnk_1'), null);
    assert.equal(await links.findByExternalId(other, 'their/1'), null);
    assert.equal(await links.findBySlug('go.example', 'Grüße-😀'), null);
    for (const text of hostileTexts) {
      assert.equal(await links.find(shop, text), null);
      assert.equal(await links.find(text, 'lnk_1'), null);
      assert.equal(await links.findByExternalId(shop, text), null);
      assert.equal(await links.findBySlug('', text), null);
      if (text !== '') assert.equal(await links.findBySlug(text, 'Grüße-😀'), null);
      assert.deepEqual(await links.create(text, [link('lnk_2')]), [refuse('workspace_unknown')]);
    }
  }),
  test(
    'links.create returns a result for each link, and publishes events for the stored links only',
    async (links, { webhooks }) => {
      await links.create(other, [link('lnk_theirs', { slug: 'taken' })]);
      const given = [
        link('lnk_1', { slug: 'one', external_id: 'x1' }),
        link('lnk_2', { slug: 'taken' }),
        link('lnk_3', { slug: 'one' }),
        link('lnk_4', { slug: 'four', external_id: 'x1' }),
        link('lnk_1', { slug: 'five' }),
        link('lnk_6', { slug: 'one', domain: 'go.example' }),
        link('lnk_7', { slug: 'one', external_id: 'x1' }),
      ];
      const seen: unknown[] = [];
      const events = (made: { id: string }) => {
        seen.push(made);
        return [event(`msg_${made.id}`, 'link.created')];
      };
      assert.deepEqual(await links.create(shop, given, { events }), [
        given[0],
        refuse('slug_taken'),
        refuse('slug_taken'),
        refuse('external_id_taken'),
        refuse('id_taken'),
        given[5],
        refuse('external_id_taken'),
      ]);
      assert.deepEqual(seen, [given[0], given[5]], 'events are created from the stored links only');
      const again = link('lnk_8', { slug: 'one', external_id: 'x1' });
      assert.deepEqual(await links.create(shop, [again], { events }), [refuse('external_id_taken')]);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 100 });
      assert.deepEqual(deliveries.map(one => one.event_id).sort(), ['msg_lnk_1', 'msg_lnk_6']);
      assert.equal((await links.findBySlug('', 'taken'))?.workspaceId, other);
      assert.deepEqual(await links.create(shop, []), []);
    },
    { needs: ['webhooks'] },
  ),
  test('links.list returns each link exactly once, the newest or the most clicked first, in pages', async links => {
    const days = ['03', '01', '05', '04', '02', '03'];
    await links.create(
      shop,
      days.map((day, index) => link(`lnk_${index}`, { created_at: `2026-01-${day}T00:00:00.123Z` })),
    );
    await links.create(other, [link('lnk_theirs')]);
    await links.recordClicks([clicksOn('lnk_1', 'abc'), clicksOn('lnk_4', 'ab'), clicksOn('lnk_0', 'a ')], {
      keep: true,
    });
    const newest = ['lnk_2', 'lnk_3', 'lnk_5', 'lnk_0', 'lnk_4', 'lnk_1'];
    const clicked = ['lnk_1', 'lnk_4', 'lnk_0', 'lnk_5', 'lnk_3', 'lnk_2'];
    for (const [sort, order] of [
      ['created', newest],
      ['clicks', clicked],
    ] as const) {
      assert.deepEqual(
        (await links.list(shop, query({ sort }))).links.map(({ id }) => id),
        order,
      );
      const seen: string[] = [];
      let after: LinkPlace | null | undefined;
      while (after !== null) {
        const page = await links.list(shop, query({ sort, limit: 2, ...(after ? { after } : {}) }));
        seen.push(...page.links.map(({ id }) => id));
        after = page.next;
      }
      assert.deepEqual(seen, order);
    }
    const gone = (await links.list(shop, query({ limit: 3 }))).next;
    assert.ok(gone);
    await links.delete(shop, gone.id);
    assert.deepEqual(
      (await links.list(shop, query({ after: gone }))).links.map(({ id }) => id),
      newest.slice(3),
      'the next page is found even if the last link of the page was deleted',
    );
    for (const text of hostileTexts) assert.deepEqual((await links.list(text, query())).links, []);
  }),
  test('links.list filters by tag, text, external id and archived', async links => {
    await links.create(shop, [
      link('lnk_1', { tags: ['news', 'mail'], title: 'Spring SALE', external_id: 'x1' }),
      link('lnk_2', { tags: ['mail'], url: 'https://target.example/100%_Größe' }),
      link('lnk_3', { archived: true, tags: ['mail'] }),
    ]);
    const ids = async (more: object) =>
      (await links.list(shop, query(more))).links.map(({ id }) => id).sort();
    assert.deepEqual(await ids({}), ['lnk_1', 'lnk_2']);
    assert.deepEqual(await ids({ archived: true }), ['lnk_3']);
    assert.deepEqual(await ids({ tag: 'mail' }), ['lnk_1', 'lnk_2']);
    assert.deepEqual(await ids({ tag: 'news' }), ['lnk_1']);
    assert.deepEqual(await ids({ tag: 'ma' }), []);
    assert.deepEqual(await ids({ q: 'spring sale' }), ['lnk_1']);
    assert.deepEqual(await ids({ q: '%_GRÖSSE' }), []);
    assert.deepEqual(await ids({ q: '%_GRÖßE' }), ['lnk_2']);
    assert.deepEqual(await ids({ q: 'lnk_' }), ['lnk_1', 'lnk_2']);
    assert.deepEqual(await ids({ externalId: 'x1' }), ['lnk_1']);
    for (const text of ['\u0000', '\uD800', "' OR 1=1 --"]) {
      assert.deepEqual(await ids({ tag: text }), []);
      assert.deepEqual(await ids({ q: text }), []);
    }
  }),
  test(
    'links.change changes the given fields, publishes, and refuses a slug or external id that is taken',
    async (links, { webhooks }) => {
      await links.create(shop, [link('lnk_1', { slug: 'one', external_id: 'x1' }), link('lnk_2')]);
      const seen: unknown[] = [];
      const changed = await links.change(
        shop,
        'lnk_1',
        () => ({ title: 'New', slug: 'Uno', slug_key: 'uno', tags: ['t'], updated_at: later }),
        {
          events: changes => {
            seen.push(changes);
            const { before, after } = changes;
            return [event(`msg_${before.slug_key}_${after.slug_key}`, 'link.updated')];
          },
        },
      );
      const expected = {
        ...link('lnk_1', { slug: 'Uno', external_id: 'x1', title: 'New', tags: ['t'], updated_at: later }),
        slug_key: 'uno',
      };
      const before = link('lnk_1', { slug: 'one', external_id: 'x1' });
      assert.deepEqual(changed, { before, after: expected });
      assert.deepEqual(seen, [changed], 'events are created from the result');
      assert.deepEqual(await links.find(shop, 'lnk_1'), expected);
      assert.equal(await links.findBySlug('', 'one'), null);
      assert.equal((await links.findBySlug('', 'uno'))?.link.title, 'New');
      assert.deepEqual(
        (await links.list(shop, query({ q: 'uno' }))).links.map(({ id }) => id),
        ['lnk_1'],
        'the search index changes too',
      );
      const events = () => [event('msg_refused', 'link.updated')];
      const change = (workspaceId: string, id: string, more: LinkChange) =>
        links.change(workspaceId, id, () => more, { events });
      const slug = { slug: 'uno', slug_key: 'uno' };
      assert.deepEqual(await change(shop, 'lnk_2', slug), refuse('slug_taken'));
      assert.deepEqual(await change(shop, 'lnk_2', { external_id: 'x1' }), refuse('external_id_taken'));
      assert.deepEqual(await change(shop, 'lnk_9', { title: 'x' }), refuse('not_found'));
      assert.deepEqual(await change(other, 'lnk_1', { title: 'x' }), refuse('not_found'));
      for (const text of hostileTexts) {
        assert.deepEqual(await change(shop, text, { title: 'x' }), refuse('not_found'));
        assert.deepEqual(await change(text, 'lnk_1', { title: 'x' }), refuse('not_found'));
      }
      assert.deepEqual(await links.find(shop, 'lnk_2'), link('lnk_2'));
      const own = { slug: 'Uno', slug_key: 'uno', external_id: 'x1' };
      const same = await links.change(shop, 'lnk_1', () => own);
      assert.deepEqual(same, { before: expected, after: expected }, 'a link may keep its own slug');
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
      assert.deepEqual(
        deliveries.map(one => one.event_id),
        ['msg_one_uno'],
      );
    },
    { needs: ['webhooks'] },
  ),
  test(
    'links.delete deletes the link with its clicks, frees its slug and publishes once',
    async (links, { webhooks }) => {
      await links.create(shop, [link('lnk_1', { slug: 'one' }), link('lnk_2')]);
      await links.recordClicks([clicksOn('lnk_1', 'ab'), clicksOn('lnk_2', 'a')], { keep: true });
      const before = await links.find(shop, 'lnk_1');
      const seen: unknown[] = [];
      const events = (deleted: { id: string }) => {
        seen.push(deleted);
        return [event(`msg_${deleted.id}`, 'link.deleted')];
      };
      const removed = await Promise.all([1, 2, 3].map(() => links.delete(shop, 'lnk_1', { events })));
      const wins = removed.filter(one => !isRefused(one));
      assert.deepEqual([wins, seen], [[before], [before]], 'exactly one call returns the deleted link');
      assert.deepEqual(removed.filter(isRefused), Array(2).fill(refuse('not_found')));
      assert.equal(await links.find(shop, 'lnk_1'), null);
      assert.equal(await links.findBySlug('', 'one'), null);
      assert.deepEqual(await links.listDays(shop, 'lnk_1', today, today), []);
      assert.deepEqual((await links.listClicks(shop, 'lnk_1', { limit: 5 })).clicks, []);
      assert.equal(
        (await links.listDays(shop, null, today, today))[0]?.clicks,
        3,
        'the counts of the workspace stay',
      );
      assert.equal((await links.listClicks(shop, 'lnk_2', { limit: 5 })).clicks.length, 1);
      const theirs = link('lnk_1', { slug: 'one' });
      assert.deepEqual(await links.create(other, [theirs]), [theirs]);
      assert.deepEqual(await links.delete(other, 'lnk_2'), refuse('not_found'));
      for (const text of hostileTexts) {
        assert.deepEqual(await links.delete(shop, text), refuse('not_found'));
        assert.deepEqual(await links.delete(text, 'lnk_2'), refuse('not_found'));
      }
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
      assert.deepEqual(
        deliveries.map(one => one.event_id),
        ['msg_lnk_1'],
      );
    },
    { needs: ['webhooks'] },
  ),
];
