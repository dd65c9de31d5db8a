/** The figures of README.md about us. Those about other servers are checked where these run: test/interop/peers.ts. */
import assert from 'node:assert/strict';
import { refusedAt, wrongRequests } from '../../bench/wrong-requests.js';
import { startMock } from '../../mock-server/index.ts';
import { figures, why } from '../../scripts/why.ts';
import { post, suiteOf } from '../helper.ts';
import { readPages } from './pages.ts';

const test = suiteOf('The comparison on the first page');

test('counts wrong requests that this service refuses, each of them', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { studio: good = '', revoked = '' } = mock.keys;
  const made = await post(
    `${mock.url}/api/v1/keys`,
    { name: 'Narrow', scopes: ['models:read'] },
    { authorization: `Bearer ${good}` },
  );
  const { secret: narrow } = made.json.data as { secret: string };
  const refused = await refusedAt(`${mock.url}/api/v1/links`, {
    good,
    revoked,
    narrow,
    unknown: 'mk_unknown',
  });
  assert.deepEqual(refused, wrongRequests);
  assert.equal(figures.wrongRequests, wrongRequests.length);
  assert.equal(figures.refused['koa-marketplace'], wrongRequests.length);
  assert.equal(wrongRequests.length, 12, 'README.md says twelve');
});

test('has only figures that the benchmark has written', async () => {
  const page = (await readPages()).get('README.md') ?? '';
  assert.ok(page.includes(why()));
  assert.doesNotMatch(why(), /undefined|NaN|\*\*0 times/);
});

test.run();
