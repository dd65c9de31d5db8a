/** What visitors see and what is kept of their headers. */
import assert from 'node:assert/strict';
import type { Link, LinkClick } from '../../src/generated/types.ts';
import { messagePage } from '../../src/links/redirects/pages.ts';
import { cutHeader } from '../../src/links/redirects/visitor.ts';
import { suiteOf } from '../helper.ts';
import { storages } from '../storages.ts';
import { until } from '../until.ts';
import { client, slackbot } from './service.ts';

const test = suiteOf('Pages of links');

test('contain every text as text', () => {
  const page = messagePage('<b> & "c"', '<script>"&"</script>');
  assert.match(page, /<title>&lt;b&gt; &amp; &quot;c&quot;<\/title>/);
  assert.match(page, /<h1>&lt;b&gt; &amp; &quot;c&quot;<\/h1>/);
  assert.match(page, /<p>&lt;script&gt;&quot;&amp;&quot;&lt;\/script&gt;<\/p>/);
});

test('keep at most 512 characters of a header', () => {
  for (const length of [0, 511, 512]) assert.equal(cutHeader('x'.repeat(length)), 'x'.repeat(length));
  assert.equal(cutHeader(`a${'x'.repeat(5_000)}`), `a${'x'.repeat(511)}`);
  assert.equal(cutHeader(undefined), undefined);
});

test('that ask for a password count bots, and visitors only when they are redirected', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { make, follow, call } = client(mock);
  const { slug, id } = await make({ password: 'swordfish' });
  assert.equal((await follow(slug)).status, 200);
  assert.equal((await follow(slug, { 'user-agent': slackbot })).status, 200);
  const read = async () => (await call('GET', `/${id}`)).json.data as Link;
  await until(async () => (await read()).bots > 0);
  const clicks = (await call('GET', `/${id}/clicks`)).json.data as LinkClick[];
  assert.deepEqual(
    clicks.map(({ bot }) => bot),
    [true],
  );
});

test.run();
