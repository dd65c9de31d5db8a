/** Forms in the sheet in a browser: what is refused comes back into it. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { keyShape } from '../secret-shapes.ts';
import { assertSound } from './browser.ts';
import { inSection } from './section.ts';

const open = inSection('settings');
const test = suiteOf('Forms in the sheet in a browser', { isLong: true });

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 360, height: 740 }],
] as const)
  test(`come back into it with their errors, and the list beside stays, by keyboard in a ${size} window`, async cleanup => {
    const { page, context, mock, assertQuiet } = await open(cleanup, true);
    await page.setViewportSize(viewport);
    const stored = async () => (await mock.repository.keys.list('ws_studio', { limit: 100 })).keys.length;
    const before = await stored();
    const focused = () => page.evaluate('document.activeElement.name || document.activeElement.textContent');
    await page.evaluate("document.querySelector('main').dataset.same = 'yes'");
    const sheet = page.getByRole('dialog');
    await page.getByRole('link', { name: 'Create an API key' }).focus();
    await page.keyboard.press('Enter');
    await sheet.waitFor();
    assert.equal(await focused(), 'name');
    await page.keyboard.type('Till');
    await page.keyboard.press('Enter');
    await sheet.getByRole('link', { name: 'Choose at least one scope.' }).waitFor();
    assert.match(String(await focused()), /^\s*The key was not created/);
    assert.match(page.url(), /\/settings\/keys\/new$/);
    assert.equal(await page.locator('main[data-same=yes] table').count(), 1, 'the list is the same page');
    if (size === 'wide') await assertSound(page, context, 'sheet-refused');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.equal(await focused(), 'scopes');
    assert.match(page.url(), /\/settings\/keys\/new$/);
    assert.equal(await sheet.getByLabel('Name').inputValue(), 'Till');
    assert.equal(await stored(), before);

    // What was typed is not lost without a question, as before.
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await focused(), 'scopes');

    await page.keyboard.press('Space');
    await sheet.getByRole('button', { name: 'Create key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your new API key' }).waitFor();
    assert.match(await page.content(), keyShape);
    assert.equal(await stored(), before + 1);
    assertQuiet();
  });

test('stay with what was typed if the record has been deleted meanwhile, and say so', async cleanup => {
  const { page, mock, base } = await open(cleanup, true);
  await page.goto(base.replace('settings', 'automation/endpoints/ain_github'));
  await page.getByRole('link', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Typed with care');
  await mock.repository.automation.deleteEndpoint('ws_studio', 'ain_github');
  await sheet.getByRole('button', { name: /save/i }).click();
  const told = sheet.getByRole('alert');
  await told.waitFor();
  assert.match(String(await told.textContent()), /Not found/);
  assert.equal(await page.evaluate("document.activeElement.matches('.summary')"), true);
  assert.equal(
    await sheet.getByRole('textbox', { name: 'Name', exact: true }).inputValue(),
    'Typed with care',
  );
  await sheet.getByRole('button', { name: /save/i }).click();
  await told.waitFor();
  assert.equal(await sheet.getByRole('alert').count(), 1);
});

test('are shown again after a login, if the session has ended', async cleanup => {
  const { page, context } = await open(cleanup, true);
  await page.getByRole('link', { name: 'Create an API key' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Typed with care');
  await context.clearCookies({ name: /^mk_session/ });
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: /log in/i }).waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
});

test.run();
