/** The dashboard of the mock server: requests as they arrive, faults, clock, state. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { variants } from '../extent.ts';
import { send, suiteOf } from '../helper.ts';
import { assertSound, visitor } from './browser.ts';

const test = suiteOf('The dashboard of the mock server in a browser');

for (const javaScriptEnabled of variants([true, false]))
  test(`works with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async cleanup => {
    const mock = await startMock();
    cleanup(mock.close);
    const { page, context, assertQuiet } = await visitor(mock.url, { javaScriptEnabled });
    cleanup(() => context.close());
    const tabs = page.getByRole('navigation', { name: 'Mock server' });
    const sound = (name: string) =>
      javaScriptEnabled ? assertSound(page, context, `mock-${name}`) : undefined;
    const button = (name: string) => page.getByRole('button', { name });
    const item = () => send(`${mock.url}/api/items/item?item_id=1001&api_key=${mock.keys.studio}`);

    await page.goto(`${mock.url}/__mock`);
    await page.getByText('No such request has arrived.').waitFor();
    if (javaScriptEnabled) await page.getByText('Live', { exact: true }).waitFor();
    await item();
    await send(`${mock.url}/api/items/all?api_key=wrong`);
    if (!javaScriptEnabled) await page.reload();
    const first = page.getByRole('row').nth(1);
    await first.getByText('GET /api/items/all').waitFor();
    assert.match(await first.innerText(), /listItems|401/);
    await sound('requests');
    await page.getByLabel('Status').selectOption('2xx: succeeded');
    await button('Show').click();
    await page.getByRole('link', { name: 'GET /api/items/item' }).click();
    await page.getByRole('heading', { name: 'Response' }).waitFor();
    assert.ok(!(await page.content()).includes(String(mock.keys.studio)), 'secrets are hidden');
    await sound('request');
    await page.getByRole('link', { name: 'All requests' }).click();
    await button('Clear').click();
    await page.getByText('No such request has arrived.').waitFor();

    await tabs.getByRole('link', { name: 'Faults' }).click();
    await page.getByLabel('Operation').selectOption('getItem');
    await page.getByLabel('Status', { exact: true }).fill('one');
    await page.getByLabel('Times').fill('2');
    await button('Set the fault').click();
    await page
      .getByRole('alert')
      .getByText(/status must be/i)
      .waitFor();
    assert.equal(await page.getByLabel('Times').inputValue(), '2', 'the form comes back as it was');
    await page.getByLabel('Status', { exact: true }).fill('503');
    await button('Set the fault').click();
    await page.getByText('The fault is set.').waitFor();
    await sound('faults');
    assert.equal((await item()).status, 503);
    await page.getByRole('button', { name: 'Stop getItem' }).click();
    await page.getByText('Every request is answered as it should be.').waitFor();
    assert.equal((await item()).status, 200);

    await tabs.getByRole('link', { name: 'Clock' }).click();
    await page.getByLabel('Set to').fill('one day');
    await page.getByLabel('Stand still there').check();
    await button('Set').click();
    await page.getByRole('alert').waitFor();
    assert.equal(await page.getByLabel('Set to').inputValue(), 'one day');
    await page.getByLabel('Set to').fill('2030-01-01');
    await button('Set').click();
    await page.getByText('Stands still, and was moved').waitFor();
    await page.getByLabel('Move forward by').fill('30d');
    await button('Move forward').click();
    await page.getByText('31 Jan 2030, 00:00 UTC').waitFor();
    await sound('clock');
    await button('Back to the time of the start').click();
    await page.getByText('Runs', { exact: true }).waitFor();

    await tabs.getByRole('link', { name: 'State' }).click();
    await page.getByLabel('Name of a new snapshot').fill('a b');
    await button('Take a snapshot').click();
    await page
      .getByRole('alert')
      .getByText(/name of a snapshot/)
      .waitFor();
    assert.equal(await page.getByLabel('Name of a new snapshot').inputValue(), 'a b');
    await page.getByLabel('Name of a new snapshot').fill('before');
    await button('Take a snapshot').click();
    await page.getByText('The snapshot is taken.').waitFor();
    await sound('state');
    await page.getByRole('button', { name: 'Restore before' }).click();
    await page.getByText('The snapshot is restored.').waitFor();
    await page.getByRole('button', { name: 'Delete before' }).click();
    await page.getByText('A snapshot keeps all stored records').waitFor();
    await button('Reset to the fixtures').click();
    await page.getByText('The fixtures are restored.').waitFor();
    await page.getByLabel('Collection').selectOption('keys');
    await button('Show').click();
    await page.getByText(/of keys in ws_/).waitFor();
    await page.locator('summary').first().click();
    await page.getByText('(hidden)').first().waitFor();
    await sound('records');
    assertQuiet();
  });

test.run();
