/**
 * README.md: its length, its pictures, and its figures about us. Those about other servers are checked where these run:
 * test/interop/peers.ts.
 */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { refusedAt, wrongRequests } from '../../bench/wrong-requests.js';
import { startMock } from '../../mock-server/index.ts';
import { figures, why } from '../../scripts/why.ts';
import { post, suiteOf } from '../helper.ts';
import { readPages, root } from './pages.ts';

const test = suiteOf('The first page');
const page = (await readPages()).get('README.md') ?? '';

test('is short, and needs at most ten lines to a first success in each way', () => {
  assert.ok(page.split('\n').length <= 250);
  for (const way of ['Mount it', 'Run the mock', 'Use it in tests']) {
    assert.ok(page.includes(`](#${way.toLowerCase().replaceAll(' ', '-')})`), `no link to ${way}`);
    const section = page.split(`\n## ${way}\n`)[1]?.split(/^##/m)[0] ?? '';
    const code = [...section.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, lines = '']) => lines).join('');
    const lines = code.split('\n').filter(line => line !== '' && !line.startsWith('//'));
    assert.ok(lines.length > 0 && lines.length <= 10, `${way}: ${lines.length} lines`);
  }
});

test('has small pictures, one for each colour scheme', () => {
  const pictures = [...page.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => path);
  assert.deepEqual(pictures, [
    'docs/pictures/console-dark.webp',
    'docs/pictures/console-light.webp',
    'docs/pictures/overview.svg',
  ]);
  for (const path of pictures) assert.ok(statSync(root + path).size < 30_000, path);
});

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

test('has only figures that the benchmark has written', () => {
  assert.ok(page.includes(why()));
  assert.doesNotMatch(why(), /undefined|NaN|\*\*0 times/);
});

test.run();
