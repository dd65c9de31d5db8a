/** The console with the keyboard alone. */
import assert from 'node:assert/strict';
import { languages } from '../../src/console/assets/languages.js';
import type { Page } from '../../tools/playwright.ts';
import { ingrid } from '../console/client.ts';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { visitor } from './browser.ts';
import { atRoot } from './places.ts';
import { inSection } from './section.ts';

const test = suiteOf('The console with the keyboard alone');
const automation = inSection('automation', '/endpoints');
const messaging = inSection('messaging');

/** Goes on with Tab to what has this name. */
const reaching = (page: Page) => async (name: RegExp) => {
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate<string>(
      '[document.activeElement.labels?.[0]?.textContent, document.activeElement.textContent].find(text => text) ?? ""',
    );
    if (name.test(words.trim())) return;
  }
  assert.fail(`${name} is reached`);
};

test('can be used with the keyboard only', async cleanup => {
  const { origin } = await atRoot(cleanup);
  const { page, context, assertQuiet } = await visitor(origin);
  cleanup(() => context.close());
  await page.goto(`${origin}/user/api/login`);
  const focused = () =>
    page.evaluate(
      '(document.activeElement.name || document.activeElement.textContent || "").trim()',
    ) as Promise<string>;
  const tabTo = async (wanted: RegExp) => {
    for (let count = 0; count < 80; count += 1) {
      if (wanted.test(await focused())) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`no way by keyboard to ${wanted}`);
  };
  await tabTo(/^email$/);
  await page.keyboard.type(ingrid.email);
  await tabTo(/^password$/);
  await page.keyboard.type(ingrid.demo_password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workspaces/ws_studio');
  await tabTo(/^Keys$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings');
  await tabTo(/^Create an API key$/);
  await page.keyboard.press('Enter');
  await tabTo(/^name$/);
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  // Refused: the page starts with the errors, and Tab moves the focus to the link to the field.
  await page.getByRole('link', { name: 'Choose at least one scope.' }).waitFor();
  assert.match(await focused(), /^The key was not created/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'scopes');
  await page.keyboard.press('Space');
  await tabTo(/^Create key$/);
  await page.keyboard.press('Enter');
  await page
    .getByText(/will not be shown again/i)
    .first()
    .waitFor();
  assertQuiet();
});

test('shows the program of each language in a narrow window, with the keyboard and without scripts', async cleanup => {
  const { origin } = await atRoot(cleanup);
  const { page, context, assertQuiet } = await visitor(origin, { javaScriptEnabled: false });
  cleanup(() => context.close());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    `${origin}/user/api/login?return_to=${encodeURIComponent('/user/api/workspaces/ws_studio/start')}`,
  );
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/start');
  const shown = () => page.locator('.tabs > .tab:visible .code-head > span').allTextContents();
  const labels = Object.values(languages).map(({ label }) => label);
  const [first = ''] = labels;
  await page.getByRole('radio', { name: first, exact: true }).focus();
  for (const [index, label] of labels.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    assert.deepEqual(await shown(), [label]);
    const box = await page.locator('.tabs > label', { hasText: new RegExp(`^${label}$`) }).boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${label}: ${JSON.stringify(box)}`);
  }
  assert.ok(await page.locator('body').evaluate(body => body.scrollWidth <= 390));
  assertQuiet();
});

test('creates a hook and cancels an event with the keyboard alone', async cleanup => {
  const { page, base, mock } = await automation(cleanup, true);
  const reach = reaching(page);
  await page.goto(`${base}/hooks`);
  await reach(/^Create a hook/);
  await page.keyboard.press('Enter');
  await reach(/^URL/);
  await page.keyboard.type('http://127.0.0.1:9/keyboard');
  await reach(/^Event type/);
  await page.keyboard.type('order.paid');
  await page.keyboard.press('Escape');
  await reach(/^Create hook$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Copy the secret now.' }).waitFor();
  await page.goto(`${base}/events/evt_demo_reminder`);
  await reach(/^Cancel event$/);
  await page.keyboard.press('Enter');
  await reach(/^Cancel event$/);
  await page.keyboard.press('Enter');
  await page.getByText('Event cancelled.').waitFor();
  const event = await mock.repository.automation.findEvent('ws_studio', 'evt_demo_reminder');
  assert.notEqual(event?.cancelled_at, null);
});

test('sends a message with the keyboard alone', async cleanup => {
  const { page, base, mock } = await messaging(cleanup, true);
  const reach = reaching(page);
  await page.goto(`${base}/ins_demo/chats`);
  await reach(/^New message/);
  await page.keyboard.press('Enter');
  await reach(/^To/);
  await page.keyboard.type('+4915112345677');
  await reach(/^Message/);
  await page.keyboard.type('From the keyboard');
  await reach(/^Send message$/);
  await page.keyboard.press('Enter');
  await until(() => mock.messaging.sent('ins_demo').some(({ chat }) => chat === '+4915112345677'));
});

test.run();
