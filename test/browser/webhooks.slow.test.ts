/** Webhooks in the console: create one, send a test, see it fail, fix it, send it again. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { ingrid, mateus } from '../console/client.ts';
import { variants } from '../extent.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { assertSound, visitor } from './browser.ts';

const test = suiteOf('Webhooks in a browser');

async function open(cleanup: Cleanup, javaScriptEnabled: boolean, who = ingrid, workspace = 'ws_studio') {
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await visitor(mock.url, { javaScriptEnabled });
  cleanup(() => visit.context.close());
  const { page } = visit;
  await page.goto(`${mock.url}/user/api/workspaces/${workspace}/webhooks`);
  await page.getByLabel(/e-?mail/i).fill(who.email);
  await page.getByLabel(/password/i).fill(who.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/webhooks');
  return { mock, ...visit };
}

for (const javaScriptEnabled of variants([true, false]))
  test(`work with scripts ${javaScriptEnabled ? 'on' : 'off'}, from creation to a replayed delivery`, async cleanup => {
    const { mock, page, assertQuiet } = await open(cleanup, javaScriptEnabled);
    let status = 410;
    const { url, received, reached } = await receiver(cleanup, (_, res) =>
      res.writeHead(status).end('<b>so it is</b>'),
    );
    await page.getByRole('link', { name: 'Create a webhook' }).click();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Create webhook' }) });
    await form.getByLabel('URL').fill('http://10.0.0.1/');
    await form.getByLabel(/Description/).fill('Till <b>one</b>');
    await form.locator('summary', { hasText: 'key' }).click();
    await form.getByRole('checkbox', { name: /^key\.\*/ }).check();
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('link', { name: 'The URL must point to a public IP address.' }).waitFor();
    await form.getByLabel('URL').fill(url);
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('heading', { name: 'Till <b>one</b>' }).waitFor();
    const secret = /whsec_[A-Za-z0-9+/=]+/.exec(String(await page.locator('main').textContent()))?.[0] ?? '';
    assert.ok(secret.length > 30);
    await page.getByRole('link', { name: 'Webhooks', exact: true }).last().click();
    await page.getByRole('main').getByRole('link', { name: 'Till <b>one</b>' }).click();
    assert.equal((await page.content()).includes('whsec_'), false);

    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText('Test event sent').waitFor();
    await reached(1);
    const endpoint = async () =>
      (await mock.repository.webhooks.listEndpoints('ws_studio')).find(one => one.url === url);
    await until(async () => (await endpoint())?.state === 'paused');
    await page.reload();
    await page.getByText('because the receiver answered 410 Gone').waitFor();
    await page.getByRole('link', { name: 'webhook.test' }).click();
    await page.getByText('<b>so it is</b>').waitFor();
    await page.getByText('webhook-signature: v1,').waitFor();

    status = 200;
    await page.goBack();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Webhook resumed.').waitFor();
    await page.getByRole('link', { name: 'webhook.test' }).click();
    await page.getByRole('button', { name: 'Resend' }).click();
    await page.locator('.notice').getByText('The delivery will be sent again.').waitFor();
    await reached(2);
    assert.equal(received[0]?.headers['webhook-id'], received[1]?.headers['webhook-id']);
    const endpointId = (await endpoint())?.id ?? '';
    const query = { limit: 1, state: 'pending', endpointId } as const;
    await until(
      async () => (await mock.repository.webhooks.listDeliveries('ws_studio', query)).deliveries.length === 0,
    );
    await page.reload();
    await page.locator('h1 .badge', { hasText: 'Delivered' }).waitFor();

    await page.locator('.facts a').first().click();
    const openMenu = () => page.locator('summary', { hasText: 'More actions' }).click();
    await openMenu();
    await page.getByRole('button', { name: 'Reveal secret' }).click();
    await page.getByText(secret).waitFor();
    await openMenu();
    await page.locator('summary', { hasText: 'Rotate secret' }).click();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('heading', { name: 'Secrets' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Deliveries', exact: true }).waitFor();
    assert.equal((await page.content()).includes('whsec_'), false);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel(/Description/).fill('Renamed');
    await page.locator('summary', { hasText: 'Advanced' }).click();
    await page.getByLabel(/^Links with one of these tags/).fill('news, sale,, news');
    await page.getByLabel(/^Sample rate/).fill('0');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    await page.getByRole('link', { name: 'The sample rate must be at least 1.' }).waitFor();
    await page.getByLabel(/^Sample rate/).fill('25');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    await page.getByText('Webhook updated.').waitFor();
    await page.getByText('25 % of click and list events').waitFor();
    assert.deepEqual([(await endpoint())?.tags, (await endpoint())?.sample], [['news', 'sale'], 25]);
    await page.getByRole('link', { name: 'Failed', exact: true }).click();
    await page.getByText('No deliveries with this status.').waitFor();
    await openMenu();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Webhook paused.').waitFor();
    await openMenu();
    await page.locator('summary', { hasText: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await page.getByText('Webhook and delivery log deleted').waitFor();
    assert.equal(await endpoint(), undefined);
    assertQuiet();
  });

test('show what becomes of a pending delivery without a reload', async cleanup => {
  const { mock, page, assertQuiet } = await open(cleanup, true);
  const stored = mock.repository.data.webhook_deliveries.ws_studio?.find(
    ({ id }) => id === 'msg_demo_failed_ep_demo',
  );
  assert.ok(stored);
  const next_attempt_at = '2999-01-01T00:00:00Z';
  const pending = { ...stored, attempts: [], state: 'pending' as const, next_attempt_at };
  await mock.repository.put('webhook_deliveries', 'ws_studio', pending);
  await page.goto(page.url().replace(/webhooks$/, `webhook-deliveries/${stored.id}`));
  await page.getByText('No attempts yet.').waitFor();
  await mock.repository.put('webhook_deliveries', 'ws_studio', { ...stored, attempts: [...stored.attempts] });
  await page.locator('.attempts', { hasText: 'try later' }).waitFor();
  await page.locator('h1 .badge', { hasText: 'Failed' }).waitFor();
  assert.equal(await page.getByText('The next attempt is').count(), 0);
  assertQuiet();
});

test('show by themselves how a webhook does', async cleanup => {
  const { mock, page, assertQuiet } = await open(cleanup, true);
  const stored = mock.repository.data.webhook_deliveries.ws_studio?.find(({ state }) => state === 'failed');
  assert.ok(stored);
  await page.goto(`${page.url()}/${stored.endpoint_id}`);
  await page.getByText('1 delivered, 1 failed', { exact: true }).waitFor();
  await mock.repository.put('webhook_deliveries', 'ws_studio', {
    ...stored,
    state: 'pending',
    next_attempt_at: '2999-01-01T00:00:00Z',
    attempts: [...stored.attempts],
  });
  await page.getByText('1 delivered, 0 failed, 1 retrying', { exact: true }).waitFor();
  assertQuiet();
});

test('pass axe on every page, and are read-only for viewers', async cleanup => {
  const { page, context, mock, assertQuiet } = await open(cleanup, true);
  const base = `${mock.url}/user/api/workspaces/ws_studio`;
  await assertSound(page, context, 'webhooks');
  await page.getByRole('link', { name: 'Create a webhook' }).click();
  await page.getByRole('dialog', { name: 'Create a webhook' }).waitFor();
  await page.getByLabel('URL').fill('http://10.0.0.1/');
  await assertSound(page, context, 'webhook-new');
  await page.locator('summary', { hasText: 'Advanced' }).click();
  await page.getByLabel(/^Sample rate/).fill('0');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('link', { name: 'Choose at least one event.' }).waitFor();
  await assertSound(page, context, 'webhooks-refused');
  for (const [path, name] of [
    ['/webhooks/ep_demo', 'webhook'],
    ['/webhooks/ep_demo/edit', 'webhook-edit'],
    ['/webhook-deliveries', 'webhook-deliveries'],
    ['/webhook-deliveries/msg_demo_failed_ep_demo', 'webhook-delivery'],
    ['/events', 'webhook-events'],
  ] as const) {
    await page.goto(base + path);
    await assertSound(page, context, name);
  }
  assertQuiet();
  const viewer = await open(cleanup, true, mateus);
  for (const path of [
    '/webhooks',
    '/webhooks/ep_demo',
    '/webhook-deliveries',
    '/webhook-deliveries/msg_demo_failed_ep_demo',
  ]) {
    await viewer.page.goto(`${viewer.mock.url}/user/api/workspaces/ws_studio${path}`);
    const role = await viewer.mock.repository.users.workspacesOf(mateus.id);
    if (role.find(({ workspace }) => workspace.id === 'ws_studio')?.role === 'viewer')
      assert.equal(await viewer.page.locator('main form[method=post]').count(), 0);
  }
  for (const path of ['/webhooks/ep_nobody', '/webhooks/ep_sounds', '/webhook-deliveries/nobody']) {
    const answer = await page.goto(base + path);
    assert.equal(answer?.status(), 404);
  }
});

test.run();
