/** The recipes of test runners, with the entries of the package for them, and what these promise besides. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unpackedChromium } from '../../../tools/chromium.ts';
import { freePort } from '../prism.ts';
import { project } from './page.ts';
import { commandOf, failureOf, start } from './process.ts';

/** The browser of the package's own tests, instead of one that Playwright downloads. */
export const browser = async () => ({
  executablePath: (await unpackedChromium()).executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

const strict = {
  strict: true,
  skipLibCheck: false,
  target: 'es2022',
  noEmit: true,
  types: ['node'],
};

/** Compiles a file strictly with the tool's own types. `options`: how it resolves modules. */
async function wrongTypes(folder: string, name: string, code: string, options: object): Promise<string[]> {
  await writeFile(join(folder, name), code);
  const config = `tsconfig.${name}.json`;
  const compilerOptions = { ...strict, ...options };
  await writeFile(join(folder, config), JSON.stringify({ compilerOptions, files: [name] }));
  return failureOf(folder, [commandOf('tsc'), '-p', config]);
}

/** Runs a command that must fail, and says so. Returns what of these its output lacks. */
async function lackingIn(
  cwd: string,
  command: readonly [string, ...string[]],
  texts: readonly (string | RegExp)[],
): Promise<string[]> {
  const output = (await failureOf(cwd, command)).join('\n');
  return texts
    .filter(text => (typeof text === 'string' ? !output.includes(text) : !text.test(output)))
    .map(text => `the output of ${command.join(' ')} lacks ${text}:\n${output}`);
}

export async function playwright(): Promise<string[]> {
  const folder = await project(['Vite', 'Playwright']);
  const env = {
    MARKETPLACE_URL: `http://127.0.0.1:${await freePort()}`,
    APP_URL: `http://localhost:${await freePort()}`,
  };
  const launched = JSON.stringify(await browser());
  await writeFile(
    join(folder, 'with-own-browser.js'),
    `import config from './playwright.config.js';
export default { ...config, use: { ...config.use, launchOptions: ${launched} } };`,
  );
  // More tests at a time than the page has: none may notice another.
  const often = ['--workers=4', '--repeat-each=4'];
  const command = [commandOf('playwright'), 'test', '--config', 'with-own-browser.js', ...often] as const;
  return [
    ...(await failureOf(folder, command, env)),
    ...(await attached(folder)),
    ...(await ofEachWorker(folder)),
    ...(await besideOthers(folder, launched)),
    ...(await typesOfPlaywright(folder)),
  ];
}

/** Without a page: with a mock server of each worker, in TypeScript that Playwright compiles to CommonJS. */
async function ofEachWorker(folder: string): Promise<string[]> {
  const [key] = /mk_\w+/.exec(await readFile(join(folder, 'vite.config.js'), 'utf8')) ?? [];
  await writeFile(
    join(folder, 'own.config.cjs'),
    `module.exports = { testMatch: 'own.spec.cts', workers: 2, fullyParallel: true, use: { marketplace: { strict: true } } };`,
  );
  await writeFile(
    join(folder, 'own.spec.cts'),
    `import { expect, test } from 'koa-marketplace/playwright';
for (let count = 0; count < 300; count += 1)
  test(\`has its own data \${count}\`, async ({ mock, request }) => {
    expect(await mock.requests()).toEqual([]);
    await mock.answer('listItems', 503);
    const base = new URL(mock.url).origin;
    expect((await request.get(base + '/api/items/all')).status()).toBe(503);
    await expect(mock).toHaveReceived('listItems', { times: 1, status: 503 });
    await expect(mock).not.toHaveReceived('getItem');
    expect(mock).not.toHaveProperty('keys');
    const headers = { authorization: 'Bearer ${key}' };
    expect((await mock.fetch('/api/items/all', { headers })).status).toBe(200);
  });`,
  );
  return failureOf(folder, [commandOf('playwright'), 'test', '--config', 'own.config.cjs', '--reporter=dot']);
}

/** A page that also asks an origin that allows all pages, and no unknown headers. */
async function besideOthers(folder: string, launched: string): Promise<string[]> {
  await writeFile(
    join(folder, 'origins.config.cjs'),
    `module.exports = { testMatch: 'origins.spec.js', use: { launchOptions: ${launched} } };`,
  );
  await writeFile(
    join(folder, 'origins.spec.js'),
    `import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'koa-marketplace/playwright';
const open = async (headers, body) => {
  const server = createServer((_, res) => res.writeHead(200, headers).end(body)).listen(0);
  await once(server, 'listening');
  return 'http://localhost:' + server.address().port;
};
const ask = (page, url) => page.evaluate(async to => (await fetch(to)).status, url).catch(() => 'refused');
const visit = async (page, mock) => {
  await mock.answer('listItems', 503, { times: 'always' });
  await page.goto(await open({ 'content-type': 'text/html' }, '<title>Shop</title>'));
  const other = await open({ 'access-control-allow-origin': '*' }, 'font');
  return [await ask(page, new URL(mock.url).origin + '/api/items/all'), await ask(page, other)];
};
test('the header goes to all origins', async ({ mock, page }) => {
  expect(await visit(page, mock)).toEqual([503, 'refused']);
});
test.describe('with named origins', () => {
  test.use({ marketplaceRequests: async ({ marketplaceServer }, use) => use({ origins: [marketplaceServer.url] }) });
  test('only these get it', async ({ mock, page }) => {
    expect(await visit(page, mock)).toEqual([503, 200]);
  });
});`,
  );
  return failureOf(folder, [commandOf('playwright'), 'test', '--config', 'origins.config.cjs']);
}

/** A test that fails has what the mock server received in its report, and an error that says so. */
async function attached(folder: string): Promise<string[]> {
  await writeFile(
    join(folder, 'failing.config.js'),
    `export default { testMatch: 'failing.spec.js', reporter: [['json', { outputFile: 'report.json' }], ['line']] };`,
  );
  await writeFile(
    join(folder, 'failing.spec.js'),
    `import { expect, test } from 'koa-marketplace/playwright';
test('fails', async ({ mock }) => {
  await mock.fetch('/api/items/item?item_id=1001&api_key=mk_secret');
  await expect(mock).toReceive('listItems', { timeout: 50 });
});`,
  );
  const command = [commandOf('playwright'), 'test', '--config', 'failing.config.js'] as const;
  const lacking = await lackingIn(folder, command, [
    'expected the mock server to receive listItems, and it received it never',
    'getItem: GET /api/items/item?item_id=1001',
  ]);
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
  const [{ attachments }] = report.suites[0].specs[0].tests[0].results;
  const found = attachments.find((one: { name: string }) => one.name === 'marketplace.har');
  if (found === undefined) return [...lacking, 'the report has no marketplace.har'];
  const text = found.body === undefined ? await readFile(found.path, 'utf8') : atob(found.body);
  const { entries } = JSON.parse(text).log;
  if (entries.length !== 1 || text.includes('mk_secret')) lacking.push(`marketplace.har is ${text}`);
  return lacking;
}

const specOfPlaywright = `import { expect, test } from 'koa-marketplace/playwright';
test.use({ marketplace: { url: 'http://127.0.0.1:4000' } });
test('is typed', async ({ mock, page }) => {
  await page.goto('/');
  await mock.answer('getItem', { status: 404 });
  await mock.answer({ path: '/flags' }, 404);
  await expect(mock).toHaveReceived('getItem', { times: 1 });
  await expect(page).toHaveTitle('Items');
  // @ts-expect-error: there is no such option
  await expect(mock).toReceive('getItem', { time: 1 });
  // @ts-expect-error: a body that the operation does not send
  await mock.answer('getItem', { body: { item: 1 } });
});`;

/** The configuration of the page in TypeScript, as the page says. */
async function typedConfig(folder: string): Promise<string> {
  const config = await readFile(join(folder, 'playwright.config.js'), 'utf8');
  const types = 'MarketplaceFixtures, MarketplaceWorkerFixtures';
  const typed = config.replace('defineConfig(', `defineConfig<${types}>(`);
  return `import type { ${types} } from 'koa-marketplace/playwright';\n${typed}`;
}

async function typesOfPlaywright(folder: string): Promise<string[]> {
  const dom = { lib: ['es2023', 'dom'] };
  const config = await typedConfig(folder);
  return [
    ...(await wrongTypes(folder, 'typed.config.mts', config, { ...dom, module: 'nodenext' })),
    ...(await wrongTypes(folder, 'types.spec.mts', specOfPlaywright, { ...dom, module: 'nodenext' })),
    ...(await wrongTypes(folder, 'types.spec.cts', specOfPlaywright, { ...dom, module: 'node16' })),
    ...(await wrongTypes(folder, 'types-bundler.spec.ts', specOfPlaywright, {
      ...dom,
      module: 'esnext',
      moduleResolution: 'bundler',
    })),
  ];
}

/** The matchers in the `expect` of a tool, with the types of the entry for it. */
const withMatchers = (tool: string, entry: string) => `import { expect, test } from '${tool}';
import type {} from 'koa-marketplace/${entry}';
import { matchers } from 'koa-marketplace/matchers';
import { startMock } from 'koa-marketplace/mock';
expect.extend(matchers);
test('is typed', async () => {
  const mock = await startMock();
  expect(mock).not.toHaveReceived('getItem', { times: 1 });
  await expect(mock).toReceive('getItem', { timeout: 1 });
  // @ts-expect-error: there is no such option
  expect(mock).toHaveReceived('getItem', { time: 1 });
});`;

export async function vitest(): Promise<string[]> {
  const folder = await project(['Vitest']);
  await writeFile(
    join(folder, 'more.spec.ts'),
    `import { afterEach, beforeEach, describe, vi } from 'vitest';
import { expect, test, testWith } from 'koa-marketplace/vitest';
for (let count = 0; count < 40; count += 1)
  test.concurrent(\`has its own answers \${count}\`, async ({ mock }) => {
    mock.answer('listItems', 500 + (count % 4));
    const { status } = await fetch(mock.url + '/api/items/all');
    expect(status).toBe(500 + (count % 4));
    expect(mock).toHaveReceived('listItems', { times: 1, headers: { host: expect.stringContaining('127.0.0.1') } });
  });
const strict = testWith({ strict: true, scenarios: { empty: { fixtures: { items: {} } } }, scenario: 'empty' });
strict('takes options', async ({ mock, marketplace }) => {
  expect(mock.scenarios()).toEqual([{ name: 'empty', description: null, active: false }]);
  const response = await fetch(marketplace.url + '/api/items/all?api_key=' + mock.keys.studio + '&x=1');
  expect(response.status).toBe(400);
});
describe('with fake timers', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-01-01') }));
  afterEach(() => void vi.useRealTimers());
  test('answers, and has their time', async ({ mock }) => {
    const response = await mock.fetch('/api/items/all?api_key=' + mock.keys.studio);
    expect(response.status).toBe(200);
    expect((await fetch(mock.url + '/api/items/all')).status).toBe(401);
    await expect(mock).toReceive('listItems');
    await expect(expect(mock).toReceive('getItem', { timeout: 1 })).rejects.toThrow(/received it never/);
    expect(new Date(mock.now()).getUTCFullYear()).toBe(2030);
  });
});`,
  );
  const failures: string[] = [];
  for (const pool of ['forks', 'threads'])
    for (const isolated of [[], ['--no-isolate', '--no-file-parallelism']])
      failures.push(
        ...(await failureOf(folder, [commandOf('vitest'), 'run', `--pool=${pool}`, ...isolated])),
      );
  const types = `import { expect, test } from 'koa-marketplace/vitest';
test('is typed', async ({ mock }) => {
  mock.answer('getItem', 404);
  expect(mock).toHaveReceived('getItem', { times: 1, status: '4xx' });
  await expect(mock).toReceive('getItem');
  // @ts-expect-error: there is no such option
  expect(mock).toHaveReceived('getItem', { time: 1 });
});`;
  await writeFile(
    join(folder, 'failing.test.js'),
    `import { expect, test } from 'koa-marketplace/vitest';
test('fails', ({ mock }) => expect(mock).toHaveReceived('getItm'));
test('fails too', ({ mock }) => expect(mock).toHaveReceived('getItem'));`,
  );
  return [
    ...failures,
    ...(await lackingIn(
      folder,
      [commandOf('vitest'), 'run', 'failing'],
      ['no operation getItm: did you mean getItem?', 'no requests came at all'],
    )),
    ...(await wrongTypes(folder, 'types.mts', types, { module: 'nodenext', skipLibCheck: true })),
    ...(await wrongTypes(folder, 'matchers.mts', withMatchers('vitest', 'vitest'), {
      module: 'nodenext',
      skipLibCheck: true,
    })),
  ];
}

export async function jest(): Promise<string[]> {
  const folder = await project(['Jest']);
  const usual = await failureOf(folder, [commandOf('jest'), '--detectOpenHandles']);
  // More files than the page has: no worker may notice another.
  const text = await readFile(join(folder, 'items.test.cjs'), 'utf8');
  for (let copy = 1; copy <= 10; copy += 1) await writeFile(join(folder, `items-${copy}.test.cjs`), text);
  await writeFile(
    join(folder, 'more.test.cjs'),
    `const { mock, useJest } = require('koa-marketplace/jest');
const ask = () => fetch(mock.url + '/api/items/item?item_id=1001&api_key=' + mock.keys.studio, { signal: AbortSignal.timeout(4000) });
test('takes values of its own realm', async () => {
  await ask();
  expect(mock.requests({ path: /items/, since: new Date(0) })).toHaveLength(1);
  mock.setTime(new Date('2030-01-01'));
  mock.answer({ path: '/bytes' }, { bytes: new Uint8Array([111, 107]) });
  expect(await (await fetch(mock.url + '/bytes')).text()).toBe('ok');
});
test('is fresh, and refuses by name', () => {
  expect(mock.requests()).toStrictEqual([]);
  expect(new Date(mock.now()).getUTCFullYear()).not.toBe(2030);
  expect(() => mock.fail({ operation: 'getItm', status: 503 })).toThrow(/did you mean getItem/);
  expect(() => useJest({ expect, beforeAll, beforeEach, afterAll })).toThrow(/globals: { marketplace/);
});
test('answers supertest', async () => {
  await require('supertest')(mock.callback()).get('/__mock/health').expect(200);
});
test('follows fake timers, after a reset of modules too', async () => {
  jest.resetModules();
  expect(require('koa-marketplace/jest').mock.url).toBe(mock.url);
  jest.useFakeTimers({ now: new Date('2031-01-01') });
  expect(new Date(mock.now()).getUTCFullYear()).toBe(2031);
  expect((await mock.fetch('/__mock/health')).status).toBe(200);
  jest.useRealTimers();
});`,
  );
  await writeFile(
    join(folder, 'explicit.config.cjs'),
    `module.exports = { injectGlobals: false, testMatch: ['**/explicit.js'], transform: {} };`,
  );
  await writeFile(join(folder, 'package.json'), '{"name": "recipe", "private": true}');
  await writeFile(
    join(folder, 'explicit.js'),
    `const globals = require('@jest/globals');
const { mock, useJest } = require('koa-marketplace/jest');
useJest(globals, { strict: true });
globals.test('has the options', async () => {
  const { status } = await fetch(mock.url + '/api/items/all?x=1&api_key=' + mock.keys.studio);
  globals.expect(status).toBe(400);
});`,
  );
  const globals = JSON.stringify({ marketplace: { strict: true } });
  await writeFile(
    join(folder, 'typed.config.cjs'),
    `module.exports = { preset: 'ts-jest', testMatch: ['**/typed.ts'], globals: ${globals} };`,
  );
  await writeFile(
    join(folder, 'typed.ts'),
    `import { mock } from 'koa-marketplace/jest';
test('is typed, with options of the configuration', async () => {
  const { status } = await fetch(mock.url + '/api/items/all?x=1&api_key=' + mock.keys.studio);
  expect(status).toBe(400);
  expect(mock).toHaveReceived('listItems', { times: 1, status: '4xx' });
  await expect(mock).toReceive('listItems');
  // @ts-expect-error: there is no such option
  expect(() => expect(mock).toHaveReceived('listItems', { time: 1 })).toThrow(/did you mean times/);
});`,
  );
  await writeFile(
    join(folder, 'module.mjs'),
    `import { mock } from 'koa-marketplace/jest';
test('is a module', async () => {
  await fetch(mock.url + '/api/items/all');
  expect(mock).toHaveReceived('listItems', { times: 1, status: 401 });
});`,
  );
  await writeFile(
    join(folder, 'module.config.cjs'),
    `module.exports = { testMatch: ['**/module.mjs'], transform: {} };`,
  );
  const types = `import { marketplace } from 'koa-marketplace/cypress';
import { mock, useJest } from 'koa-marketplace/jest';
import { matchers } from 'koa-marketplace/matchers';
import { startMock } from 'koa-marketplace/mock';
test('is typed', async () => {
  expect(mock).toHaveReceived('getItem', { times: 1 });
  await expect(mock).toReceive();
  const { env } = await marketplace(() => {}, { env: {} });
  const url: string = env.MARKETPLACE_URL;
  return void [url, useJest, matchers, startMock];
});`;
  const inJest = { types: ['node', 'jest'], lib: ['es2023', 'dom'] };
  return [
    ...usual,
    ...(await wrongTypes(folder, 'types.cts', types, { ...inJest, module: 'node16' })),
    ...(await wrongTypes(folder, 'globals.cts', withMatchers('@jest/globals', 'jest'), {
      ...inJest,
      types: ['node'],
      module: 'node16',
    })),
    ...(await wrongTypes(folder, 'types.ts', types, {
      ...inJest,
      module: 'commonjs',
      moduleResolution: 'node10',
      skipLibCheck: true,
    })),
    ...(await failureOf(folder, [commandOf('jest'), '--config', 'module.config.cjs'], {
      NODE_OPTIONS: '--experimental-vm-modules',
    })),
    ...(await failureOf(folder, [commandOf('jest'), '--maxWorkers=4'])),
    ...(await failureOf(folder, [commandOf('jest'), '--runInBand', '--detectOpenHandles'])),
    ...(await failureOf(folder, [commandOf('jest'), '--config', 'explicit.config.cjs'])),
    ...(await failureOf(folder, [commandOf('jest'), '--config', 'typed.config.cjs'])),
  ];
}

export const matchers = async (): Promise<string[]> =>
  failureOf(await project(['Matchers']), [commandOf('jest')]);

export const supertest = async (): Promise<string[]> =>
  failureOf(await project(['supertest']), [process.execPath, '--test']);

/** Calls the tasks of the configuration as Cypress does, and what the test of the page asks for. */
export async function cypress(): Promise<string[]> {
  const folder = await project(['Cypress']);
  const port = await freePort();
  const mock = start(folder, [
    join(folder, 'node_modules/.bin/koa-marketplace'),
    '--memory',
    '--port',
    String(port),
  ]);
  try {
    await mock.says('curl ');
    const file = join(folder, 'cypress.config.js');
    await writeFile(file, (await readFile(file, 'utf8')).replace('4000', String(port)));
    const config = (await import(pathToFileURL(file).href)).default;
    const tasks: Record<string, (given?: unknown) => Promise<unknown>> = {};
    const on = (_: string, given: object) => Object.assign(tasks, given);
    const { env } = await config.e2e.setupNodeEvents(on, { env: {} });
    const cy = { task: (name: string, given?: unknown) => tasks[name]?.(given) };
    const spec = await readFile(join(folder, 'cypress/e2e/items.cy.js'), 'utf8');
    const found: string[] = [];
    for (const [, name = '', given] of spec.matchAll(/cy\.task\('([^']+)'(?:, (.*?))?\)[;)]/g)) {
      const answer = await cy.task(name, given && new Function(`return ${given}`)());
      if (answer === undefined) found.push(`${name} is no task, or gives undefined`);
    }
    const answer = await (await fetch(`${env.MARKETPLACE_URL}/api/items/all`)).text();
    return answer.includes('No items found') ? found : [...found, answer];
  } finally {
    await mock.stop();
  }
}
