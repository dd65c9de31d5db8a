/** A real headless Chromium from npm, and checks for every page. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '../../tools/playwright.ts';
import { variantsInTest } from '../extent.ts';
import { addressOf } from '../runner/ask.ts';
import { atEnd } from '../runner/at-end.ts';

const pictures = fileURLToPath(new URL('../../.cache/screenshots/', import.meta.url));

export { plainHost } from './plain-host.ts';

let connected: Promise<Browser> | undefined;

/** The browser that all files share; each file connects to it anew. */
function browser(): Promise<Browser> {
  if (connected === undefined) {
    const connecting = connect();
    connected = connecting;
    atEnd.push(async () => {
      connected = undefined;
      await (await connecting).close();
    });
  }
  return connected;
}

async function connect(): Promise<Browser> {
  const address = await addressOf('browser');
  // Only now is it installed.
  const { chromium } = await import('../../tools/playwright.ts');
  return chromium.connect(address);
}

/** A user's browser. It records requests to other origins, and errors of pages. */
export async function visitor(origin: string, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await (await browser()).newContext({ viewport: wide, ...options });
  const foreign: string[] = [];
  const complaints: string[] = [];
  context.on('request', request => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  context.on('console', message => {
    if (message.type() === 'error' && !/status of (4\d\d)/.test(message.text()))
      complaints.push(message.text());
  });
  context.on('weberror', error => complaints.push(String(error.error())));
  // A long timeout, because the machine may be busy.
  context.setDefaultTimeout(50_000);
  const page = await context.newPage();
  const assertQuiet = () => assert.deepEqual([foreign, complaints], [[], []]);
  return { context, page, assertQuiet };
}

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

/** For people who look at the pages: `SCREENSHOTS=1` takes pictures of what is in view. */
const takesPictures = process.env.SCREENSHOTS !== undefined;
if (takesPictures) mkdirSync(pictures, { recursive: true });

/** The part of a page that axe checks: parts that another test checks in the same state are left out. */
interface Checked {
  readonly include?: string;
  readonly exclude?: string;
}

/**
 * In both colour schemes and widths: no violation of axe, no horizontal overflow, and a screenshot if asked for.
 * `npm test` looks at one of each.
 */
export async function assertSound(
  page: Page,
  context: BrowserContext,
  name: string,
  checked: Checked = {},
): Promise<void> {
  for (const colorScheme of variantsInTest(['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    for (const [size, viewport] of variantsInTest([
      ['narrow', narrow],
      ['wide', wide],
    ] as const)) {
      await page.setViewportSize(viewport);
      if (takesPictures) await takePicture(page, `${pictures}${name}-${colorScheme}-${size}.png`);
      const beyond = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      assert.equal(beyond, 0, `${name} ${size}: wider than the window`);
      const hidden = await page.evaluate(
        "[...document.querySelectorAll('details[open] > .panel')].filter(panel => panel.getBoundingClientRect().left < 0).length",
      );
      assert.equal(hidden, 0, `${name} ${size}: a menu begins beyond the edge`);
      assert.deepEqual(await violations(page, colorScheme, checked), [], `${name} ${colorScheme} ${size}`);
    }
  }
  await page.setViewportSize(wide);
  assert.ok(context);
}

/** On a busy machine, a screenshot may fail ("Unable to capture screenshot"): then it is retried. */
async function takePicture(page: Page, path: string, triesLeft = 10): Promise<void> {
  try {
    await page.screenshot({ path });
  } catch (error) {
    if (triesLeft === 0 || !/Unable to capture/.test(String(error))) throw error;
    await page.bringToFront();
    await takePicture(page, path, triesLeft - 1);
  }
}

/** Runs in the page without its CSP. The dark scheme differs only in colours. */
async function violations(
  page: Page,
  colorScheme: 'light' | 'dark',
  { include = 'html', exclude }: Checked,
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window')))
    await page.evaluate((await import('../../tools/playwright.ts')).axe);
  // What fades in has less contrast until it is there.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity).map(one => one.finished))',
  );
  const rules = colorScheme === 'light' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] };
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules });
  const part = JSON.stringify({ include, ...(exclude === undefined ? {} : { exclude }) });
  return page.evaluate(`axe.run(${part}, ${options})
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html.slice(0, 120))))`);
}

/** What axe finds on a page, in the colours that it has. */
export const violationsOf = (page: Page): Promise<string[]> => violations(page, 'light', {});
