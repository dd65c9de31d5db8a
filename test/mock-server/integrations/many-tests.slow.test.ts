/** As many isolated tests as a large suite of Playwright has, on one mock server. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { remoteMock } from '../../../mock-server/integrations/remote-mock.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A mock server of many tests');

test('begins 2,000 isolated tests one after another, of which none is left', async cleanup => {
  const server = await startMock();
  cleanup(() => server.close());
  for (let count = 0; count < 2_000; count += 8)
    await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const mine = remoteMock(server.url, `test-${count + at}`);
        assert.deepEqual(await mine.requests(), []);
        await mine.close();
      }),
    );
  const answer = await (await server.fetch('/__mock/as')).json();
  assert.deepEqual((answer as { data: { isolated: unknown[] } }).data.isolated, []);
});

test.run();
