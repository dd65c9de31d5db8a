/** Editors in a browser: the sheet, and the live result beside the form. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { assertSound } from './browser.ts';
import { inSection } from './section.ts';

const open = inSection('links');
const test = suiteOf('Editors in a browser', { isLong: true });

type Page = Awaited<ReturnType<typeof open>>['page'];

const target = (page: Page) => page.getByLabel('Target', { exact: true });
const focused = (page: Page) => page.evaluate('document.activeElement.textContent.trim()');

async function withSheet(...given: Parameters<typeof open>) {
  const place = await open(...given);
  const { page } = place;
  const opener = page.getByRole('link', { name: 'Create a link' });
  const sheet = page.getByRole('dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  await sheet.waitFor();
  return { ...place, opener, sheet };
}

test('open in a sheet with a URL and a title of its own, by keyboard alone, and give the focus back', async cleanup => {
  const { page, sheet, assertQuiet } = await withSheet(cleanup, true);
  assert.match(page.url(), /\/links\/new$/);
  assert.match(await page.title(), /^Create a link/);
  assert.equal(
    await page.evaluate("document.activeElement.name === 'url'"),
    true,
    'begins in the first field',
  );
  // The page behind it cannot be reached.
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    assert.equal(
      await page.evaluate(
        "document.activeElement === document.body || document.activeElement.closest('dialog') !== null",
      ),
      true,
    );
  }
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.match(page.url(), /\/links$/);
  assert.match(await page.title(), /^Links/);
  assert.equal(await focused(page), 'Create a link');
  assertQuiet();
});

test('ask before they lose what was typed, whichever way they are closed', async cleanup => {
  const { page, sheet, opener, assertQuiet } = await withSheet(cleanup, true);
  await target(page).fill('https://shop.example/typed');
  const question = page.getByRole('alertdialog', { name: 'Discard what you have typed?' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => sheet.getByRole('link', { name: 'Cancel' }).click(),
    () => page.mouse.click(20, 400),
    () => page.evaluate('history.back()'),
  ]) {
    await close();
    await question.waitFor();
    await page.waitForURL('**/links/new');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    assert.equal(await target(page).inputValue(), 'https://shop.example/typed');
  }
  await target(page).focus();
  await page.keyboard.press('Escape');
  assert.equal(await focused(page), 'Keep editing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL('**/links');
  await opener.click();
  await sheet.waitFor();
  assert.equal(await target(page).inputValue(), '', 'it was discarded');
  assertQuiet();
});

