/** A connection that a fault resets, as a page in a browser notices it. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { secrets, suiteOf } from '../helper.ts';
import { visitor } from './browser.ts';

const test = suiteOf('A reset connection in a browser');

test('fails one request of a page, although Chromium tries it again on another connection', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await visitor(mock.url);
  cleanup(() => visit.context.close());
  await visit.page.goto(`${mock.url}/api/openapi.json`);
  const ask = (method: string) =>
    visit.page.evaluate(
      `fetch('/api/account/details', { method: '${method}', headers: { 'x-api-key': '${secrets.studio}' } }).then(
        answer => answer.status,
        error => error.name,
      )`,
    );
  for (const method of ['GET', 'POST']) {
    // The connection is one that was used before.
    const usual = await ask(method);
    mock.fail({ path: '/api/account/details', reset: true });
    assert.deepEqual([await ask(method), await ask(method)], ['TypeError', usual], method);
    mock.fail({ path: '/api/account/details', reset: true, times: 2 });
    assert.deepEqual(
      [await ask(method), await ask(method), await ask(method)],
      ['TypeError', 'TypeError', usual],
    );
    assert.deepEqual(mock.faults(), []);
  }
});

test.run();
