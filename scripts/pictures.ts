/**
 * Takes the pictures of the console that README.md shows, with the browser of the tests: `npm run pictures`. The clock
 * stands still, so that the same console gives the same pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startMock } from '../mock-server/start.ts';
import { startBrowser } from '../test/runner/browser.ts';
import type { Page } from '../tools/playwright.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
// As high as what the page shows of its clicks. A README is about 800 pixels wide: twice that is sharp everywhere.
const viewport = { width: 1120, height: 472 };
const deviceScaleFactor = 1.5;
const now = Date.parse('2026-11-21T12:00:00Z');

mkdirSync(folder, { recursive: true });
const mock = await startMock({ now: () => now });
const { address = '', stop } = await startBrowser();
const { chromium } = await import('../tools/playwright.ts');
const browser = await chromium.connect(address);
try {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  const [user] = mock.users;
  const path = '/user/api/workspaces/ws_studio/link-analytics';
  await page.goto(mock.url + path);
  await page.getByLabel(/e-?mail/i).fill(user?.email ?? '');
  await page.getByLabel(/password/i).fill(user?.password ?? '');
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL(`**${path}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await take(page, `console-${colorScheme}.webp`);
  }
} finally {
  await browser.close();
  await stop();
  await mock.close();
}

/** In WebP, which Playwright itself does not write: a PNG would have three times the size. */
async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(folder + name, bytes);
  console.log(`docs/pictures/${name}: ${Math.round(bytes.length / 1000)} kB`);
}