test('open and close with the history of the browser, and are pages after a reload', async cleanup => {
  const { page, sheet, assertQuiet } = await withSheet(cleanup, true);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.goForward();
  await sheet.waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Create a link' }).waitFor();
  assert.equal(await sheet.count(), 0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Links', exact: true }).waitFor();
  assertQuiet();
});

test('save from a sheet, and show a refused form as a page with its errors', async cleanup => {
  const { mock, page, assertQuiet } = await withSheet(cleanup, true);
  await target(page).fill('nowhere');
  await page.getByLabel(/^Title/).fill('From a sheet');
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('link', { name: 'The target must be an absolute URL.' }).click();
  assert.equal(await page.evaluate('document.activeElement.id'), 'new-url');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('https://shop.example/sheet');
  await page.keyboard.press('Enter');
  await page.getByText('Link created.').waitFor();
  const made = mock.repository.data.links.ws_studio?.filter(({ title }) => title === 'From a sheet');
  assert.equal(made?.length, 1);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('dialog', { name: 'Edit link' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await focused(page), 'Edit');
  assertQuiet();
});

test('say while somebody types whether a slug is free, and never show an answer to an earlier text', async cleanup => {
  const { page, assertQuiet } = await withSheet(cleanup, true);
  const slug = page.getByLabel(/^Slug/);
  const check = page.locator('#slug-check');
  await slug.fill('free-one');
  await check.getByText('The slug is free.').waitFor();
  await page.getByRole('img', { name: /^QR code of .*\/l\/free-one$/ }).waitFor();
  // The answer to this text is held back until another one was typed.
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  let isHeld = () => {};
  const asked = new Promise<void>(resolve => {
    isHeld = resolve;
  });
  await page.route('**/links', async route => {
    if (!route.request().postData()?.includes('slug=spring&')) return route.continue();
    isHeld();
    await held;
    await route.continue().catch(() => {});
  });
  await slug.fill('spring');
  await asked;
  assert.equal(await check.getAttribute('aria-busy'), 'true');
  await slug.fill('admin');
  release();
  await check.getByText('The slug is reserved.').waitFor();
  assert.equal(await check.getByText('already taken').count(), 0);
  await page.unroute('**/links');
  await page.route('**/links', route => route.fulfill({ status: 429, body: 'Too many requests' }));
  await slug.fill('another');
  await check.getByText('The preview is not available at the moment.').waitFor();
  assertQuiet();
});

test('write UTM parameters into the target, and read them from it', async cleanup => {
  const { page, assertQuiet } = await withSheet(cleanup, true);
  await target(page).fill('https://shop.example/a?b=%2F&utm_medium=e%20mail#top');
  await page.locator('summary', { hasText: 'UTM parameters' }).click();
  const field = (name: string) => page.getByLabel(new RegExp(`^${name}`));
  assert.equal(await field('Medium').inputValue(), 'e mail');
  await field('Source').fill('news & more');
  assert.equal(
    await target(page).inputValue(),
    'https://shop.example/a?b=%2F&utm_medium=e%20mail&utm_source=news%20%26%20more#top',
  );
  await field('Medium').fill('');
  assert.equal(
    await target(page).inputValue(),
    'https://shop.example/a?b=%2F&utm_source=news%20%26%20more#top',
  );
  await target(page).fill('https://shop.example/a?utm_source=%zz&utm_term=shoes');
  assert.deepEqual([await field('Source').inputValue(), await field('Term').inputValue()], ['%zz', 'shoes']);
  await target(page).fill('https://shop.example/a');
  assert.deepEqual([await field('Source').inputValue(), await field('Term').inputValue()], ['', '']);
  await page.getByLabel(/^Copy from an earlier link/).selectOption('newsletter · email · spring');
  assert.equal(
    await target(page).inputValue(),
    'https://shop.example/a?utm_source=newsletter&utm_medium=email&utm_campaign=spring',
  );
  await page.locator('#target-preview').getByText('utm_campaign=spring').waitFor();
  assertQuiet();
});

test('show a preview without scripts, by a button', async cleanup => {
  const { page, assertQuiet } = await open(cleanup, false);
  await page.getByRole('link', { name: 'Create a link' }).click();
  await page.waitForURL('**/links/new');
  await target(page).fill('https://shop.example/plain');
  await page.getByLabel(/^Slug/).fill('spring');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('The slug is already taken.').waitFor();
  assert.equal(await target(page).inputValue(), 'https://shop.example/plain');
  assertQuiet();
});

test('fit narrow pages with the result below the form, and pass axe as a sheet in forced colours too', async cleanup => {
  const { page, context, assertQuiet } = await withSheet(cleanup, true);
  const places = async () => {
    const form = await page.locator('.editor-fields').boundingBox();
    const result = await page.locator('.editor-result').boundingBox();
    assert.ok(form && result);
    return { form, result };
  };
  const wide = await places();
  assert.ok(wide.form.width < 560.001, `${wide.form.width}`);
  assert.ok(wide.result.x > wide.form.x + wide.form.width, 'beside it');
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await places();
  assert.ok(narrow.result.y >= narrow.form.y + narrow.form.height, 'below it');
  await page.emulateMedia({ forcedColors: 'active' });
  await assertSound(page, context, 'editor-forced');
  await page.emulateMedia({ forcedColors: 'none' });
  await target(page).fill('typed');
  await page.keyboard.press('Escape');
  await assertSound(page, context, 'editor-question');
  assertQuiet();
});

test('asks in a sheet for the day of a key only if a date was chosen', async cleanup => {
  const { page, base } = await open(cleanup, true);
  await page.goto(`${base.replace(/\/links$/, '')}/keys/key_demo_studio`);
  await page.getByRole('link', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit key' });
  await sheet.waitFor();
  assert.equal(await sheet.getByLabel(/^Day/).isVisible(), false);
  await sheet.getByLabel('Expires').selectOption('On a custom date');
  assert.equal(await sheet.getByLabel(/^Day/).isVisible(), true);
});

test.run();
