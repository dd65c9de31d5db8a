/** The first page of a workspace, while somebody looks at it. */
import { secrets, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { inSection } from './section.ts';

const test = suiteOf('Home in a browser');

test('shows a new request by itself, with its charts', async cleanup => {
  const { page, mock, assertQuiet } = await inSection('start')(cleanup, true);
  await page.goto(page.url().replace(/\/start$/, ''));
  const latest = page.getByRole('region', { name: 'Latest requests' }).getByRole('listitem');
  await latest.first().waitFor();
  const headers = { authorization: `Bearer ${secrets.studio}` };
  await send(`${mock.url}/api/v1/models`, { headers });
  await page.getByRole('region', { name: 'Latest requests' }).getByText('List models').first().waitFor();
  await until(async () => (await page.locator('#home-live .plot-handle').count()) > 0);
  assertQuiet();
});

test.run();
