/** Below a path of its public URL, behind proxies that remove the path and that keep it. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import { suiteOf } from '../helper.ts';
import { pathProxy, proxyModes } from '../mount/path-proxy.ts';
import { visitor } from './browser.ts';

const test = suiteOf('A public URL with a path, in a browser');

for (const mode of proxyModes)
  test(`works behind a proxy that ${mode} the path: log-in, forms, assets, scripts and the dashboard`, async cleanup => {
    const proxy = await pathProxy(cleanup, '/a/base', mode);
    const mock = await startMock({ publicUrl: proxy.url });
    cleanup(mock.close);
    proxy.target = mock.url;
    const { origin } = new URL(proxy.url);
    const { page, context, assertQuiet } = await visitor(origin);
    cleanup(() => context.close());
    const missing: string[] = [];
    page.on('response', answer => {
      if (answer.status() === 404) missing.push(answer.url());
    });
    await page.goto(proxy.url);
    await page.getByLabel(/e-?mail/i).fill(ingrid.email);
    await page.getByLabel('Password', { exact: true }).fill(ingrid.demo_password);
    await page.getByRole('button', { name: /log in/i }).click();
    await page.waitForURL(/\/a\/base\/user\/api\/workspaces\/ws_studio/);
    await page.goto(`${proxy.url}/user/api/workspaces/ws_studio/links/new`);
    await page
      .getByLabel(/target|destination/i)
      .first()
      .fill('https://shop.example/base');
    await page
      .getByRole('button', { name: /create/i })
      .last()
      .click();
    await page.waitForURL(/\/a\/base\/user\/api\/workspaces\/ws_studio\/links(?!\/new)/);
    assert.ok(mock.data.links.ws_studio?.some(({ url }) => url === 'https://shop.example/base'));
    await page.goto(`${proxy.url}/user/api/reference/listItems`);
    await page.getByText(`${proxy.url}/api/items/all`).first().waitFor();
    await page.goto(`${proxy.url}/__mock`);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Clock' }).click();
    await page.waitForURL(`${proxy.url}/__mock/dashboard/clock`);
    assert.deepEqual(missing, []);
    assertQuiet();
  });

test.run();
