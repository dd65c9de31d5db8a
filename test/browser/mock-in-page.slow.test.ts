/** The mock server in a browser: in a page, and as a service worker. It answers as that of Node.js does. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { startMock } from '../../mock-server/index.ts';
import { foreignCode, knownCode, secrets, suiteOf } from '../helper.ts';
import { type Answered, type Asked, answerOf, dist, inPage, shown, site } from './mock-site.ts';

const test = suiteOf('The mock server in a browser');

const json = { 'content-type': 'application/json' };
const bearer = { authorization: `Bearer ${secrets.studio}` };
const key = `api_key=${secrets.studio}`;
const validation = '/api/purchases/validation';
const code = (purchase_code: unknown, more: object = {}) =>
  JSON.stringify({ api_key: secrets.studio, purchase_code, ...more });

/** What the tests of the specified endpoints ask of the server. */
const asked: readonly Asked[] = [
  ...[
    ...[
      '',
      `?${key}`,
      `?api_key=${secrets.sounds}`,
      `?api_key=${secrets.press}`,
      `?api_key=${secrets.expired}`,
    ],
    ...[
      `?api_key=${secrets.revoked}`,
      '?api_key=nonsense',
      `?${key}&api_key=${secrets.sounds}`,
      `?${key}&x=1`,
    ],
  ].flatMap(query =>
    [
      '/api/account/details',
      '/api/items/all',
      `/api/items/item${query === '' ? '?' : `${query}&`}item_id=1002`,
    ].map((path, index) => ({ path: index === 2 ? path : path + query })),
  ),
  ...[
    ...[
      'page=2&per_page=5',
      'per_page=0',
      'per_page=1000000',
      'page=first',
      'page=99',
      'category=themes',
      'tag=x',
    ],
    ...['q=invoic', 'q=%00', 'q=%F0%9F%92%A9', 'q=%ff', 'page=1&page=2', 'page='],
  ].map(query => ({ path: `/api/items/all?${key}&${query}` })),
  ...['', '1001', '1002', '999999', '0', '-1', 'x', '1e3', '12345678901234567890', '01001', '1001.0'].map(
    id => ({
      path: `/api/items/item?${key}&item_id=${id}`,
    }),
  ),
  ...['x-api-key', 'X-API-KEY'].map(name => ({
    path: '/api/items/all',
    headers: { [name]: secrets.studio },
  })),
  { path: '/api/items/all', headers: bearer },
  { path: '/api/items/all', headers: { authorization: 'Basic eDp5' } },
  { path: '/api/items/all', method: 'HEAD', headers: bearer },
  ...['POST', 'PUT', 'DELETE', 'PATCH'].map(method => ({ path: `/api/items/all?${key}`, method })),
  ...[knownCode, ` ${knownCode.toUpperCase()} `, foreignCode, '', 'x', null, 12, ['x'], '\ud800'].map(
    value => ({
      path: validation,
      method: 'POST',
      headers: json,
      body: code(value),
    }),
  ),
  { path: validation, method: 'POST', headers: json, body: code(knownCode, { more: 1 }) },
  { path: validation, method: 'POST', headers: json, body: '{' },
  { path: validation, method: 'POST', headers: json, body: '' },
  { path: validation, method: 'POST', headers: json, body: '[]' },
  { path: validation, method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  {
    path: validation,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `purchase_code=${knownCode}&${key}`,
  },
  {
    path: validation,
    method: 'POST',
    headers: { ...bearer, 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\nContent-Disposition: form-data; name="purchase_code"\r\n\r\n${knownCode}\r\n--x--\r\n`,
  },
  { path: `${validation}?purchase_code=${knownCode}&${key}`, method: 'POST' },
  ...[
    '/api/v1/models',
    '/api/v1/models?x=1',
    '/api/v1/keys',
    '/api/v1/keys?limit=2',
    '/api/v1/keys/none',
  ].flatMap(path => [{ path }, { path, headers: bearer }]),
  {
    path: '/api/v1/keys',
    method: 'POST',
    headers: { ...bearer, ...json },
    body: '{"name":"x","scopes":["y"]}',
  },
  { path: '/api/nothing', headers: bearer },
  { path: '/api/items/item?item_id=1002&__code=404' },
  { path: '/api/items/all', headers: { prefer: 'code=503' } },
  { path: '/api/items/item', headers: { prefer: 'code=item_not_found' } },
];

for (const [place, start] of [
  ['in a page', 'const mock = await startMock(); const ask = mock.fetch;'],
  ['as a service worker', 'await registerMock(); const ask = fetch;'],
])
  test(`answers as on a server, ${place}`, async cleanup => {
    const { url, run, assertQuiet } = await site(cleanup);
    // The groups that a browser has: others make more scopes, which errors name.
    const mock = await startMock({
      groups: ['marketplace', 'models', 'keys'],
      publicUrl: url,
      port: null,
      console: false,
      cors: false,
    });
    cleanup(mock.close);
    const answers = await run<Answered[]>(`${start} ${inPage}`, asked);
    for (const [index, one] of asked.entries()) {
      const expected = shown(await answerOf(mock, one));
      assert.deepEqual(
        shown(answers[index] as Answered),
        expected,
        `${one.method ?? 'GET'} ${one.path} ${one.body ?? ''}`,
      );
    }
    if (place === 'in a page') assertQuiet();
  });

test('has media of all three kinds, which play', async cleanup => {
  const { page, url, run } = await site(cleanup);
  await run('await registerMock();');
  const played = await page.evaluate<number[]>(`(async () => {
    const media = [];
    for (const id of [1042, 1041]) {
      const { item } = await (await fetch('/api/items/item?item_id=' + id + '&${key}')).json();
      const { preview_video, preview_audio } = item.media;
      const player = document.createElement(preview_video ? 'video' : 'audio');
      player.src = preview_video ?? preview_audio;
      player.muted = true;
      await player.play();
      await new Promise(resolve => { player.onended = resolve; player.currentTime = player.duration - 0.05; });
      media.push(player.duration);
    }
    const image = new Image();
    image.src = '${url}/media/preview/1001.svg';
    await image.decode();
    return [...media, image.naturalWidth];
  })()`);
  assert.ok(
    played.every(one => one > 0),
    played.join(),
  );
});

test('refuses a compressed body by its encoding', async cleanup => {
  const { run } = await site(cleanup);
  const answer = await run<Answered>(
    `const mock = await startMock();
    const headers = ${JSON.stringify({ ...bearer, ...json, 'content-encoding': 'gzip' })};
    const answer = await mock.fetch('/api/v1/keys', { method: 'POST', headers, body: '{}' });
    return { status: answer.status, body: await answer.text(), headers: Object.fromEntries(answer.headers) };`,
  );
  assert.equal(answer.status, 415);
  assert.equal(answer.headers['accept-encoding'], 'identity');
  assert.match(answer.body, /the body is compressed, which is not read here/);
});

test('keeps what was stored when a page is loaded again, and when the browser ends its worker', async cleanup => {
  const { page, context, run, url } = await site(cleanup);
  const created = await run<string>(
    `await registerMock();
    const init = { method: 'POST', headers: ${JSON.stringify({ ...bearer, ...json })}, body: '{"name":"Kept","scopes":["models:read"]}' };
    return (await (await fetch('/api/v1/keys', init)).json()).data.id;`,
  );
  const read = () =>
    page.evaluate<string | undefined>(
      `fetch('/api/v1/keys/${created}', { headers: ${JSON.stringify(bearer)} }).then(answer => answer.json()).then(({ data }) => data?.name)`,
    );
  await page.goto(`${url}/again`);
  assert.equal(await read(), 'Kept');
  const put = (name: string, scenario: object) =>
    page.evaluate<number>(
      `fetch('/__mock/scenarios/${name}', { method: 'PUT', headers: ${JSON.stringify(json)}, body: '${JSON.stringify(scenario)}' }).then(answer => answer.status)`,
    );
  assert.deepEqual(
    await Promise.all([put('empty', { fixtures: { items: {} } }), put('wrong', { fixture: {} })]),
    [200, 400],
  );
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  assert.equal(await read(), 'Kept');
  const scenario = { ...bearer, 'mock-scenario': 'empty' };
  assert.equal(
    await page.evaluate(
      `fetch('/api/items/all', { headers: ${JSON.stringify(scenario)} }).then(answer => answer.headers.get('x-error-code'))`,
    ),
    'no_items_found',
  );
  await page.evaluate(`fetch('/__mock/reset', { method: 'POST' })`);
  assert.equal(await read(), undefined);
  assert.equal(await page.evaluate(`fetch('/media/own.txt').then(answer => answer.text())`), 'of the site');
});

test('lets a page choose answers, let requests fail, and see what arrived', async cleanup => {
  const { run } = await site(cleanup);
  const found = await run(
    `const mock = await startMock({ fixtures: { items: { ws_studio: [] } } });
    const ask = () => mock.fetch('/api/items/all?${key}').then(answer => answer.status, error => String(error));
    const refused = name => error => name + ': ' + error.message;
    const statuses = [await ask()];
    mock.answer('listItems', [503, { body: { status: 'success', items: [] } }]);
    statuses.push(await ask(), await ask());
    mock.fail({ operation: 'listItems', reset: true });
    statuses.push(await ask());
    let message = '';
    try { mock.answer('getItem', { body: { status: 'success', item: {} } }); } catch (error) { message = error.message; }
    const { operations } = await mock.coverage();
    const left = [];
    try { await mock.publish('order.paid', {}); } catch (error) { left.push(error.message); }
    try { await startMock({ prot: 80 }); } catch (error) { left.push(error.message); }
    const seen = mock.requests({ operation: 'listItems' }).length;
    await mock.reset();
    return { statuses, message, calls: operations.listItems.calls, seen, after: mock.requests().length, left };`,
  );
  assert.deepEqual(found, {
    statuses: [404, 503, 200, 'TypeError: Failed to fetch'],
    message: 'mock.answer: body/item/id is required (ItemReply), or give unchecked: true',
    calls: 4,
    seen: 4,
    after: 0,
    left: [
      'mock.publish: webhooks are not sent in a browser',
      'startMock: a mock server in a browser has no option prot',
    ],
  });
});

/** A module of docs/browser.md as it stands, bundled as a site does, with the packages that it names. */
async function built(name: string): Promise<string> {
  const page = await readFile(new URL('../docs/browser.md', dist), 'utf8');
  const [, code] = new RegExp(`\\n\`\`\`js\\n// ${name}\\n(.*?)\`\`\``, 's').exec(page) ?? [];
  const { outputFiles } = await build({
    stdin: { contents: code ?? '', resolveDir: fileURLToPath(new URL('../test/interop', dist)) },
    alias: { 'koa-marketplace/browser': fileURLToPath(new URL('browser.js', dist)) },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('answers through MSW, as docs/browser.md says', async cleanup => {
  const files = new Map([
    ['/app.js', await built('msw.js')],
    [
      '/mockServiceWorker.js',
      await readFile(new URL('../test/interop/node_modules/msw/lib/mockServiceWorker.js', dist), 'utf8'),
    ],
  ]);
  const { page, url } = await site(cleanup, files);
  await page.goto(`${url}/with-app`);
  await page.waitForFunction('window.isReady');
  const ask = (path: string) =>
    page.evaluate(
      `fetch('${path}&${key}').then(async answer => [answer.status, (await answer.json()).item?.id])`,
    );
  assert.deepEqual(await ask('/api/items/item?item_id=1002'), [404, undefined]);
  assert.deepEqual(await ask('/api/items/item?item_id=1002'), [200, 1002]);
});

test('answers as a service worker of its own, as docs/browser.md says', async cleanup => {
  const { page, url } = await site(cleanup, new Map([['/app.js', await built('worker.js')]]));
  await page.goto(`${url}/with-app`);
  await page.waitForFunction('window.isReady');
  assert.equal(await page.evaluate(`fetch('/__mock/health').then(answer => answer.status)`), 200);
});

test('answers other origins that are named, and in a service worker of the site, until it is unregistered', async cleanup => {
  const own = new Map([['/own.js', "importScripts('/browser-worker.js');"]]);
  const { page, url, run } = await site(cleanup, own);
  const models = (origin: string) =>
    page.evaluate(
      `fetch('${origin}/api/v1/models', { headers: ${JSON.stringify(bearer)} }).then(answer => answer.status, () => 0)`,
    );
  await run(`window.registration = await registerMock('/own.js', { origins: ['https://api.example'] });`);
  assert.deepEqual([await models(''), await models('https://api.example')], [200, 200]);
  await page.evaluate('window.registration.unregister()');
  await page.goto(`${url}/again`);
  assert.equal(
    await page
      .evaluate(`fetch('/__mock/health').then(answer => answer.text())`)
      .then(String)
      .then(text => text.includes('<title>Site')),
    true,
  );
});

test('answers a page that requires trusted types, if it allows the policy', async cleanup => {
  const policies = (names: string) => ({
    'content-security-policy': `require-trusted-types-for 'script'; trusted-types ${names}`,
  });
  const { page, run } = await site(cleanup, new Map(), policies('koa-marketplace'));
  const health = `fetch('/__mock/health').then(answer => answer.status)`;
  assert.equal(await run(`await registerMock(); await registerMock(); return ${health};`), 200);
  const violations = `const seen = [];
    document.addEventListener('securitypolicyviolation', event => seen.push(event.violatedDirective));`;
  assert.deepEqual(await run(`${violations} await registerMock(); return seen;`), []);
  await page.close();
  const strict = await site(cleanup, new Map(), policies('other'));
  assert.match(
    await strict.run(`return registerMock().then(() => '', error => error.message);`),
    /registerMock: the Content-Security-Policy of this page requires trusted types: add koa-marketplace to its trusted-types/,
  );
});

test('streams the requests that arrive, and ends a body that is aborted', async cleanup => {
  const { run } = await site(cleanup);
  const found = await run(`const mock = await startMock();
    const { body } = await mock.fetch('/__mock/requests/events');
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader.read()).value;
    await mock.fetch('/api/items/all');
    while (!text.includes('event: request')) text += (await reader.read()).value;
    await reader.cancel();
    const controller = new AbortController();
    mock.answer('listItems', { bytesPerSecond: 1000 }, { times: 'always' });
    const answer = await mock.fetch('/api/items/all?${key}', { signal: controller.signal });
    controller.abort();
    // Of a stream that a script has made, Chromium's text() has an error of its own.
    const rest = answer.body.getReader();
    const read = () => rest.read().then(({ done }) => (done ? 'whole' : read()), error => error.name);
    return read();`);
  assert.equal(found, 'AbortError');
});

test('refuses what it is not meant for, by name', async cleanup => {
  const { run } = await site(cleanup);
  const refusals = await run<string[]>(`const calls = [
      () => registerMock('/browser-worker.js', { scop: '/' }),
      () => registerMock('/browser-worker.js', { origins: 'https://api.example' }),
      () => registerMock('/browser-worker.js', { origins: ['https://api.example/path'] }),
      () => registerMock('/browser-worker.js', { scope: '/sub/' }),
      () => startMock(null),
    ];
    return Promise.all(calls.map(call => call().then(() => '', error => error.message)));`);
  assert.match(refusals[0] ?? '', /registerMock has no option scop: did you mean scope\?/);
  for (const message of refusals.slice(1, 3)) assert.match(message, /origins must be a list of origins/);
  assert.match(refusals[3] ?? '', /this page is not below http.*\/sub\//);
  assert.match(refusals[4] ?? '', /the options must be an object/);
  const { startMock: inNode, registerMock } = await import(new URL('browser.js', dist).href);
  await assert.rejects(inNode(), /startMock of koa-marketplace\/browser needs a browser: in Node\.js, use/);
  await assert.rejects(registerMock(), /registerMock of koa-marketplace\/browser needs a browser/);
});

test('says that the script is not there, or that the browser takes none', async cleanup => {
  const { url, run } = await site(cleanup);
  const [missing, blocked] = await run<
    string[]
  >(`const message = () => registerMock('/worker.js').then(() => '', error => error.message);
    const missing = await message();
    // As Playwright does with serviceWorkers: 'block'.
    navigator.serviceWorker.register = async () => {};
    return [missing, await message()];`);
  assert.match(
    missing ?? '',
    new RegExp(
      `^registerMock: ${url}/worker\\.js is not the script of the mock server: copy .*/browser-worker\\.js there \\(.*MIME type`,
    ),
  );
  assert.match(
    blocked ?? '',
    /^registerMock: something blocks service workers in this page, such as .*Playwright/,
  );
});

test('adds less than 5 kB to a page that has it as a service worker', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { registerMock } from 'koa-marketplace/browser'; await registerMock();",
      resolveDir: fileURLToPath(dist),
    },
    alias: { 'koa-marketplace/browser': fileURLToPath(new URL('browser.js', dist)) },
    bundle: true,
    format: 'esm',
    write: false,
  });
  assert.ok((outputFiles[0]?.contents.length ?? 0) < 5_000, `${outputFiles[0]?.contents.length} bytes`);
});

test('has at most 250 kB compressed, without anything to evaluate', async () => {
  const script = await readFile(new URL('browser-worker.js', dist));
  const size = brotliCompressSync(script).length;
  assert.ok(size <= 250_000, `${size} bytes`);
  assert.doesNotMatch(script.toString(), /\bnew Function\(|\beval\(/);
});

test.run();
