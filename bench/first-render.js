/** Measures when pages of the console with much data first show something in a browser, beside a page of one word. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tsImport } from 'tsx/esm/api';
import { median, milliseconds, row } from './numbers.js';
import { ask, end } from './processes.js';

const rounds = 7;
const base = '/user/api/workspaces/ws_studio';
const pages = {
  home: base,
  '500 links': `${base}/links`,
  '4,000 deliveries': `${base}/webhook-deliveries`,
  'endpoint of these': `${base}/webhooks/ep_demo`,
  '200 keys': `${base}/settings`,
  inbox: `${base}/inbox`,
  'reference, start': '/user/api/reference?workspace=ws_studio',
  'reference, operation': '/user/api/reference/createLink?workspace=ws_studio',
};

/** Returns the median time from the request until the first contentful paint in milliseconds, by page. */
export async function firstRenders() {
  const { child, answer } = await ask('./servers/full-console.js', {});
  const { startBrowser } = await tsImport('../test/runner/browser.ts', import.meta.url);
  const { address, stop } = await startBrowser();
  const { chromium } = await tsImport('../tools/playwright.ts', import.meta.url);
  const browser = await chromium.connect(address);
  const plain = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<p>Hello'),
  );
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const found = {};
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${answer.url}/user/api`);
    await page.getByLabel(/e-?mail/i).fill(answer.email);
    await page.getByLabel(/password/i).fill(answer.password);
    await page.getByRole('button', { name: /log in/i }).click();
    await page.waitForURL(`**${base}**`);
    row('', 'first paint', 'of that, server');
    const all = { 'one word': `http://127.0.0.1:${plain.address().port}/` };
    for (const [name, path] of Object.entries(pages)) all[name] = answer.url + path;
    for (const [name, address] of Object.entries(all)) {
      const paints = [];
      const waits = [];
      // The first visit loads the modules of the page.
      for (let round = 0; round <= rounds; round += 1) {
        const { status, paint, wait } = await visited(page, address);
        if (status !== 200) throw new Error(`${status} from ${address}`);
        if (round === 0) continue;
        paints.push(paint);
        waits.push(wait);
      }
      found[name] = median(paints);
      row(name, milliseconds(found[name]), milliseconds(median(waits)));
    }
  } finally {
    await browser.close();
    await stop();
    await end(child);
    plain.close();
  }
  return found;
}

async function visited(page, address) {
  const response = await page.goto(address, { waitUntil: 'load' });
  const paint = await page.evaluate(
    `new Promise(resolve => new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry === undefined) return;
      observer.disconnect();
      resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true }))`,
  );
  const wait = await page.evaluate("performance.getEntriesByType('navigation')[0].responseEnd");
  return { status: response?.status(), paint, wait };
}
