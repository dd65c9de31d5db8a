/** The whole story in a browser, mounted at / and under a nested prefix. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { ingrid, mateus } from '../console/client.ts';
import { variants } from '../extent.ts';
import { fixtures, send, suiteOf } from '../helper.ts';
import { keyShape } from '../secret-shapes.ts';
import { assertSound, visitor } from './browser.ts';
import { atRoot, nested } from './places.ts';

const test = suiteOf('The console in a browser');

for (const [where, open] of variants([
  ['at /', atRoot],
  ['under a nested prefix', nested],
] as const))
  for (const javaScriptEnabled of variants([true, false]))
    test(`works ${where} with scripts ${javaScriptEnabled ? 'on' : 'off'}: log in, create a key, use it, revoke it, log out`, async cleanup => {
      const { origin, prefix } = await open(cleanup);
      const { page, context, assertQuiet } = await visitor(origin, { javaScriptEnabled });
      cleanup(() => context.close());
      const items = (secret: string) =>
        send(`${origin}${prefix}/api/items/all`, { headers: { authorization: `Bearer ${secret}` } });

      await page.goto(`${origin}${prefix}/user/api/workspaces/ws_studio/settings`);
      await page.getByLabel(/e-?mail/i).fill(ingrid.email);
      await page.getByLabel(/password/i).fill('not it');
      await page.getByRole('button', { name: /log in/i }).click();
      await page.getByRole('alert').getByText(/Wrong/).waitFor();
      await page.getByLabel(/password/i).fill(ingrid.demo_password);
      await page.getByRole('button', { name: /log in/i }).click();

      // Back to the requested page.
      await page.waitForURL('**/workspaces/ws_studio/settings');
      await page.getByRole('link', { name: 'Create an API key' }).click();
      await page.getByLabel('Name').fill('Front <b>end</b>');
      await page.locator('summary', { hasText: 'Marketplace' }).click();
      await page.getByRole('checkbox', { name: /validate purchase codes/i }).check();
      await page.getByRole('button', { name: 'Create key' }).click();
      // A script sends the form, so the page of the key follows later than the click.
      await page.getByRole('heading', { name: /^Copy the key now/ }).waitFor();
      const text = await page.locator('main').textContent();
      const input = await page
        .locator('main input')
        .evaluateAll(inputs => inputs.map(one => (one as unknown as { value: string }).value).join(' '));
      const secret = keyShape.exec(`${text} ${input}`)?.[0] ?? '';
      assert.equal((await items(secret)).status, 200);
      // A reload opens the page again, which says so.
      await page.reload();
      await page
        .getByText(/cannot be shown again/)
        .first()
        .waitFor();
      assert.equal((await page.content()).includes(secret), false);

      await page.goto(`${origin}${prefix}/user/api/workspaces/ws_studio/settings`);
      await page.getByText('Front <b>end</b>').first().waitFor();
      const row = page.getByRole('row', { name: /Front/ });
      await row.locator('summary', { hasText: 'More actions' }).click();
      await row.locator('summary', { hasText: /^Revoke/ }).click();
      await row.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText(/Key revoked/).waitFor();
      assert.equal((await items(secret)).json.msg, 'Revoked API key');
      await page.locator('summary', { hasText: 'Logged in as' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL('**/user/api/login');
      assertQuiet();
    });

test('passes axe in both colour schemes, wide and narrow, and loads nothing from other hosts', async cleanup => {
  const { origin } = await atRoot(cleanup);
  const { page, context, assertQuiet } = await visitor(origin);
  cleanup(() => context.close());
  const base = `${origin}/user/api`;
  await page.goto(`${base}/login`);
  await assertSound(page, context, 'login');
  await page.getByLabel(/e-?mail/i).fill('nobody@example.com');
  await page.getByLabel(/password/i).fill('x');
  await page.getByRole('button', { name: /log in/i }).click();
  await page.getByRole('alert').waitFor();
  await assertSound(page, context, 'login-refused');
  await page.getByLabel(/e-?mail/i).fill(mateus.email);
  await page.getByLabel(/password/i).fill(mateus.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/workspaces/ws_sounds');
  for (const [path, name] of [
    ['/workspaces/ws_studio', 'home'],
    ['/workspaces/ws_studio/start', 'start'],
    ['/workspaces/ws_studio/settings', 'settings'],
    ['/workspaces/nobody', 'not-found'],
    ['/no/such/page', 'wrong-address'],
  ] as const) {
    await page.goto(base + path);
    await assertSound(page, context, name);
  }
  await page.goto(`${base}/workspaces/ws_studio/settings`);
  await page.getByRole('link', { name: 'Create an API key' }).click();
  await page.getByLabel('Name').fill('No scope');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('link', { name: 'Choose at least one scope.' }).waitFor();
  await assertSound(page, context, 'settings-refused');
  await page
    .getByLabel('Name')
    .fill(`A name as long as it may be, <b>with markup</b> and no end ${'x'.repeat(40)}`);
  await page.getByRole('checkbox', { name: /validate purchase codes/i }).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page
    .getByText(/not be shown again/i)
    .first()
    .waitFor();
  await assertSound(page, context, 'new-key');
  await page.goto(`${base}/workspaces/ws_studio/settings`);
  await page.locator('summary', { hasText: 'More actions on the key Demo' }).click();
  await page.locator('summary:visible', { hasText: /^Rotate/ }).click();
  await assertSound(page, context, 'settings-open');
  assertQuiet();
});

test('has a small style sheet and script, cached permanently', async cleanup => {
  const { gzipSync } = await import('node:zlib');
  const { origin } = await atRoot(cleanup);
  const { text } = await send(`${origin}/user/api/login`);
  let size = 0;
  for (const [, address = ''] of text.matchAll(/(?:href|src)="(\/user\/api\/assets\/[^"]+)"/g)) {
    const asset = await send(origin + address);
    assert.match(String(asset.headers['cache-control']), /immutable/);
    size += gzipSync(asset.text).length;
  }
  assert.ok(size > 1_000 && size < 30_000, `${size} bytes`);
});

test('keeps the role on one line beside a long name of a workspace', async cleanup => {
  const [first, ...others] = structuredClone(fixtures.workspaces);
  const name = 'Northwind Studio for printed and digital goods of all kinds';
  const mock = await startMock({
    fixtures: { workspaces: [{ ...(first ?? assert.fail()), name }, ...others] },
  });
  cleanup(mock.close);
  const { page, context, assertQuiet } = await visitor(mock.url);
  cleanup(() => context.close());
  await page.goto(`${mock.url}/user/api/login`);
  await page.getByRole('button', { name: 'Continue as Ingrid Solberg' }).click();
  await page.locator('.switcher summary').click();
  await page.locator('.switcher li small').first().waitFor();
  // A text has a box for each of its lines.
  const lines = await page.evaluate<
    number[]
  >(`[...document.querySelectorAll('.switcher li small')].map(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getClientRects().length;
  })`);
  assert.deepEqual(new Set(lines), new Set([1]));
  assertQuiet();
});

test.run();
