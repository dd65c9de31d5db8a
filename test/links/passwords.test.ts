/** Link passwords: the answers for programs, and which attempts count. */
import assert from 'node:assert/strict';
import type { RateLimits } from '../../src/index.ts';
import { type Cleanup, form, post, secrets, send, suiteOf } from '../helper.ts';
import { password, serve } from '../limits/service.ts';
import { sentWhileHashesWait } from '../runner/quick-scrypt.ts';

const test = suiteOf('Link passwords', { isLong: true });

const asJson = { accept: 'application/json' };
const two = { requests: 2, seconds: 60 };

/** A link with a password, behind a proxy that passes IP addresses. */
async function start(cleanup: Cleanup, rateLimits: RateLimits | boolean = false) {
  const { url } = await serve(cleanup, { rateLimits });
  const made = await post(
    `${url}/api/v1/links`,
    { url: 'https://a.example/', slug: 'secret', password },
    { authorization: `Bearer ${secrets.studio}` },
  );
  assert.equal(made.status, 201);
  const link = `${url}/l/secret`;
  const open = (given: string, address = '192.0.2.1') =>
    post(link, { password: given }, { ...asJson, 'x-forwarded-for': address });
  return { link, open };
}

test('are asked for, and refused, with 403 in JSON', async cleanup => {
  const { link, open } = await start(cleanup);
  const asked = await send(link, { headers: asJson });
  assert.deepEqual([asked.status, asked.json.msg], [403, 'This link requires a password']);
  assert.equal(asked.headers['x-robots-tag'], 'noindex');
  const refused = await open('tuna');
  assert.deepEqual([refused.status, refused.json.msg], [403, 'Wrong password']);
});

test('name the limit that was reached: that of the address, or that of the link', async cleanup => {
  for (const [rateLimits, name] of [
    [{ linkPasswords: two }, 'link-password'],
    [{ linkPasswordsOfLink: two }, 'link-password-link'],
  ] as const) {
    const { open } = await start(cleanup, rateLimits);
    for (const given of ['a', 'b']) assert.equal((await open(given)).status, 403);
    const { status, headers } = await open('c');
    assert.deepEqual([status, headers.ratelimit], [429, `"${name}";r=0;t=60`]);
  }
});

test('that are right count under no limit, and forget the wrong ones of their address', async cleanup => {
  const limits = { linkPasswords: two, linkPasswordsOfLink: { requests: 4, seconds: 60 } };
  const { open } = await start(cleanup, limits);
  const given = ['a', password, password, password, password, password, 'b', 'c', 'd'];
  const statuses: number[] = [];
  for (const one of given) statuses.push((await open(one)).status);
  assert.deepEqual(statuses, [403, 303, 303, 303, 303, 303, 403, 403, 429]);
});

test('may be tried again after five seconds if too many are being checked', async cleanup => {
  const { open } = await start(cleanup);
  const answers = await sentWhileHashesWait(() => Array.from({ length: 14 }, () => open(password)));
  const refused = answers.filter(({ status }) => status !== 303);
  assert.ok(refused.length > 0);
  for (const { status, headers } of refused) assert.deepEqual([status, headers['retry-after']], [429, '5']);
});

test('are read from forms of at most 4,096 bytes', async cleanup => {
  const { link } = await start(cleanup);
  const sent = async (length: number) => (await form(link, 'password='.padEnd(length, 'x'))).status;
  assert.deepEqual([await sent(4_096), await sent(4_097)], [403, 413]);
});

test.run();
