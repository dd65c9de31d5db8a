/** Runs the recipes and docs/wordpress.md with the tools that they name. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as playwright } from '@playwright/test';
import { compile, match } from 'path-to-regexp';
import { createServer } from 'vite';
import { parse } from 'yaml';
import { freePort } from '../prism.ts';
import * as runners from './integrations.ts';
import { project, recipes } from './page.ts';
import { commandOf, failureOf, start } from './process.ts';
import { noWordPress, wordPress } from './wordpress/run.ts';

/** Calls the endpoints that a front end calls; returns those that do not answer with data. */
async function refused(urls: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.status !== 200 || !/"(item|items|data)":/.test(text))
      found.push(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  }
  return found;
}

type Recipe = (mockUrl: string) => Promise<string[]>;

const checks: Readonly<Record<string, Recipe>> = {
  Vite: async MARKETPLACE_URL => {
    const root = await project(['Vite']);
    Object.assign(process.env, { MARKETPLACE_URL });
    const server = await createServer({ root, logLevel: 'error', server: { port: await freePort() } });
    try {
      await server.listen();
      const base = server.resolvedUrls?.local[0];
      return await refused([`${base}api/items/all`, `${base}api/v1/models`]);
    } finally {
      await server.close();
    }
  },
  Playwright: runners.playwright,
  'node:test': async () => failureOf(await project(['node:test']), [process.execPath, '--test']),
  Vitest: runners.vitest,
  Jest: runners.jest,
  Matchers: runners.matchers,
  supertest: runners.supertest,
  Cypress: runners.cypress,
  uvu: async () => failureOf(await project(['uvu']), [process.execPath, 'uvu.js']),
  MSW: async () => failureOf(await project(['MSW']), [process.execPath, '--test']),
  Storybook: async MARKETPLACE_URL => {
    const port = await freePort();
    const args = ['dev', '--port', String(port), '--exact-port', '--ci', '--no-version-updates'];
    const storybook = start(await project(['Storybook']), [commandOf('storybook'), ...args], {
      MARKETPLACE_URL,
      STORYBOOK_DISABLE_TELEMETRY: '1',
    });
    try {
      const base = `http://localhost:${port}`;
      await storybook.says('Local:');
      const launched = await playwright.launch(await runners.browser());
      const page = await launched.newPage();
      const found: string[] = [];
      for (const [story, text] of [
        ['items--all', 'Ledgerly - Invoicing and Expenses'],
        ['items--empty', 'No items found'],
      ]) {
        await page.goto(`${base}/iframe.html?id=${story}&viewMode=story`);
        await page
          .getByText(String(text))
          .waitFor()
          .catch(error => found.push(`${story}: ${error.message}`));
      }
      await launched.close();
      return found;
    } finally {
      await storybook.stop();
    }
  },
  'Next.js': async MARKETPLACE_URL => {
    const folder = await project(['Next.js']);
    Object.assign(process.env, { MARKETPLACE_URL });
    const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
    const [rewrite] = await (await load('next.config.mjs')).default.rewrites();
    const found = match(rewrite.source, { strict: true })('/marketplace/items/all');
    if (found === false) return ['the source does not match'];
    const { origin, pathname, search } = new URL(rewrite.destination);
    const answer = await (await load('app/models/route.js')).GET();
    return [
      ...(await refused([origin + compile(pathname, { validate: false })(found.params) + search])),
      ...(answer.status === 200 ? [] : [`the route handler answers ${answer.status}`]),
    ];
  },
  CI: async () => {
    const folder = await project(['CI']);
    const test = `const { status } = await fetch(process.env.MARKETPLACE_URL + '/__mock/health'); process.exit(status === 200 ? 0 : 1);`;
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    await writeFile(join(folder, 'test.js'), test);
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ ...manifest, scripts: { test: 'node test.js' } }),
    );
    // With -e, as CI runs its steps.
    return failureOf(folder, ['bash', '-e', 'ci.sh'], { PORT: String(await freePort()) });
  },
  Docker: async () => {
    const folder = await project(['Docker']);
    const { services } = parse(await readFile(join(folder, 'compose.yaml'), 'utf8'));
    const { command, ports } = services.marketplace;
    const { MARKETPLACE_URL, MARKETPLACE_KEY } = services.app.environment;
    const { host, port } = new URL(MARKETPLACE_URL);
    // The Dockerfile, which other tests carry out, exposes this port.
    if (!ports[0].endsWith(`:${port}`)) return [`the ports are ${ports}`];
    const free = await freePort();
    const mock = start(folder, ['npx', 'koa-marketplace', ...command, '--port', String(free)]);
    try {
      await mock.says('curl ');
      const headers = { host, 'x-api-key': MARKETPLACE_KEY };
      const asked = get({ port: free, host: '127.0.0.1', path: '/api/account/details', headers });
      const [{ statusCode }] = await once(asked, 'response');
      return statusCode === 200 ? [] : [`the request of the app is answered with ${statusCode}`];
    } finally {
      await mock.stop();
    }
  },
};

interface RecipeCheck {
  readonly name: string;
  /** Why this machine cannot run it. */
  readonly leftOut: string | null;
  /** What is wrong. */
  readonly run: Recipe;
}

/** Every recipe has a check, and every check a recipe; docs/wordpress.md has one for all. */
export const recipeChecks: readonly RecipeCheck[] = [
  ...[...recipes.keys()].map(name => ({
    name,
    leftOut: null,
    run: checks[name] ?? (async () => ['no check runs this section']),
  })),
  { name: 'WordPress', leftOut: noWordPress, run: wordPress },
];

/** What is wrong; null: this machine cannot run it, which is printed. */
export async function runRecipe(
  { name, leftOut, run }: RecipeCheck,
  mockUrl: string,
): Promise<string[] | null> {
  if (leftOut === null) return run(mockUrl).catch(error => [String(error)]);
  console.log(`left out the recipe for ${name}: ${leftOut}`);
  return null;
}
