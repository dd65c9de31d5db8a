/** The history after a log-in that has interrupted a form. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { suiteOf } from '../helper.ts';
import { visitor } from './browser.ts';
import { inSection } from './section.ts';

const test = suiteOf('Back in a browser', { isLong: true });

test('sends no form again that a log-in has interrupted', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { context, page } = await visitor(mock.url);
  cleanup(() => context.close());
  const home = `${mock.url}/user/api/workspaces/ws_studio`;
  await page.goto(`${home}/links/new`);
  await page.getByRole('button', { name: 'Continue as Ingrid Solberg' }).click();
  await page.getByLabel('Title').fill('Typed');
  await page.getByRole('textbox', { name: /^Target/ }).fill('https://shop.example/x');
  await context.clearCookies({ name: /^mk_session/ });
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByLabel('E-mail address').fill(ingrid.email);
  await page.getByLabel('Password').fill(ingrid.demo_password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Your session ended before the form was sent.').waitFor();
  assert.equal(await page.getByLabel('Title').inputValue(), 'Typed');
  const methods: string[] = [];
  page.on('request', request => methods.push(request.method()));
  const back = await page.goBack();
  assert.equal(back?.status(), 200);
  assert.match(page.url(), /\/workspaces\/ws_studio\/links$/);
  const forward = await page.goForward();
  assert.equal(forward?.status(), 200);
  assert.ok(!methods.includes('POST'), methods.join(' '));
});

test('takes one press after an action, however many there were, and comes forward to the last state', async cleanup => {
  const { page, base } = await inSection('webhooks')(cleanup, true);
  await page.getByRole('link', { name: 'Stock keeping' }).click();
  const webhook = page.url();
  for (const [button, words] of [
    ['Resume', 'Webhook resumed.'],
    ['Pause', 'Webhook paused.'],
  ] as const) {
    const act = page.getByRole('button', { name: button, exact: true });
    if (!(await act.isVisible())) await page.locator('summary', { hasText: 'More actions' }).click();
    await act.click();
    await page.getByText(words).waitFor();
  }
  assert.equal(page.url(), webhook);
  await page.goBack();
  await page.waitForURL(base);
  await page.goForward();
  await page.getByRole('heading', { name: 'Stock keeping' }).waitFor();
  await page.getByText('Paused', { exact: true }).first().waitFor();
  await page.goBack();
  await page.waitForURL(base);
});

test.run();
