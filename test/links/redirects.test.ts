/** Following a short link, and the target of the redirect. */
import assert from 'node:assert/strict';
import type { Link } from '../../src/generated/types.ts';
import { form, post, send, suiteOf } from '../helper.ts';
import { cheapHash } from '../limits/service.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { android, chrome, client, iphone, slackbot } from './service.ts';

const test = suiteOf('Redirects');

for (const [storage, open] of eachStorage(storages)) {
  test(`redirect to the target with the status of the link and forbid caching, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { make, follow } = client(mock);
    for (const status of [301, 302, 307, 308]) {
      const { slug } = await make({ redirect_status: status, url: 'https://target.example/ü?a=1#part' });
      for (const method of ['GET', 'HEAD']) {
        const answer = await follow(slug, {}, method);
        assert.deepEqual(
          [answer.status, answer.headers.location, answer.headers['cache-control'], answer.text],
          [status, 'https://target.example/%C3%BC?a=1#part', 'private, no-store', ''],
        );
        assert.equal(answer.headers['x-robots-tag'], 'noindex');
      }
    }
    const { slug } = await make({
      utm: { source: 'mail', term: 'a b' },
      url: 'https://t.example/?utm_source=x&c=1',
    });
    assert.equal(
      (await follow(slug)).headers.location,
      'https://t.example/?c=1&utm_source=mail&utm_term=a%20b',
    );
    const signed = await make({ url: 'https://t.example/?sig=x%20y&flag', utm: { source: 'm' } });
    assert.equal(
      (await follow(signed.slug)).headers.location,
      'https://t.example/?sig=x%20y&flag&utm_source=m',
    );
    const phones = await make({ ios_url: 'https://ios.example/', android_url: 'https://android.example/' });
    for (const [agent, target] of [
      [iphone, 'https://ios.example/'],
      [android, 'https://android.example/'],
      [chrome, 'https://target.example/'],
    ] as const)
      assert.equal((await follow(phones.slug, { 'user-agent': agent })).headers.location, target);
    const unicode = await make({ slug: 'grüße-👋🏽' });
    assert.equal(new URL(unicode.short_url).pathname, `/l/${encodeURIComponent('grüße-👋🏽')}`);
    assert.equal((await follow(encodeURIComponent('grüße-👋🏽'.normalize('NFD')))).status, 302);
  });

  test(`add paths and parameters only if the link allows it, and never leave the target, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { make, follow } = client(mock);
    const to = async (path: string) => {
      const { status, headers } = await follow(path);
      return status === 302 ? headers.location : status;
    };
    const both = await make({
      url: 'https://t.example/base/?own=1',
      forward_path: true,
      forward_query: true,
    });
    const query = await make({ url: 'https://t.example/x', forward_query: true });
    const none = await make({ url: 'https://t.example/x' });
    for (const [path, location] of [
      [both.slug, 'https://t.example/base/?own=1'],
      [`${both.slug}/`, 'https://t.example/base/?own=1'],
      [`${both.slug}/a/b%20c?q=1`, 'https://t.example/base/a/b%20c?own=1&q=1'],
      [`${both.slug}?own=2&other=%3C`, 'https://t.example/base/?own=1&other=%3C'],
      [`${both.slug}/@evil.example`, 'https://t.example/base/@evil.example?own=1'],
      [`${both.slug}/..%2f..%2fadmin`, 404],
      [`${both.slug}/%2e%2e/admin`, 404],
      [`${both.slug}/a/../../admin`, 404],
      [`${both.slug}//evil.example`, 404],
      [`${both.slug}/a%5cb`, 404],
      [`${both.slug}/..;/admin`, 404],
      [`${both.slug}/${'x'.repeat(14_000)}?${'y'.repeat(1_500)}`, 'long'],
      [`${query.slug}?a=1&a=2`, 'https://t.example/x?a=1&a=2'],
      [`${query.slug}/a`, 404],
      [`${none.slug}?a=1`, 'https://t.example/x'],
      [`${none.slug}/`, 'https://t.example/x'],
      [`${none.slug}/a`, 404],
    ] as const) {
      const found = await to(path);
      if (location === 'long')
        assert.ok(found === 404 || String(found).length < 16_500, String(found).slice(0, 80));
      else assert.equal(found, location, path);
    }
  });

  test(`stop by expiry and click limit: exactly the permitted number of fifty concurrent requests pass, on ${storage}`, async cleanup => {
    let clock = Date.now();
    const mock = await open(cleanup, { now: () => clock });
    const { make, follow, call } = client(mock);
    const once = await make({ max_clicks: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => follow(once.slug)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [302, ...Array(49).fill(410)]);
    assert.equal(((await call('GET', `/${once.id}`)).json.data as { state: string }).state, 'used_up');
    const after = await make({ max_clicks: 1, expired_url: 'https://over.example/' });
    assert.equal((await follow(after.slug)).headers.location, 'https://target.example/');
    assert.equal((await follow(after.slug)).headers.location, 'https://over.example/');
    // Previews, bots and HEAD do not use up the click limit, and do not get the target.
    const careful = await make({ max_clicks: 1 });
    for (const [headers, method] of [
      [{ 'user-agent': slackbot }, 'GET'],
      [{ 'sec-purpose': 'prefetch' }, 'GET'],
      [{}, 'HEAD'],
    ] as [Record<string, string>, string][]) {
      const answer = await follow(careful.slug, headers, method);
      assert.deepEqual([answer.status, answer.headers.location], [200, undefined]);
    }
    assert.equal((await follow(careful.slug)).status, 302);
    // A limit that is set later includes earlier clicks.
    const late = await make({});
    for (let count = 0; count < 2; count += 1) await follow(late.slug);
    await until(async () => ((await call('GET', `/${late.id}`)).json.data as Link).clicks === 2);
    await call('PATCH', `/${late.id}`, { max_clicks: 3 });
    assert.deepEqual([(await follow(late.slug)).status, (await follow(late.slug)).status], [302, 410]);
    const odd = await make({ max_clicks: 1, expired_url: 'https://€.example/€' });
    await follow(odd.slug);
    assert.equal((await follow(odd.slug)).headers.location, 'https://xn--lzg.example/%E2%82%AC');
    const soon = await make({ expires_at: new Date(clock + 60_000).toISOString() });
    assert.equal((await follow(soon.slug)).status, 302);
    clock += 60_000;
    const gone = await follow(soon.slug);
    assert.deepEqual([gone.status, gone.headers['content-type']], [410, 'text/html; charset=utf-8']);
    const json = await follow(soon.slug, { accept: 'application/json' });
    assert.deepEqual([json.status, json.json], [410, { status: 'error', msg: 'The link has expired' }]);
  });

  test(`ask for a password with a form of ours and a rate limit, without revealing the target, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { make, follow } = client(mock);
    const { slug, id } = await make({ url: 'https://secret.example/', password: 'swordfish' });
    // The same password, hashed with a low cost, so that two dozen attempts are fast.
    await mock.repository.links.change('ws_studio', id, () => ({ password: cheapHash() }));
    const url = `${mock.url}/l/${slug}`;
    const page = await follow(slug);
    assert.equal(page.status, 200);
    assert.equal(page.text.includes('secret.example'), false);
    assert.match(String(page.headers['content-security-policy']), /^default-src 'none'/);
    const cookie = String(page.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    assert.match(String(page.headers['set-cookie']?.[0]), /httponly/i);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const fill = (password: string, headers: Record<string, string> = { cookie }) =>
      form(url, new URLSearchParams({ csrf, password }).toString(), headers);
    assert.match((await fill('swordfish', {})).text, /The form has expired/);
    const wrong = await fill('tuna');
    assert.deepEqual([wrong.status, wrong.headers.location], [403, undefined]);
    assert.match(wrong.text, /Wrong password/);
    const right = await fill('swordfish');
    assert.deepEqual([right.status, right.headers.location], [303, 'https://secret.example/']);
    const asJson = { accept: 'application/json' };
    assert.deepEqual((await follow(slug, asJson)).json, {
      status: 'error',
      msg: 'This link requires a password',
    });
    assert.equal((await post(url, { password: 'tuna' }, asJson)).json.msg, 'Wrong password');
    for (let count = 0; count < 12; count += 1)
      assert.equal(
        (await post(url, { password: 'swordfish' }, asJson)).status,
        303,
        'who knows it is not stopped',
      );
    assert.equal((await post(url, { password: 5 }, asJson)).status, 403);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await fill('tuna')).status);
    assert.equal(statuses.at(-1), 429);
    const stopped = await fill('swordfish');
    assert.equal(stopped.status, 429, 'then not even the right one');
    assert.ok(Number(stopped.headers['retry-after']) > 0);
  });

  test(`explain missing links as a page or JSON, for every method, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { follow } = client(mock);
    for (const path of ['nobody', 'a%00b', '%', 'x'.repeat(5_000), '..%2fapi', 'constructor', '__proto__']) {
      const answer = await follow(path);
      assert.deepEqual([path, answer.status], [path, 404]);
      assert.match(answer.text, /<h1>Link not found<\/h1>/);
    }
    assert.equal((await follow('xyzzy')).text.includes('xyzzy'), false, 'what was asked for is not repeated');
    const json = await follow('nobody', { accept: 'application/json' });
    assert.deepEqual([json.status, json.json], [404, { status: 'error', msg: 'Not found' }]);
    assert.deepEqual(
      [(await follow('nobody', {}, 'HEAD')).status, (await follow('nobody', {}, 'HEAD')).text],
      [404, ''],
    );
    const options = await follow('spring', {}, 'OPTIONS');
    assert.deepEqual([options.status, options.headers.allow], [204, 'GET, HEAD, POST, OPTIONS']);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST'])
      assert.deepEqual([method, (await follow('spring', {}, method)).status], [method, 405]);
    assert.equal((await send(`${mock.url}/l/`)).json.msg, 'Not found', 'the prefix alone is not ours');
  });
}

test.run();
