/** Messages after an action: they lie above the page, can be closed, and take back what can be taken back. */
import assert from 'node:assert/strict';
import { failDeliveries } from '../console/failed-deliveries.ts';
import { variants } from '../extent.ts';
import { suiteOf } from '../helper.ts';
import { inSection } from './section.ts';

const test = suiteOf('Messages after an action');

for (const scripts of variants([true, false])) {
  const withScripts = `with scripts ${scripts ? 'on' : 'off'}`;

  test(`take back an archive of several links, ${withScripts}`, async cleanup => {
    const { page, mock } = await inSection('links')(cleanup, scripts);
    const archived = async () =>
      (await mock.repository.links.list('ws_studio', { archived: true, sort: 'created', limit: 50 })).links
        .map(({ slug }) => slug)
        .toSorted();
    const before = await archived();
    await page.getByLabel('Select Summer sale').check();
    await page.getByLabel('Select Spring sale').check();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByText('2 links archived.').waitFor();
    assert.deepEqual(await archived(), [...before, 'spring', 'summer'].toSorted());
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 links unarchived.').waitFor();
    assert.deepEqual(await archived(), before);
    await page.reload();
    assert.equal(await page.locator('.toast').count(), 0, 'a message is shown once');
  });

  test(`take back the pause of a webhook, ${withScripts}`, async cleanup => {
    const { page, mock } = await inSection('webhooks', '/ep_demo')(cleanup, scripts);
    const stateOf = async () => (await mock.repository.webhooks.findEndpoint('ws_studio', 'ep_demo'))?.state;
    const before = await stateOf();
    const [act, words] = before === 'paused' ? ['Resume', 'Webhook resumed.'] : ['Pause', 'Webhook paused.'];
    await page.locator('summary', { hasText: 'More actions' }).click();
    await page.getByRole('button', { name: act, exact: true }).click();
    await page.getByText(words).waitFor();
    assert.notEqual(await stateOf(), before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.toast').waitFor();
    assert.equal(await stateOf(), before);
    const close = page.getByRole('button', { name: 'Close the message' });
    assert.equal(await close.isVisible(), scripts);
    if (!scripts) return;
    await close.click();
    assert.equal(await page.locator('.toast').count(), 0);
  });
}

test('take back nothing that somebody else has taken back, and keep the filter of the list', async cleanup => {
  const { page, mock, base } = await inSection('links')(cleanup, true);
  await page.goto(`${base}?q=sale`);
  assert.equal(await page.getByRole('button', { name: 'Unarchive' }).count(), 0);
  await page.getByLabel('Select Summer sale').check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText('Link archived. It still redirects.').waitFor();
  await mock.repository.links.change('ws_studio', 'lnk_demo_summer', () => ({ archived: false }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 link was unarchived already.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
  assert.match(page.url(), /\/links\?q=sale$/);
});

test('show what can be done with the chosen keys only while some are chosen', async cleanup => {
  const { page } = await inSection('settings')(cleanup, true);
  const bar = page.locator('.bulk');
  assert.equal(await bar.isVisible(), false);
  await page.getByLabel('Select Demo key').check();
  await page.getByText('1 selected').waitFor();
  await page.locator('summary', { hasText: 'Revoke keys' }).click();
  const { x = -1, width = 0 } = (await page.getByText('Revoke these keys?').boundingBox()) ?? {};
  assert.ok(x >= 0 && x + width <= (page.viewportSize()?.width ?? 0), 'the question is in the window');
  await page.getByRole('button', { name: 'Revoke keys' }).click();
  await page.getByText('Key revoked. It is refused from now on.').waitFor();
  assert.equal(await bar.isVisible(), false);
});

test('send what has failed step by step, until somebody stops it', async cleanup => {
  const { page, mock } = await inSection('webhook-deliveries')(cleanup, true);
  await failDeliveries(mock, 1100);
  const left = () =>
    (mock.repository.data.webhook_deliveries.ws_studio ?? []).filter(
      ({ endpoint_id: id, state }) => id === 'ep_demo' && state === 'failed',
    ).length;
  await page.reload();
  const all = left();
  await page.locator('summary', { hasText: 'Resend failed' }).click();
  await page.getByLabel('Failed deliveries of the').selectOption('Last 365 days');
  await page.getByRole('button', { name: 'Resend failed' }).click();
  await page.getByText('500 deliveries will be sent again so far.').waitFor();
  await page.getByText('1000 deliveries will be sent again so far.').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  const rest = page.getByRole('button', { name: 'Resend the next ones' });
  await rest.waitFor();
  assert.equal(left(), all - 1000);
  await rest.click();
  await page.getByText(`${all} deliveries will be sent again.`).waitFor();
  assert.equal(left(), 0);
});

test('tell that the session has ended while a page is open', async cleanup => {
  const { page, context } = await inSection('requests')(cleanup, true);
  await context.clearCookies();
  await page.getByText('Your session has ended, so this page is no longer live.').waitFor();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await page.waitForURL(/login/);
});

test.run();
