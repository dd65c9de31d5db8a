/** Back, Forward and reload, on pages that say something once. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { variants } from '../extent.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { keyShape } from '../secret-shapes.ts';
import { visitor } from './browser.ts';

const test = suiteOf('The history of a browser');

async function open(cleanup: Cleanup, javaScriptEnabled: boolean, path: string) {
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await visitor(mock.url, { javaScriptEnabled });
  cleanup(() => visit.context.close());
  const { page } = visit;
  await page.goto(`${mock.url}/user/api/workspaces/ws_studio${path}`);
  await page.getByLabel(/e-?mail/i).fill(ingrid.email);
  await page.getByLabel(/password/i).fill(ingrid.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL(`**${path}`);
  return { ...visit, mock };
}

for (const javaScriptEnabled of variants([true, false])) {
  const scripts = `with scripts ${javaScriptEnabled ? 'on' : 'off'}`;

  test(`leads to the page of a new key again, which shows no key then, ${scripts}`, async cleanup => {
    const { mock, page, assertQuiet } = await open(cleanup, javaScriptEnabled, '/settings');
    await page.getByRole('link', { name: 'Create an API key' }).click();
    await page.getByLabel('Name').fill('Till');
    await page.locator('summary', { hasText: 'Marketplace' }).click();
    await page.getByRole('checkbox', { name: /validate purchase codes/i }).check();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: 'Your new API key' }).waitFor();
    assert.match(await page.content(), keyShape);
    await page.getByRole('link', { name: 'Done' }).click();
    await page.waitForURL('**/ws_studio/keys/*');
    await page.goBack();
    const gone = page.getByRole('heading', { name: 'This key was shown once and cannot be shown again.' });
    await gone.waitFor();
    await page.goBack();
    await page.waitForURL('**/settings/keys/new');
    await page.goForward();
    await gone.waitFor();
    await page.reload();
    await gone.waitFor();
    assert.doesNotMatch(await page.content(), keyShape);
    const { keys } = await mock.repository.keys.list('ws_studio', { limit: 100 });
    assert.equal(keys.filter(({ name }) => name === 'Till').length, 1);
    assertQuiet();
  });

  test(`does not repeat a notice, ${scripts}`, async cleanup => {
    const { page, assertQuiet } = await open(cleanup, javaScriptEnabled, '/links/lnk_demo_spring');
    const openMenu = () => page.locator('summary', { hasText: 'More actions' }).click();
    await openMenu();
    await page.getByRole('button', { name: 'Archive' }).click();
    const notice = page.getByText('Link archived. It still redirects.');
    await notice.waitFor();
    await page.goto(page.url().replace(/\/lnk_demo_spring.*/, ''));
    await page.goBack();
    await page.getByRole('button', { name: 'Unarchive', includeHidden: true }).waitFor({ state: 'attached' });
    assert.equal(await notice.count(), 0);
    await page.goForward();
    await page.goBack();
    await page.reload();
    await page.getByRole('button', { name: 'Unarchive', includeHidden: true }).waitFor({ state: 'attached' });
    assert.equal(await notice.count(), 0);
    assertQuiet();
  });
}

test.run();
