/** Forms of the console that are sent several times. */
import assert from 'node:assert/strict';
import { ingrid } from '../console/client.ts';
import { suiteOf } from '../helper.ts';
import { assertSound, visitor } from './browser.ts';
import { atRoot } from './places.ts';
import { inSection } from './section.ts';

const test = suiteOf('Forms in a browser');
const automation = inSection('automation', '/endpoints');

test('shows a form filled in again after the login if its session had ended', async cleanup => {
  const { origin } = await atRoot(cleanup);
  const { page, context } = await visitor(origin);
  cleanup(() => context.close());
  const base = `${origin}/user/api`;
  const logIn = async () => {
    await page.getByLabel(/e-?mail/i).fill(ingrid.email);
    await page.getByLabel(/password/i).fill(ingrid.demo_password);
    await page.getByRole('button', { name: /log in/i }).click();
  };
  await page.goto(`${base}/workspaces/ws_studio/settings`);
  await logIn();
  await page.getByRole('link', { name: 'Create an API key' }).click();
  await page.getByLabel('Name').fill('Typed with care');
  await context.clearCookies({ name: /^mk_session/ });
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: /log in/i }).waitFor();
  await assertSound(page, context, 'login-late');
  await logIn();
  await page.getByText('Your session ended before the form was sent.').waitFor();
  assert.equal(await page.getByLabel('Name').inputValue(), 'Typed with care');
  await assertSound(page, context, 'settings-late');
});

test('keeps the secret of a verification when it is left empty, and never shows it', async cleanup => {
  const { mock, page, base } = await automation(cleanup, true);
  const stored = async () =>
    (await mock.repository.automation.findEndpoint('ws_studio', 'ain_github'))?.verification;
  const before = await stored();
  await page.goto(`${base}/endpoints/ain_github`);
  assert.equal((await page.content()).includes(before?.secret ?? ''), false);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Repositories');
  await page.getByRole('button', { name: 'Save endpoint' }).click();
  await page.getByText('Inbound endpoint updated.').waitFor();
  assert.deepEqual(await stored(), before);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Verification', { exact: true }).selectOption('Secret in a header');
  await page.getByLabel(/^Header name/).fill('X-Till');
  await page.getByRole('button', { name: 'Save endpoint' }).click();
  await page.getByRole('link', { name: 'Enter the secret of the sender.' }).waitFor();
  await page.getByLabel(/secret \(optional\)/i).fill('swordfish');
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Save endpoint' }).click();
  await page.getByRole('link', { name: 'Enter the secret again' }).waitFor();
  assert.equal((await page.content()).includes('swordfish'), false);
  await page.getByLabel(/secret \(optional\)/i).fill('swordfish');
  await page.getByLabel('Name', { exact: true }).fill('Till');
  await page.getByRole('button', { name: 'Save endpoint' }).click();
  await page.getByText('Inbound endpoint updated.').waitFor();
  assert.deepEqual(await stored(), { scheme: 'header', secret: 'swordfish', header: 'X-Till' });
});

test.run();
