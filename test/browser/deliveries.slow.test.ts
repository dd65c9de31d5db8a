/** The page of all deliveries in a browser: live, beside a delivery, with the keyboard, and on narrow screens. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { event } from '../../src/testing/sample.ts';
import { ingrid } from '../console/client.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { assertSound, visitor } from './browser.ts';

const test = suiteOf('The page of all deliveries in a browser');

async function open(cleanup: Cleanup, viewport?: { width: number; height: number }) {
  const mock = await startMock();
  cleanup(mock.close);
  const { webhooks } = mock.repository;
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { state: 'paused' });
  let last = Date.now() - 1_000;
  /** Makes deliveries of now, the last one newest, also if the clock goes back. */
  const happen = async (...ids: string[]) => {
    for (const id of ids) {
      last += 1;
      await webhooks.publish('ws_studio', [event(id, 'key.created', new Date(last).toISOString())], {
        only: 'ep_demo',
      });
    }
  };
  for (let index = 0; index < 30; index += 1) await happen(`msg_${index}`);
  const visit = await visitor(mock.url);
  cleanup(() => visit.context.close());
  const { page } = visit;
  if (viewport !== undefined) await page.setViewportSize(viewport);
  await page.goto(`${mock.url}/user/api/workspaces/ws_studio/webhook-deliveries`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/webhook-deliveries');
  await page.mouse.move(0, 0);
  const row = (id: string) => page.locator(`#delivery-${id}_ep_demo`);
  return { mock, webhooks, happen, row, ...visit };
}

test('shows new deliveries by itself, and how they end', async cleanup => {
  const { happen, row, mock, assertQuiet } = await open(cleanup);
  await happen('msg_new');
  await row('msg_new').getByText('Paused').waitFor();
  const stored = mock.repository.data.webhook_deliveries.ws_studio?.find(
    ({ event_id }) => event_id === 'msg_new',
  );
  assert.ok(stored);
  await mock.repository.put('webhook_deliveries', 'ws_studio', {
    ...stored,
    state: 'succeeded',
    next_attempt_at: null,
  });
  await row('msg_new').getByText('Delivered').waitFor();
  assertQuiet();
});

test('offers new deliveries quietly to whoever has scrolled or chosen some, and keeps what was chosen', async cleanup => {
  const { page, happen, row, assertQuiet } = await open(cleanup);
  await row('msg_29').locator('input').check();
  await page.mouse.move(0, 0);
  await happen('msg_new_1', 'msg_new_2');
  const newer = page.getByRole('button', { name: 'Show 2 new deliveries' });
  await newer.waitFor();
  assert.equal(await row('msg_new_1').count(), 0);
  assert.equal(await row('msg_29').locator('input').isChecked(), true);
  await newer.click();
  await row('msg_new_2').waitFor();
  assert.equal(await row('msg_29').locator('input').isChecked(), true);
  assertQuiet();
});

test('opens deliveries beside the list with the keyboard, and the URL leads back to them', async cleanup => {
  const { page, row, context, assertQuiet } = await open(cleanup);
  await row('msg_29').locator('a').focus();
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate("document.activeElement.closest('tr')?.id"), 'delivery-msg_28_ep_demo');
  await page.keyboard.press('Enter');
  const record = page.locator('[data-record]');
  await record.locator('#record-id', { hasText: 'msg_28_ep_demo' }).waitFor();
  assert.match(page.url(), /webhook-deliveries\/msg_28_ep_demo$/);
  assert.equal(await row('msg_28').locator('a').getAttribute('aria-current'), 'true');
  await assertSound(page, context, 'delivery-beside');
  await page.reload();
  await record.locator('#record-id', { hasText: 'msg_28_ep_demo' }).waitFor();
  await record.getByRole('link', { name: 'Close' }).click();
  await record.waitFor({ state: 'detached' });
  assert.match(page.url(), /webhook-deliveries$/);
  await page.goBack();
  await record.locator('#record-id', { hasText: 'msg_28_ep_demo' }).waitFor();
  assertQuiet();
});

test('sends chosen deliveries again', async cleanup => {
  const { page, assertQuiet } = await open(cleanup);
  await page.goto(`${page.url()}?state=failed`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  await page.getByText('1 delivery will be sent again.').waitFor();
  await page.getByText('No delivery matches these filters.').waitFor();
  assertQuiet();
});

test('says once that a delivery is sent again, and keeps the focus at its button, which follows the state', async cleanup => {
  const { page, mock, assertQuiet } = await open(cleanup);
  const stored = mock.repository.data.webhook_deliveries.ws_studio?.find(
    ({ event_id }) => event_id === 'msg_29',
  );
  assert.ok(stored);
  await mock.repository.put('webhook_deliveries', 'ws_studio', {
    ...stored,
    state: 'failed',
    next_attempt_at: null,
  });
  await page.reload();
  await page.locator('#delivery-msg_29_ep_demo a').click();
  const record = page.locator('[data-record]');
  await record.getByRole('button', { name: 'Resend' }).focus();
  await page.keyboard.press('Enter');
  await record.getByText('The delivery will be sent when the webhook is resumed.').waitFor();
  assert.deepEqual(
    await page.locator('[role=status], [role=alert]').filter({ hasText: 'will be sent' }).count(),
    1,
  );
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'Retry now');
  assertQuiet();
});

test('shows one delivery at a time on a narrow screen, with a way back to the list', async cleanup => {
  const { page, context, assertQuiet } = await open(cleanup, { width: 390, height: 844 });
  await page.locator('a[rel=next]').click();
  await page.waitForURL('**after=**');
  // Those of the same millisecond are sorted by id.
  const id = (await page.locator('.list-table tbody tr').first().getAttribute('id')) ?? '';
  const row = page.locator(`#${id}`);
  await row.locator('a').click();
  await page
    .locator('[data-record]')
    .locator('#record-id', { hasText: id.replace('delivery-', '') })
    .waitFor();
  assert.equal(await row.isVisible(), false);
  await assertSound(page, context, 'delivery-narrow');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.eyebrow a').last().click();
  await row.waitFor();
  assertQuiet();
});

test.run();
