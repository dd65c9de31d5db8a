/** What a page and a service worker do with the groups that they ask for. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startMock } from '../../mock-server/index.ts';
import { secrets, suiteOf } from '../helper.ts';
import { full, fullScriptText, site, siteWithGroups } from './mock-site.ts';

const test = suiteOf('With the groups that it asks for, a browser');

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const bearer = { authorization: `Bearer ${secrets.studio}` };
const helpers = `const headers = ${JSON.stringify({ ...bearer, 'content-type': 'application/json' })};
  const asking = fetch => async (path, method = 'GET', body) => {
    const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return response.json();
  };
  // Lets timers of the page run.
  const turn = () => new Promise(resolve => setTimeout(resolve));`;

test('loads the larger script only if a page asks for a group that the small one lacks', async cleanup => {
  const { page, run, assertQuiet } = await siteWithGroups(cleanup);
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  const statuses = (start: string) =>
    run<number[]>(`const mock = await startMock(${start});
      const status = async path => (await mock.fetch(path, { headers: ${JSON.stringify(bearer)} })).status;
      return [await status('/api/v1/models'), await status('/api/v1/links'), await status('/api/v1/webhooks')];`);
  assert.deepEqual(await statuses(''), [200, 404, 404]);
  assert.deepEqual(await statuses("{ groups: ['models'] }"), [200, 404, 404]);
  assert.deepEqual(loaded, ['/browser.js', '/browser-worker.js']);
  assert.deepEqual(await statuses("{ groups: ['models', 'links'] }"), [200, 200, 404]);
  assert.deepEqual(loaded, ['/browser.js', '/browser-worker.js', full]);
  assert.deepEqual(await statuses(''), [200, 404, 404], 'the small one is still what it was');
  assertQuiet();
});

test('lets things happen at the simulated channel, and hears of them', async cleanup => {
  const { run } = await siteWithGroups(cleanup);
  const found = await run<{ texts: string[]; event: string; type: string; sent: string }>(`${helpers}
    const mock = await startMock({ groups: ['messaging'] });
    const ask = asking(mock.fetch);
    const { body } = await mock.fetch('/api/v1/instances/ins_demo/events', { headers });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let event = '';
    await mock.messaging.receive('ins_demo', { from: '+4915112345601', text: 'From the page' });
    while (!event.includes('From the page')) event += (await reader.read()).value;
    await reader.cancel();
    const { data } = await ask('/api/v1/instances/ins_demo/messages?chat=%2B4915112345601');
    const sent = await ask('/api/v1/instances/ins_demo/messages', 'POST', { to: '+4915112345601', text: 'Hello' });
    let state = sent.data.state;
    while (!['sent', 'delivered', 'read'].includes(state)) {
      await turn();
      state = (await ask('/api/v1/instances/ins_demo/messages/' + sent.data.id)).data.state;
    }
    const upload = await mock.fetch('/api/v1/media', { method: 'POST', headers: { ...headers, 'content-type': 'image/png' }, body: 'Some text' });
    const media = await upload.json();
    const file = await mock.fetch('/api/v1/media/' + media.data.id + '/content', { headers });
    return { texts: data.map(({ content }) => content?.text), event, type: file.headers.get('content-type'), sent: state };`);
  assert.ok(found.texts.includes('From the page'), found.texts.join());
  assert.match(found.event, /"type":"message\.received"/);
  assert.match(found.type, /^text\/plain/);
});

test('stores deliveries of webhooks as records that stay pending, and says that nothing is sent', async cleanup => {
  const { run } = await siteWithGroups(cleanup);
  const found = await run<{
    number: number;
    state: string;
    attempts: number;
    sent: string;
    messages: string[];
  }>(`${helpers}
    const mock = await startMock({ groups: ['webhooks', 'links'], events: [{ type: 'order.paid', summary: 'An order was paid' }] });
    const ask = asking(mock.fetch);
    const { data: { endpoint: { id } } } = await ask('/api/v1/webhooks', 'POST', { url: 'https://hooks.example/in', event_types: ['order.*', 'link.*'] });
    const number = await mock.publish('order.paid', { order: 42 });
    await ask('/api/v1/links', 'POST', { url: 'https://shop.example/new' });
    const { data } = await ask('/api/v1/webhook-deliveries?endpoint_id=' + id);
    const sent = await (await mock.fetch('/__mock/deliveries')).text();
    const messages = [];
    for (const call of [() => mock.waitForDelivery(), () => mock.publish('order.lost', {})])
      await call().catch(error => messages.push(error.message));
    return { number, state: data.map(one => one.event_type + ' ' + one.state).sort().join(), attempts: data[0].attempts.length, sent, messages };`);
  assert.ok(found.number >= 1);
  assert.equal(found.state, 'link.created pending,order.paid pending');
  assert.equal(found.attempts, 0);
  assert.match(found.sent, /^(?:\[\]|\{.*\[\]\})$/);
  assert.deepEqual(found.messages, [
    'mock.waitForDelivery: webhooks are not sent in a browser',
    'type: order.lost is not declared in events',
  ]);
});

test('follows short links, and counts the clicks', async cleanup => {
  const { run, page, url } = await siteWithGroups(cleanup);
  const found = await run<{ status: number; location: string; more: number }>(`${helpers}
    const mock = await startMock({ groups: ['links'] });
    const ask = asking(mock.fetch);
    const clicks = async () => {
      const { data } = await ask('/api/v1/links/lnk_demo_spring');
      // A headless browser is a bot.
      return data.clicks + data.bots;
    };
    const before = await clicks();
    const answer = await mock.fetch('/l/spring');
    mock.advance('1m');
    let after = before;
    while (after === before) {
      await turn();
      after = await clicks();
    }
    return { status: answer.status, location: answer.headers.get('location'), more: after - before };`);
  assert.deepEqual(found, {
    status: 302,
    location: 'https://shop.example/spring-sale?utm_source=newsletter&utm_medium=email&utm_campaign=spring',
    more: 1,
  });
  await run(`${helpers} await registerMock('${full}', { groups: ['links'] });
    await asking(fetch)('/api/v1/links', 'POST', { url: '${url}/target', slug: 'here' });`);
  await page.goto(`${url}/l/here`);
  assert.equal(page.url(), `${url}/target`);
  assert.equal(await page.evaluate(`fetch('/api/v1/webhooks').then(answer => answer.status)`), 404);
});

test('asks for the password of a link', async cleanup => {
  const { run, page, url } = await siteWithGroups(cleanup);
  await run(`${helpers} await registerMock('${full}');
    await asking(fetch)('/api/v1/links', 'POST', { url: '${url}/secret', slug: 'hidden', password: 'open sesame' });`);
  await page.goto(`${url}/l/hidden`);
  for (const password of ['other', 'open sesame']) {
    await page.fill('#password', password);
    await page.click('button[type=submit]');
    if (password === 'other') await page.getByText('Wrong password.').waitFor();
  }
  await page.waitForURL(`${url}/secret`);
});

test('draws the same QR codes as in Node.js', async cleanup => {
  const { run, url } = await siteWithGroups(cleanup);
  const mock = await startMock({ groups: ['links'], port: null, publicUrl: url, console: false });
  cleanup(mock.close);
  const path = '/api/v1/links/lnk_demo_spring/qr?format=png&size=400&dark=%23102030';
  const theirs = Buffer.from(await (await mock.fetch(path, { headers: bearer })).arrayBuffer());
  const isSame = await run(
    `const mock = await startMock({ groups: ['links'] });
    const pixelsOf = async blob => {
      const picture = await createImageBitmap(blob);
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context.drawImage(picture, 0, 0);
      return context.getImageData(0, 0, picture.width, picture.height).data.join();
    };
    const own = await (await mock.fetch('${path}', { headers: ${JSON.stringify(bearer)} })).blob();
    const other = new Blob([Uint8Array.from(atob(given), one => one.charCodeAt(0))]);
    const [one, two] = [await pixelsOf(own), await pixelsOf(other)];
    return one === two && new Set(one.split(',')).size > 3;`,
    theirs.toString('base64'),
  );
  assert.equal(isSame, true);
});

test('keeps what was stored when the browser ends its worker, apart from what the small script keeps', async cleanup => {
  const { page, context, run } = await siteWithGroups(cleanup);
  const kept = await run<{ link: string; message: string }>(`${helpers}
    await registerMock();
    const ask = asking(fetch);
    await ask('/api/v1/keys', 'POST', { name: 'Of the small one', scopes: ['models:read'] });
    await registerMock('${full}');
    const link = (await ask('/api/v1/links', 'POST', { url: 'https://shop.example/kept' })).data.id;
    const message = (await ask('/api/v1/instances/ins_demo/messages', 'POST', { to: '+4915112345601', text: 'Kept' })).data.id;
    return { link, message };`);
  const read = () =>
    page.evaluate<[number, number, number]>(`(async () => {
      const status = async path => (await fetch(path, { headers: ${JSON.stringify(bearer)} })).status;
      return [await status('/api/v1/links/${kept.link}'), await status('/api/v1/links/lnk_demo_spring'),
        await status('/api/v1/instances/ins_demo/messages/${kept.message}')];
    })()`);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  assert.deepEqual(await read(), [200, 200, 200]);
  await page.evaluate(`fetch('/__mock/reset', { method: 'POST' })`);
  assert.deepEqual(await read(), [404, 200, 404]);
});

test('is refused what it cannot have, by name', async cleanup => {
  const { run } = await site(cleanup, new Map([['/broken.js', '<!doctype html>']]));
  const refusals = await run<string[]>(`const calls = [
      () => startMock({ groups: ['link'] }),
      () => startMock({ groups: ['automation'] }),
      () => startMock({ groups: ['invitations'] }),
      () => startMock({ groups: [{ name: 'wishes' }] }),
      () => startMock({ groups: 'links' }),
      () => startMock({ groups: ['links'], events: [] }),
      () => startMock({ groups: ['models'], script: '/x.js' }),
      () => startMock({ groups: ['links'], script: '/broken.js' }),
      () => registerMock('/browser-worker.js', { groups: ['links'] }),
      () => registerMock('/browser-worker.js', { groups: 'models' }),
    ];
    const messages = [];
    for (const call of calls) messages.push(await call().then(() => '', error => error.message));
    return messages;`);
  for (const [index, expected] of [
    /startMock: groups: unknown group link: did you mean links\?/,
    /startMock: groups: a browser does not have automation: it evaluates expressions and schemas in a process/,
    /startMock: groups: a browser does not have invitations: their links lead to the console/,
    /startMock: groups must be names: a browser has no groups of your own/,
    /startMock: groups must be a list of names/,
    /is not the script of the mock server: write browser-full-worker\.js there by npx koa-marketplace browser/,
    /startMock: a mock server in a browser has no option script/,
    /\/broken\.js is not the script of the mock server: write browser-full-worker\.js there/,
    /registerMock: .*browser-worker\.js is not the script of the mock server, or lacks one of the groups links: copy .* or write browser-full-worker\.js by npx/,
    /registerMock: groups must be a list of names of groups/,
  ].entries())
    assert.match(refusals[index] ?? '', expected);
});

test('refuses a script of another version, and events without webhooks', async cleanup => {
  const other = fullScriptText().replaceAll(`"${version}"`, '"0.0.9"');
  const { run } = await siteWithGroups(cleanup, [['/other.js', other]]);
  const messages = await run<string[]>(`const messages = [];
    for (const options of [{ groups: ['links'], script: '/other.js' }])
      await startMock(options).catch(error => messages.push(error.message));
    delete globalThis[Symbol.for('koa-marketplace/browser-full-worker')];
    await startMock({ groups: ['links'], events: [] }).catch(error => messages.push(error.message));
    return messages;`);
  assert.match(
    messages[0] ?? '',
    new RegExp(`other\\.js is of version 0\\.0\\.9 of the package, and the page of ${version}: write`),
  );
  assert.match(messages[1] ?? '', /startMock: events need the group webhooks: add 'webhooks' to groups/);
});

test('loads the larger script where trusted types are required', async cleanup => {
  const policy = (names: string) => ({
    'content-security-policy': `script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types ${names}`,
  });
  const { run, page } = await siteWithGroups(cleanup, [], policy('koa-marketplace'));
  const ask = `const mock = await startMock({ groups: ['links'] });
    return (await mock.fetch('/api/v1/links', { headers: ${JSON.stringify(bearer)} })).status;`;
  assert.equal(await run(ask), 200);
  await page.close();
  const strict = await siteWithGroups(cleanup, [], policy('other'));
  assert.match(
    await strict.run(`return startMock({ groups: ['links'] }).then(() => '', error => error.message);`),
    /startMock: the Content-Security-Policy of this page requires trusted types: add koa-marketplace/,
  );
});

test('gets a larger script of at most 440 kB compressed, without anything to evaluate', () => {
  const text = fullScriptText();
  const sizes = [brotliCompressSync(text).length, gzipSync(text).length];
  assert.ok((sizes[0] ?? 0) <= 440_000 && (sizes[1] ?? 0) <= 570_000, `${sizes} bytes`);
  assert.doesNotMatch(text, /\bnew Function\(|\beval\(/);
});

test.run();
