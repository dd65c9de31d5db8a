/** Following a link while something else happens to it, and the look at expired links on request. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { type LinksOptions, refuse, type WholeRepository } from '../../src/index.ts';
import { link } from '../../src/testing/links/sample.ts';
import { webhookChecks } from '../../src/webhooks/checks.ts';
import { type Cleanup, send, serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { client, over } from './service.ts';

const test = suiteOf('Followed links');

/** A server over a storage with the given link at every slug, and with some methods of the test. */
async function start(
  cleanup: Cleanup,
  record: ReturnType<typeof link>,
  own: Partial<WholeRepository['links']> = {},
  options: Partial<LinksOptions> = {},
) {
  const counts = { asked: 0, nudges: 0 };
  const findBySlug = async () => {
    counts.asked += 1;
    return { workspaceId: 'ws_studio', link: record };
  };
  const webhooks = {
    ...webhookChecks(),
    nudge: () => {
      counts.nudges += 1;
    },
  };
  const recordClicks = async () => 0;
  const links = await over(
    cleanup,
    { findBySlug, recordClicks, ...own },
    { cache: 3_600_000, webhooks, ...options },
  );
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  return { ...client({ url }), counts, url, links };
}

test('with a click limit wake the webhook worker with the last permitted redirect only', async cleanup => {
  const record = link('lnk_a', { slug: 'a', max_clicks: 2 });
  let passes = 0;
  const pass = async () => {
    passes += 1;
    return { ...record, passes };
  };
  const { follow, counts } = await start(cleanup, record, { pass });
  for (const nudges of [0, 1]) {
    assert.equal((await follow('a')).status, 302);
    assert.equal(counts.nudges, nudges);
  }
  assert.equal(counts.asked, 2, 'each redirect changes the link, so it is read again');
});

test('that are used up or deleted meanwhile are answered with 410 or 404', async cleanup => {
  const record = link('lnk_a', { slug: 'a', max_clicks: 2 });
  for (const [reason, status] of [
    ['used_up', 410],
    ['not_found', 404],
  ] as const) {
    const { follow } = await start(cleanup, record, { pass: async () => refuse(reason) });
    assert.equal((await follow('a')).status, status);
  }
});

test('that have expired lead to their expired_url without caching, indexing or a body', async cleanup => {
  const record = link('lnk_a', { expires_at: '2026-05-05T00:30:00Z', expired_url: 'https://over.example/' });
  const { status, headers, text } = await (await start(cleanup, record)).follow('a');
  assert.deepEqual(
    [status, headers.location, headers['cache-control'], headers['x-robots-tag'], text],
    [302, 'https://over.example/', 'private, no-store', 'noindex', ''],
  );
});

test('lead nowhere on the host of the visitor if every path of it is a short link', async cleanup => {
  const own = link('lnk_a', { url: 'https://shop.example/anything' });
  for (const [prefix, path, status] of [
    ['', 'a', 404],
    ['/l', 'l/a', 302],
  ] as const) {
    const { url } = await start(cleanup, own, {}, { prefix });
    for (const [host, expected] of [
      ['shop.example', status],
      ['other.example', 302],
    ] as const)
      assert.equal((await send(`${url}/${path}`, { headers: { host } })).status, expected, prefix + host);
  }
});

test('take the country only from the configured header', async cleanup => {
  const clicks: (string | null)[] = [];
  const recordClicks: WholeRepository['links']['recordClicks'] = async entries => {
    clicks.push(...entries.flatMap(one => one.clicks.map(({ country }) => country)));
    return 0;
  };
  for (const countryHeader of ['X-Country', undefined]) {
    const options = countryHeader === undefined ? {} : { countryHeader };
    const { follow, links } = await start(cleanup, link('lnk_a'), { recordClicks }, options);
    await follow('a', { 'x-country': 'DE', null: 'FR', undefined: 'IT' });
    await links.close();
  }
  assert.deepEqual(clicks, ['DE', null]);
});

/** An engine that looks for expired links only on request, and its looks; `answer` ends the current one. */
async function expiring(cleanup: Cleanup) {
  const state = { asked: 0, answer: (_: number) => {} };
  const expire = () => {
    state.asked += 1;
    return new Promise<number>(resolve => {
      state.answer = resolve;
    });
  };
  const prunes: object[] = [];
  const prune = async (bounds: object) => {
    prunes.push(bounds);
    return false;
  };
  const links = await over(cleanup, { expire, prune }, { pollInterval: 3_600_000 });
  return { links, state, prunes };
}

const settled = () => new Promise(resolve => setImmediate(resolve));

test('are looked at for their expiry at once on request, and pruned', async cleanup => {
  const { links, state, prunes } = await expiring(cleanup);
  links.start();
  await until(() => state.asked === 1 && prunes.length === 1);
  state.answer(0);
  await settled();
  links.nudge();
  await until(() => state.asked === 2 && prunes.length === 2);
  state.answer(0);
  await links.close();
});

test('are looked at once more if that is requested during a look', async cleanup => {
  const { links, state } = await expiring(cleanup);
  links.start();
  await until(() => state.asked === 1);
  for (let count = 0; count < 3; count += 1) links.nudge();
  assert.equal(state.asked, 1);
  state.answer(0);
  await until(() => state.asked === 2);
  state.answer(0);
  for (let count = 0; count < 3; count += 1) await settled();
  assert.equal(state.asked, 2);
});

test('are not looked at on request before the start or after the end', async cleanup => {
  const { links, state } = await expiring(cleanup);
  links.nudge();
  assert.equal(state.asked, 0);
  links.start();
  await until(() => state.asked === 1);
  links.nudge();
  const closed = links.close();
  state.answer(0);
  await closed;
  links.nudge();
  await settled();
  assert.equal(state.asked, 1);
});

test.run();
