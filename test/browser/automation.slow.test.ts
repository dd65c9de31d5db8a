/** Automation in the console: an endpoint, a hook, a route with its preview, and what becomes of an event. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { published } from '../../src/testing/automation/sample.ts';
import { mateus } from '../console/client.ts';
import { variants } from '../extent.ts';
import { send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { assertSound } from './browser.ts';
import { inSection } from './section.ts';

const open = inSection('automation', '/endpoints');
const test = suiteOf('Automation in a browser');

const hasCurl = spawnSync('curl', ['--version']).error === undefined;
const wholeUrl = /http:\/\/\S+\/api\/v1\/automation\/in\/mi_\w{38}/;

for (const javaScriptEnabled of variants([true, false]))
  test(`works with scripts ${javaScriptEnabled ? 'on' : 'off'}, from an endpoint by a route to a hook`, async cleanup => {
    const { mock, page, base, assertQuiet } = await open(cleanup, javaScriptEnabled);
    const { url, received, reached } = await receiver(cleanup);
    const tree = page.getByRole('navigation', { name: 'Workspace' });
    const openMenu = () => page.locator('summary', { hasText: 'More actions' }).click();

    await page.getByRole('link', { name: 'Create an endpoint' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Till <b>one</b>');
    await page.getByLabel('Event type', { exact: true }).fill('till.sale');
    await page.locator('summary', { hasText: 'Schema, rate limit' }).click();
    await page.getByLabel(/^JSON Schema/).fill('{"type": "object", ');
    await page.getByRole('button', { name: 'Create endpoint' }).click();
    await page.getByRole('link', { name: 'The schema must be a JSON object.' }).waitFor();
    assert.equal(await page.getByLabel('Event type', { exact: true }).inputValue(), 'till.sale');
    const schema = { type: 'object', required: ['order'], examples: [{ order: 7, amount: 250 }] };
    await page.getByLabel(/^JSON Schema/).fill(JSON.stringify(schema));
    await page.getByRole('button', { name: 'Create endpoint' }).click();
    await page.getByRole('heading', { name: 'Copy the URL now.' }).waitFor();
    const address = String(await page.locator('#url').textContent());
    assert.match(address, wholeUrl);
    const command = String(await page.locator('#try').textContent());
    assert.ok(command.includes(`'${address}'`) && command.includes('"order": 7'), command);
    assert.equal(await page.getByRole('button', { name: /^Copy/ }).count(), javaScriptEnabled ? 4 : 0);
    if (hasCurl) {
      const { stdout } = await promisify(execFile)('sh', ['-c', `${command} -sS`]);
      assert.equal(JSON.parse(stdout).data.type, 'till.sale', 'the command runs as it is');
    }
    await tree.getByRole('link', { name: 'Inbound endpoints', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Till <b>one</b>' }).click();
    assert.doesNotMatch(await page.content(), wholeUrl);

    await tree.getByRole('link', { name: 'Hooks', exact: true }).click();
    await page.getByRole('link', { name: 'Create a hook' }).click();
    await page.getByLabel('URL').fill('http://10.0.0.1/');
    await page.getByLabel(/^Event type/).fill('nothing.else');
    await page.getByLabel(/^Description/).fill('Books');
    await page.getByRole('button', { name: 'Create hook' }).click();
    await page.getByRole('link', { name: 'The URL must point to a public IP address.' }).waitFor();
    await page.getByLabel('URL').fill(url);
    await page.getByLabel('Format').selectOption('Only the data');
    await page.getByRole('button', { name: 'Create hook' }).click();
    await page.getByRole('heading', { name: 'Copy the secret now.' }).waitFor();
    assert.match(String(await page.locator('#secret').textContent()), /^whsec_/);
    await page.goto(page.url());
    assert.doesNotMatch(await page.content(), /whsec_/);

    await tree.getByRole('link', { name: 'Routes', exact: true }).click();
    await page.getByRole('link', { name: 'Create a route' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Large sales');
    await page.getByRole('checkbox', { name: /^Till/ }).check();
    await page.getByLabel('Send to', { exact: true }).fill('Books');
    await page.getByLabel(/^Sample event/).fill('{"type": "till.sale", "data": {"order": 7, "amount": 250}}');
    await page.getByRole('textbox', { name: 'Field' }).fill('data.amount');
    await page.getByRole('combobox', { name: 'Comparison' }).selectOption('is at least');
    await page.getByRole('textbox', { name: 'Value' }).fill('1000');
    const result = page.getByRole('region', { name: 'Preview' });
    // Without scripts, a button shows the same.
    const tried = () => (javaScriptEnabled ? undefined : page.getByRole('button', { name: 'Try' }).click());
    await tried();
    await result.getByText('The filter does not match').waitFor();
    // Another row, and Enter, send the form of a page without scripts, and save nothing.
    await page.getByRole('button', { name: 'Add a condition' }).click();
    const second = page.getByRole('group', { name: 'Condition 2' });
    await second.getByRole('textbox', { name: 'Field' }).fill('data.none');
    await second.getByRole('combobox').selectOption('does not exist');
    await page
      .getByRole('group', { name: 'Condition 1' })
      .getByRole('textbox', { name: 'Value' })
      .fill('100');
    await page.getByRole('textbox', { name: /^Mapping/ }).fill('{"number": data.order ');
    await tried();
    await result
      .getByText(/mapping.*(Expected|cannot|end of)/i)
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: /^Mapping/ }).fill('{"number": data.order}');
    await tried();
    await result.getByText('"number": 7').waitFor();
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Large sales');
    assert.equal(await page.getByLabel('Send to', { exact: true }).inputValue(), 'Books');
    await page
      .getByText(
        'From Till <b>one</b>, if amount ≥ 100 and none does not exist, send {number: order} to Books.',
      )
      .waitFor();
    await page.getByRole('button', { name: 'Create route' }).click();
    await page.getByText('Route created.').waitFor();

    await page.goto(`${base}/endpoints`);
    await page.getByRole('main').getByRole('link', { name: 'Till <b>one</b>' }).click();
    await page.getByRole('link', { name: 'Send a test' }).click();
    await page.getByLabel('Data').fill('{"amount": 1}');
    await page.getByRole('button', { name: 'Publish test event' }).click();
    await page.getByRole('link', { name: /does not match the schema/ }).waitFor();
    await page.getByLabel('Data').fill('{"order": 7, "amount": 250}');
    await page.getByRole('button', { name: 'Publish test event' }).click();
    await page.getByText('Test event published.').waitFor();
    await reached(1);
    assert.equal(received[0]?.body, '{"number":7}');
    const settled = { state: 'pending', limit: 1 } as const;
    await until(
      async () =>
        (await mock.repository.webhooks.listDeliveries('ws_studio', settled)).deliveries.length === 0,
    );
    // With scripts, the page shows by itself what becomes of the event.
    if (!javaScriptEnabled) await page.reload();
    await page.getByText('made by Large sales').waitFor();
    for (const words of ['Made an event', 'Delivered'])
      assert.equal(await page.locator('.trace > li > div > .badge', { hasText: words }).count(), 1);
    await page.locator('.trace').getByRole('link', { name: 'Large sales' }).click();
    await page.getByText(/evt_[\w-]+ was made/).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('will be sent again').waitFor();

    assert.equal(
      (
        await send(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"order": 8}',
        })
      ).status,
      202,
    );
    await tree.getByRole('link', { name: 'Events', exact: true }).click();
    await page.getByLabel(/^Event type/).fill('till.*');
    await page.keyboard.press('Enter');
    await page.waitForURL('**type=till.***');
    assert.equal(
      await page.getByRole('main').getByRole('link', { name: 'till.sale' }).count(),
      hasCurl ? 3 : 2,
    );
    await page.goto(`${base}/events/evt_demo_reminder`);
    await page.locator('summary', { hasText: 'Cancel event' }).click();
    await page.getByRole('button', { name: 'Cancel event' }).click();
    await page.getByText('Event cancelled.').waitFor();

    await page.goto(`${base}/endpoints`);
    await page.getByRole('main').getByRole('link', { name: 'Till <b>one</b>' }).click();
    await openMenu();
    await page.locator('summary', { hasText: 'Rotate URL' }).click();
    await page.getByLabel('The old URL').selectOption('stops working immediately');
    await page.getByRole('button', { name: 'Rotate URL' }).click();
    await page.getByRole('heading', { name: 'Copy the URL now.' }).waitFor();
    assert.notEqual(await page.locator('#url').textContent(), address);
    assert.equal((await send(address, { method: 'POST' })).status, 404);
    await page.reload();
    await page.getByText('It was shown once, when it was made.').waitFor();
    assert.doesNotMatch(await page.content(), wholeUrl);
    await openMenu();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Inbound endpoint paused.').waitFor();
    await openMenu();
    await page.locator('summary', { hasText: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete endpoint' }).click();
    await page.getByText('Inbound endpoint deleted.').waitFor();
    assertQuiet();
  });

test('shows the bullets of what a trace misses within their box', async cleanup => {
  const { mock, page, base, assertQuiet } = await open(cleanup, true);
  const received_at = '2026-03-01T00:00:00Z';
  await mock.repository.automation.publish('ws_studio', [published('evt_old', { received_at })]);
  await page.goto(`${base}/events/evt_old`);
  await page.getByText('Some steps are missing from this trace.').waitFor();
  const room = await page.evaluate(
    "Number.parseFloat(getComputedStyle(document.querySelector('.notice ul')).paddingInlineStart)",
  );
  assert.ok(Number(room) >= 16, `the bullets have ${room} px`);
  assertQuiet();
});

test('passes axe on every page, and is read-only for viewers', async cleanup => {
  const { page, context, base, assertQuiet } = await open(cleanup, true);
  await page.getByRole('link', { name: 'Create an endpoint' }).click();
  await page.getByText('Verify the sender').click();
  await assertSound(page, context, 'automation-endpoints');
  await page.getByLabel('Name', { exact: true }).fill('New');
  await page.getByLabel('Event type', { exact: true }).fill('new.one');
  await page.getByLabel('Verification', { exact: true }).selectOption('Signature of GitHub');
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  await page.getByRole('link', { name: 'Enter the secret of the sender.' }).waitFor();
  await assertSound(page, context, 'automation-endpoint-refused');
  await page.getByLabel('Verification', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  await page.getByRole('heading', { name: 'Copy the URL now.' }).waitFor();
  await assertSound(page, context, 'automation-endpoint-new');
  for (const [path, name, summary] of [
    ['/endpoints/ain_github', 'endpoint', 'More actions'],
    ['/endpoints/ain_github/edit', 'endpoint-edit', null],
    ['/endpoints/ain_github/test', 'endpoint-test', null],
    ['/hooks', 'hooks', null],
    ['/hooks/new', 'hook-new', null],
    ['/hooks/hook_demo', 'hook', 'More actions'],
    ['/routes', 'routes', null],
    ['/routes/new', 'route-new', null],
    ['/routes/route_demo', 'route', null],
    ['/routes/route_demo/edit', 'route-edit', null],
    ['/events', 'history', null],
    ['/events/evt_demo_paid', 'event', null],
    ['/events/evt_demo_reminder', 'event-scheduled', 'Cancel event'],
    ['/deliveries/msg_demo_failed_ep_demo', 'delivery', null],
  ] as const) {
    await page.goto(base + path);
    if (summary !== null) await page.locator('summary', { hasText: summary }).first().click();
    await assertSound(page, context, `automation-${name}`);
  }
  await page.goto(`${base}/routes/route_demo/edit`);
  await page.getByRole('button', { name: 'Remove condition 1' }).click();
  assert.equal(await page.getByRole('textbox', { name: 'Field' }).inputValue(), '');
  const result = page.getByRole('region', { name: 'Preview' });
  await page.getByRole('textbox', { name: /^Mapping/ }).fill('$error("no")');
  await result.getByText(/^The mapping failed/).waitFor();
  await assertSound(page, context, 'automation-route-failed');
  await page.getByRole('textbox', { name: /^Mapping/ }).fill('data');
  await result.getByText('would be sent with this data').waitFor();
  await result.scrollIntoViewIfNeeded();
  await assertSound(page, context, 'automation-route-tried');
  assertQuiet();
  const viewer = await open(cleanup, true, mateus, 'viewer');
  for (const path of [
    '/endpoints',
    '/endpoints/ain_demo',
    '/hooks',
    '/hooks/hook_demo',
    '/routes',
    '/routes/route_demo',
    '/events',
    '/events/evt_demo_reminder',
  ]) {
    const answer = await viewer.page.goto(`${viewer.base}${path}`);
    assert.equal(answer?.status(), 200);
    assert.equal(await viewer.page.locator('main form[method=post]').count(), 0, path);
  }
});

test.run();
