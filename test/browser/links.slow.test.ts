/** Short links in the console: create one, copy it, follow it, see its click; and what a visitor sees. */
import assert from 'node:assert/strict';
import { type MockOptions, startMock } from '../../mock-server/index.ts';
import { ingrid, mateus } from '../console/client.ts';
import { variants } from '../extent.ts';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { assertSound, visitor } from './browser.ts';

const test = suiteOf('Links in a browser');

async function open(cleanup: Cleanup, javaScriptEnabled: boolean, who = ingrid, options: MockOptions = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  const visit = await visitor(mock.url, { javaScriptEnabled });
  cleanup(() => visit.context.close());
  const { page } = visit;
  const base = `${mock.url}/user/api/workspaces/ws_studio`;
  await page.goto(`${base}/links`);
  await page.getByLabel(/e-?mail/i).fill(who.email);
  await page.getByLabel(/password/i).fill(who.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL('**/links');
  return { mock, base, ...visit };
}

for (const javaScriptEnabled of variants([true, false]))
  test(`work with scripts ${javaScriptEnabled ? 'on' : 'off'}, from creation to clicks, archive and deletion`, async cleanup => {
    const { mock, page, base, assertQuiet } = await open(cleanup, javaScriptEnabled);
    await page.getByRole('link', { name: 'Create a link' }).click();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Create link' }) });
    await form.getByLabel('Target', { exact: true }).fill('javascript:alert(1)');
    await form.getByLabel(/^Slug/).fill('mine');
    await form.getByLabel(/^Title/).fill('My <b>link</b>');
    await form.getByLabel(/^Tags/).fill('one, two,, one');
    await page.locator('summary', { hasText: 'Advanced' }).click();
    await form.getByLabel(/^Password/).fill('swordfish');
    await form.getByRole('button', { name: 'Create link' }).click();
    await page.getByRole('link', { name: 'The target must be an http or https URL.' }).waitFor();
    assert.equal(await page.evaluate("'summary' in document.activeElement.dataset"), true, 'begins there');
    assert.equal(await form.getByLabel(/^Slug/).inputValue(), 'mine', 'what was typed stays');
    assert.equal((await page.content()).includes('swordfish'), false, 'but for the password');
    await form.getByLabel('Target', { exact: true }).fill(`${mock.url}/demo/1001`);
    await form.getByRole('button', { name: 'Create link' }).click();
    await page.getByRole('link', { name: 'Enter the password again' }).click();
    await page.keyboard.type('swordfish');
    await page.keyboard.press('Enter');
    await page.getByText('Link created.').waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel(/Remove the password/).check();
    await page.getByRole('button', { name: 'Save link' }).click();
    await page.getByText('Link updated.').waitFor();
    await page.getByRole('heading', { name: 'My <b>link</b>' }).waitFor();
    const short = `${mock.url}/l/mine`;
    assert.equal(await page.locator('#record-id').textContent(), short);
    assert.equal(await page.getByRole('button', { name: /^Copy/ }).count(), javaScriptEnabled ? 1 : 0);
    await page.getByRole('img', { name: `QR code of ${short}` }).waitFor();

    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/142.0 Safari/537.36' };
    for (let count = 0; count < 3; count += 1) await send(short, { headers: agent });
    const link = async () => (await mock.repository.links.findBySlug('', 'mine'))?.link;
    await until(async () => (await link())?.clicks === 3);
    await page.goto(`${base}/links/${(await link())?.id}`);
    await page.getByRole('img', { name: /^Clicks by day, at most 3/ }).waitFor();
    await page.locator('summary', { hasText: 'Show data table' }).click();
    const day = String((await link())?.last_clicked_at).slice(0, 10);
    assert.match(String(await page.getByRole('row', { name: day }).textContent()), /3/);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PNG' }).click();
    assert.equal((await download).suggestedFilename(), `qr-${(await link())?.id}.png`);

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel(/^Slug/).fill('spring');
    await page.getByRole('button', { name: 'Save link' }).click();
    await page.getByRole('link', { name: 'The slug is already taken.' }).waitFor();
    await page.getByLabel(/^Slug/).fill('grüße-2');
    await page.locator('summary', { hasText: 'Advanced' }).click();
    await page.getByLabel(/^Click limit/).fill('5');
    await page.getByLabel(/^Password/).fill('swordfish');
    await page.getByRole('button', { name: 'Save link' }).click();
    await page.getByText('Link updated.').waitFor();
    const changed = async () => (await mock.repository.links.findBySlug('', 'grüße-2'))?.link;
    assert.deepEqual(
      [(await changed())?.max_clicks, (await changed())?.password?.scheme, (await changed())?.tags],
      [5, 'scrypt', ['one', 'two']],
    );
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel(/Remove the password/).check();
    await page.getByRole('button', { name: 'Save link' }).click();
    await page.getByText('Link updated.').waitFor();
    assert.equal((await changed())?.password, null);
    const openMenu = () => page.locator('summary', { hasText: 'More actions' }).click();
    await openMenu();
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByText('It still redirects.').waitFor();
    await page.locator('.eyebrow a').click();
    await page.waitForURL('**/links');
    assert.equal(await page.getByRole('main').getByRole('link', { name: 'My <b>link</b>' }).count(), 0);
    await page.getByRole('link', { name: 'Archived' }).click();
    await page.getByRole('main').getByRole('link', { name: 'My <b>link</b>' }).click();
    await openMenu();
    await page.getByRole('button', { name: 'Unarchive' }).click();
    await page.getByText('Link unarchived.').waitFor();
    await openMenu();
    await page.locator('summary', { hasText: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete link' }).click();
    await page.getByText('Link and clicks deleted').waitFor();
    await page.getByLabel('Search links').fill('no such thing');
    await page.keyboard.press('Enter');
    await page.getByText('No links match').waitFor();
    assertQuiet();
  });

test('are filtered, sorted and paginated', async cleanup => {
  const { page, base, assertQuiet } = await open(cleanup, true);
  await page.getByRole('link', { name: 'Clicks', exact: true }).click();
  await page.getByRole('link', { name: 'newsletter', exact: true }).first().click();
  await page.waitForURL('**/links?sort=clicks&tag=newsletter');
  const names = page.locator('.key-name');
  assert.equal(await names.first().textContent(), 'Autumn campaign');
  assert.equal(await names.count(), 4);
  await page.goto(`${base}/links?after=nonsense`);
  assert.equal(await names.count(), 22);
  await page.getByRole('link', { name: 'sale', exact: true }).first().click();
  await page.waitForURL('**/links?tag=sale');
  await page.getByRole('link', { name: 'Tag: sale' }).click();
  await page.waitForURL('**/links');
  // The time of a row has a title of its own, and leads where the row leads.
  await page.locator('tbody time').first().click();
  await page.waitForURL('**/links/lnk_demo_chance');
  assertQuiet();
});

for (const javaScriptEnabled of variants([true, false]))
  test(`are archived and tagged together, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async cleanup => {
    const { mock, page, assertQuiet } = await open(cleanup, javaScriptEnabled);
    const bar = page.getByRole('button', { name: 'Add tags' });
    assert.equal(await bar.isVisible(), false);
    const place = async () => (await page.getByLabel('Select Spring sale').boundingBox())?.y;
    const before = await place();
    await page.getByLabel('Select Spring sale').check();
    assert.equal(await bar.isVisible(), true);
    assert.equal(await place(), before, 'no row moves');
    await page.getByLabel('Select Summer sale').check();
    if (javaScriptEnabled) await page.getByText('2 selected').waitFor();
    await page.getByLabel('Tags, separated by commas').fill('season, sale');
    await bar.click();
    await page.getByText('Tags added to 2 links.').waitFor();
    const tags = async (slug: string) => (await mock.repository.links.findBySlug('', slug))?.link.tags;
    assert.deepEqual(await tags('spring'), ['newsletter', 'sale', 'season']);
    await page.getByLabel('Select Spring sale').check();
    await bar.click();
    await page.getByText('Nothing was changed. Enter at least one tag.').waitFor();
    await page.getByLabel('Select Spring sale').check();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByText('Link archived. It still redirects.').waitFor();
    assert.equal(await page.getByRole('main').getByRole('link', { name: 'Spring sale' }).count(), 0);
    assertQuiet();
  });

test('ask for a password in the browser before the redirect', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const record = (await mock.repository.links.findBySlug('', 'beta'))?.link;
  assert.ok(record);
  const target = `${mock.url}/demo/1001`;
  await mock.repository.links.change('ws_studio', record.id, () => ({ url: target }));
  const { page, context, assertQuiet } = await visitor(mock.url);
  cleanup(() => context.close());
  await page.goto(`${mock.url}/l/beta`);
  await assertSound(page, context, 'link-password');
  await page.keyboard.type('not this');
  await page.keyboard.press('Enter');
  await page.getByText('Wrong password.').waitFor();
  await page.getByLabel('Password').fill('open sesame');
  await page.keyboard.press('Enter');
  await page.waitForURL(target);
  for (const slug of ['nobody', 'early-bird']) {
    await page.goto(`${mock.url}/l/${slug}`);
    await assertSound(page, context, `link-${slug}`);
  }
  assertQuiet();
});

test('pass axe on every page, and are read-only for viewers', async cleanup => {
  const { page, context, base, assertQuiet } = await open(cleanup, true);
  const advanced = () => page.locator('summary', { hasText: 'Advanced' }).click();
  await assertSound(page, context, 'links');
  await page.getByRole('link', { name: 'Create a link' }).click();
  await page.getByRole('dialog').waitFor();
  await advanced();
  await assertSound(page, context, 'links-create');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Create link' }) });
  await form.getByLabel('Target', { exact: true }).fill('javascript:alert(1)');
  await form.getByLabel(/^Slug/).fill('a/b');
  await page.getByText('The slug must be at most').waitFor();
  await form.getByLabel(/^Expires/).fill('2020-01-01');
  await form.getByLabel(/^Password/).fill('swordfish');
  await form.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('link', { name: 'Enter the password again' }).waitFor();
  await assertSound(page, context, 'links-refused');
  await page.goto(`${base}/links/lnk_demo_spring/edit`);
  await advanced();
  await assertSound(page, context, 'link-edit');
  await page.goto(`${base}/links/lnk_demo_spring`);
  await assertSound(page, context, 'link');
  await page.locator('summary', { hasText: 'Show data table' }).click();
  await assertSound(page, context, 'link-numbers');
  assertQuiet();
  for (const path of ['/links/lnk_nobody', '/links/lnk_demo_rain', '/links/lnk_demo_rain/qr.svg'])
    assert.equal((await page.goto(base + path))?.status(), 404);
  const memberships = [{ workspace_id: 'ws_studio', user_id: mateus.id, role: 'viewer' as const }];
  const viewer = await open(cleanup, true, mateus, { fixtures: { memberships } });
  for (const path of ['/links', '/links/lnk_demo_spring']) {
    const answer = await viewer.page.goto(viewer.base + path);
    assert.equal(answer?.status(), 200);
    assert.equal(await viewer.page.locator('main form[method=post]').count(), 0);
  }
});

test('are found while somebody types, and as by the button', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, true);
  const names = page.getByRole('table', { name: 'Links' }).locator('a.key-name');
  const all = await names.count();
  await page.getByRole('searchbox', { name: 'Search links' }).pressSequentially('sale');
  await until(async () => (await names.count()) < all);
  const found = await names.allInnerTexts();
  assert.ok(found.includes('Summer sale') && !found.includes('Press kit'), found.join());
  assert.match(page.url(), /\/links\?q=sale$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  assert.deepEqual(await names.allInnerTexts(), found);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await until(async () => (await names.count()) === all);
  await page.getByRole('searchbox', { name: 'Search links' }).pressSequentially('nowhere');
  await page.getByText('No links match').waitFor();
  await page.getByRole('link', { name: 'Archived' }).click();
  await page.waitForURL(/q=nowhere&archived=true|archived=true&q=nowhere/);
  assertQuiet();
});

test.run();
