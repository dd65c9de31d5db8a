/** Slugs that are given up, and aliases: nobody else receives the visitors of a link. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { Link } from '../../src/generated/types.ts';
import { createLinks, createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, type RawAnswer, secrets, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { client } from './service.ts';

const test = suiteOf('A slug that was given up');
const days = 86_400_000;
const began = Date.parse('2026-11-21T00:00:00Z');

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  const clock = { now: began };
  const mock = await open(cleanup, { now: () => clock.now });
  const [mine, theirs] = [client(mock), client(mock, secrets.press)];
  const linkOf = ({ status, json, text }: RawAnswer) => {
    assert.equal(status, 200, text);
    return json.data as Link;
  };
  return { clock, mine, theirs, linkOf };
}

const url = 'https://target.example/';
const freeAt = new Date(began + 30 * days).toISOString();
const refused = [409, `The slug was given up recently: it becomes available at ${freeAt}`];
const reported = ({ status, json }: RawAnswer) => [status, json.msg];

for (const [storage, open] of eachStorage(storages)) {
  test(`is not available to another workspace for 30 days, on ${storage}`, async cleanup => {
    const { clock, mine, theirs } = await start(cleanup, open);
    const gone = await mine.make({ slug: 'gone' });
    const moved = await mine.make({ slug: 'before' });
    await mine.call('DELETE', `/${gone.id}`);
    await mine.call('PATCH', `/${moved.id}`, { slug: 'after' });
    const own = await theirs.make({});
    for (const slug of ['gone', 'before']) {
      assert.equal((await mine.follow(slug)).status, 404);
      assert.deepEqual(reported(await theirs.call('POST', '', { url, slug })), refused);
      assert.deepEqual(reported(await theirs.call('PATCH', `/${own.id}`, { slug })), refused);
      const bulk = await theirs.call('POST', '/bulk', { links: [{ url, slug }, { url }] });
      const [first, second] = bulk.json.data as { status: string; msg?: string }[];
      assert.deepEqual([first, second?.status], [{ status: 'error', msg: refused[1] }, 'success']);
      assert.deepEqual((await theirs.call('GET', `/availability?slug=${slug}`)).json.data, {
        slug,
        available: false,
        reason: 'quarantined',
      });
      assert.equal(
        ((await mine.call('GET', `/availability?slug=${slug}`)).json.data as { available: boolean })
          .available,
        true,
      );
    }
    clock.now += 30 * days - 1;
    assert.deepEqual(reported(await theirs.call('POST', '', { url, slug: 'gone' })), refused);
    clock.now += 1;
    assert.equal((await theirs.call('GET', '/availability?slug=gone')).text.includes('true'), true);
    for (const slug of ['gone', 'before'])
      assert.equal((await theirs.call('POST', '', { url, slug })).status, 201);
  });

  test(`is available at once to the workspace that gave it up, on ${storage}`, async cleanup => {
    const { mine, theirs } = await start(cleanup, open);
    const link = await mine.make({ slug: 'mine' });
    await mine.call('DELETE', `/${link.id}`);
    const again = await mine.make({ slug: 'mine' });
    assert.deepEqual(reported(await theirs.call('POST', '', { url, slug: 'mine' })), [
      409,
      'The slug is already taken',
    ]);
    await mine.call('PATCH', `/${again.id}`, { slug: 'other' });
    assert.equal((await mine.call('PATCH', `/${again.id}`, { slug: 'mine' })).status, 200);
    assert.deepEqual(reported(await theirs.call('POST', '', { url, slug: 'other' })), refused);
  });

  test(`stays as an alias if its owner asks for it, on ${storage}`, async cleanup => {
    const { mine, theirs, linkOf } = await start(cleanup, open);
    const { id, short_url } = await mine.make({ slug: 'v1', max_clicks: 5 });
    const renamed = linkOf(await mine.call('PATCH', `/${id}`, { slug: 'v2', keep_old_slug: true }));
    assert.deepEqual([renamed.slug, renamed.aliases], ['v2', [{ short_url, domain: null, slug: 'v1' }]]);
    const again = linkOf(await mine.call('PATCH', `/${id}`, { slug: 'v2', keep_old_slug: true }));
    assert.deepEqual(again.aliases, renamed.aliases, 'a repeated request changes nothing');
    for (const slug of ['v1', 'v2']) assert.equal((await mine.follow(slug)).headers.location, url);
    await until(async () => linkOf(await mine.call('GET', `/${id}`)).clicks === 2);
    assert.deepEqual(reported(await theirs.call('POST', '', { url, slug: 'v1' })), [
      409,
      'The slug is already taken',
    ]);
    // The alias is the slug again, and the slug an alias.
    const back = linkOf(await mine.call('PATCH', `/${id}`, { slug: 'v1', keep_old_slug: true }));
    assert.deepEqual([back.slug, back.aliases.map(({ slug }) => slug)], ['v1', ['v2']]);
    assert.equal((await mine.follow('v2')).status, 302);
    const removed = linkOf(await mine.call('PATCH', `/${id}`, { remove_aliases: ['v2'] }));
    assert.deepEqual(removed.aliases, []);
    assert.equal((await mine.follow('v2')).status, 404);
    assert.deepEqual(reported(await theirs.call('POST', '', { url, slug: 'v2' })), refused);
    await mine.call('PATCH', `/${id}`, { slug: 'v3', keep_old_slug: true });
    assert.equal((await mine.call('DELETE', `/${id}`)).status, 200);
    for (const slug of ['v1', 'v2', 'v3']) {
      assert.equal((await mine.follow(slug)).status, 404);
      assert.deepEqual(reported(await theirs.call('POST', '', { url, slug })), refused);
    }
  });

  test(`is refused as an alias for what cannot be one, on ${storage}`, async cleanup => {
    const { mine, linkOf } = await start(cleanup, open);
    const { id } = await mine.make({ slug: 'a0' });
    for (const [body, msg] of [
      [{ keep_old_slug: true }, 'keep_old_slug needs a new slug or domain'],
      [{ remove_aliases: ['a0'] }, 'remove_aliases/0 is not an alias of the link'],
    ] as const) {
      const answer = await mine.call('PATCH', `/${id}`, body);
      assert.equal(answer.status, 400);
      assert.equal(answer.json.msg, `Invalid request: ${msg}`);
    }
    for (let index = 1; index <= 20; index += 1)
      linkOf(await mine.call('PATCH', `/${id}`, { slug: `a${index}`, keep_old_slug: true }));
    assert.deepEqual(reported(await mine.call('PATCH', `/${id}`, { slug: 'a21', keep_old_slug: true })), [
      409,
      'The link has reached its limit of aliases (20)',
    ]);
    const body = { slug: 'a21', keep_old_slug: true, remove_aliases: ['a0'] };
    assert.equal(linkOf(await mine.call('PATCH', `/${id}`, body)).aliases.length, 20);
  });

  test(`never reaches another workspace that asks at the same moment, on ${storage}`, async cleanup => {
    const { mine, theirs } = await start(cleanup, open);
    for (let round = 0; round < 5; round += 1) {
      const slug = `raced-${round}`;
      const { id } = await mine.make({ slug });
      const [, ...answers] = await Promise.all([
        mine.call('DELETE', `/${id}`),
        ...Array.from({ length: 8 }, () => theirs.call('POST', '', { url, slug })),
      ]);
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [409]);
      assert.equal((await mine.follow(slug)).status, 404);
    }
  });
}

test('is free at once if the quarantine is switched off, and after as many days as the option says', async cleanup => {
  for (const [quarantineDays, status] of [
    [0, 201],
    [7, 409],
  ] as const) {
    const repository = await fixtureRepository();
    const links = createLinks({ repository, quarantineDays });
    cleanup(() => links.close());
    const router = createRouter({ repository, links });
    const { url: base } = await serveApp(cleanup, new Koa().use(router.routes()));
    const [mine, theirs] = [client({ url: base }), client({ url: base }, secrets.press)];
    const { id } = await mine.make({ slug: 'free' });
    await mine.call('DELETE', `/${id}`);
    const answer = await theirs.call('POST', '', { url, slug: 'free' });
    assert.equal(answer.status, status);
    if (status === 201) continue;
    const [, at = ''] = /available at (.+)$/.exec(String(answer.json.msg)) ?? [];
    assert.ok(Math.abs(Date.parse(at) - Date.now() - 7 * days) < 600_000, at);
  }
});

test.run();
