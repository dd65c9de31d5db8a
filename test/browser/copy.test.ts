/** What the Copy buttons copy, on https and on plain http. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { type Cleanup, secrets, suiteOf } from '../helper.ts';
import { plainHost, visitor } from './browser.ts';

const test = suiteOf('Copying from the console');

/** The console under a host name without a secure context. */
async function openPlain(cleanup: Cleanup) {
  const mock = await startMock({ allowedHosts: [plainHost] });
  cleanup(mock.close);
  const origin = mock.url.replace('127.0.0.1', plainHost);
  const visit = await visitor(origin);
  cleanup(() => visit.context.close());
  const { page } = visit;
  await page.goto(`${origin}/user/api/reference`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/reference');
  assert.equal(await page.evaluate('isSecureContext'), false);
  return { origin, ...visit };
}

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

test.run();
