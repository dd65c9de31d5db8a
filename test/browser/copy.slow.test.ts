/**
 * What the Copy buttons copy, on https and on plain http. All tests that use the clipboard are in this file, because
 * files run side by side and share one browser, whose clipboard is one for all of its windows.
 */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import type { Page } from '../../tools/playwright.ts';
import { ingrid } from '../console/client.ts';
import { type Cleanup, secrets, suiteOf } from '../helper.ts';
import { plainHost, visitor } from './browser.ts';

const test = suiteOf('Copying from the console');

/** The console under a host name without a secure context. */
async function openPlain(cleanup: Cleanup, path = 'reference/getItem') {
  const mock = await startMock({ allowedHosts: [plainHost] });
  cleanup(mock.close);
  const visit = await logIn(mock.url.replace('127.0.0.1', plainHost), path, cleanup);
  assert.equal(await visit.page.evaluate('isSecureContext'), false);
  return visit;
}

/** The console on a loopback address, which browsers treat as they treat https. */
async function openSecure(path: string, cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await logIn(mock.url, path, cleanup);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return visit;
}

async function logIn(origin: string, path: string, cleanup: Cleanup) {
  const visit = await visitor(origin);
  cleanup(() => visit.context.close());
  const { page } = visit;
  await page.goto(`${origin}/user/api/${path}`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL(`**/${path}`);
  return visit;
}

test('copies the secret of a new key', async cleanup => {
  const { page } = await openSecure('workspaces/ws_studio/settings', cleanup);
  await page.getByRole('link', { name: 'Create an API key' }).click();
  await page.getByLabel('Name').fill('Front end');
  await page.locator('summary', { hasText: 'Marketplace' }).click();
  await page.getByRole('checkbox', { name: /validate purchase codes/i }).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: /copy/i }).first().click();
  await page
    .getByText(/copied/i)
    .first()
    .waitFor();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  assert.match(String(copied), /^mk_[0-9A-Za-z]{38}$/);
  assert.ok((await page.content()).includes(String(copied)));
});

test('copies a short URL as browsers send it, also where the page shows it as people read it', async cleanup => {
  const { page } = await openSecure('workspaces/ws_studio/links/lnk_demo_greetings', cleanup);
  assert.match((await page.locator('#record-id').textContent()) ?? '', /\/l\/grüße$/);
  await page.getByRole('button', { name: /^copy/i }).first().click();
  await page
    .getByText(/copied/i)
    .first()
    .waitFor();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  assert.match(String(copied), /\/l\/gr%C3%BC%C3%9Fe$/);
});

test('copies a short URL from its row, which stays in the list', async cleanup => {
  const { page } = await openSecure('workspaces/ws_studio/links', cleanup);
  const row = page.getByRole('row', { name: /Grüße/ });
  await row.getByRole('button', { name: /^Copy http/ }).click();
  await page.locator('[data-live]', { hasText: 'Copied' }).waitFor({ state: 'attached' });
  const copied = await page.evaluate('navigator.clipboard.readText()');
  assert.match(String(copied), /^http.*\/l\/gr%C3%BC%C3%9Fe$/);
  assert.match(page.url(), /\/links$/);
});

test('copies the request as the reference shows it', async cleanup => {
  const { page } = await openSecure('reference/getItem', cleanup);
  await page.locator('#key').fill(secrets.studio);
  await page.locator('#getItem-query-item_id').fill("10'0 1&x=😀");
  await page.locator('#getItem').getByRole('button', { name: 'Copy the request' }).click();
  await page
    .getByText(/copied/i)
    .first()
    .waitFor();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  assert.equal(copied, await page.locator('#getItem [data-code]').textContent());
  assert.ok(String(copied).includes(secrets.studio));
});

/** The content of the clipboard, pasted into a field. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' }))`,
  );
  await page.locator('#pasted').focus();
  await page.keyboard.press('Control+V');
  const text = await page.locator('#pasted').inputValue();
  await page.evaluate(`document.querySelector('#pasted').remove()`);
  return text;
}

test('copies the whole command on plain http, including the hidden key', async cleanup => {
  const { page } = await openPlain(cleanup);
  await page.locator('#key').fill(secrets.studio);
  const code = page.locator('[data-operation]').first().locator('[data-code]');
  await page.locator('[data-operation]').first().getByRole('button', { name: 'Copy the request' }).click();
  await page.getByText('Copied').first().waitFor();
  const text = await pasted(page);
  assert.equal(text.replaceAll('\r\n', '\n'), await code.textContent());
  assert.ok(text.includes(secrets.studio));
});

test('copies the selected command on plain http, including the hidden key', async cleanup => {
  const { page } = await openPlain(cleanup);
  await page.locator('#key').fill(secrets.studio);
  for (const part of ['[data-code]', '[data-code] .token-shown']) {
    await page.evaluate(
      `getSelection().selectAllChildren(document.querySelector('[data-operation] ${part}'))`,
    );
    await page.keyboard.press('Control+C');
    assert.ok((await pasted(page)).includes(secrets.studio), part);
  }
});

test('explains what to do if copying fails', async cleanup => {
  const { page } = await openPlain(cleanup);
  await page.evaluate('document.execCommand = () => false');
  await page.locator('#key').fill(secrets.studio);
  await page.locator('[data-operation]').first().getByRole('button', { name: 'Copy the request' }).click();
  await page.getByText('Press Ctrl+C').first().waitFor();
  await page.keyboard.press('Control+C');
  assert.ok((await pasted(page)).includes(secrets.studio));
});

test('copies a short URL as browsers send it on plain http too', async cleanup => {
  const { page } = await openPlain(cleanup, 'workspaces/ws_studio/links/lnk_demo_greetings');
  await page.getByRole('button', { name: /^copy/i }).first().click();
  await page
    .getByText(/copied/i)
    .first()
    .waitFor();
  assert.match(await pasted(page), /\/l\/gr%C3%BC%C3%9Fe$/);
});

test.run();
