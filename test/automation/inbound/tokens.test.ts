/** Inbound endpoints: the tokens in their URLs. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { startMock } from '../../../mock-server/index.ts';
import { digestOf } from '../../../src/secrets/key-format.ts';
import { place } from '../../adapters/lowdb/place.ts';
import { secrets, send, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { client } from '../clients.ts';

const test = suiteOf('Tokens of inbound endpoints');

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `on ${storage} ${name}`;

  test(named('keep nine old URLs at most, and end the oldest first'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    const urls = [url];
    for (let times = 0; times < 10; times += 1) {
      const rotated = await api.call('POST', `/endpoints/${endpoint.id}/rotate`, { overlap_seconds: 3_600 });
      urls.push(api.dataOf<{ url: string }>(rotated).url);
    }
    const answers = await Promise.all(urls.map(one => api.postJson(one, {})));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, ...Array(10).fill(202)],
    );
  });

  test(named('answer unknown, replaced, expired and deleted tokens alike'), async cleanup => {
    let now = Date.parse('2026-12-01T00:00:00Z');
    const api = client(await open(cleanup, { now: () => now }));
    const { url, endpoint } = await api.create();
    const path = `/endpoints/${endpoint.id}`;
    const rotated = api.dataOf<{ url: string }>(
      await api.call('POST', `${path}/rotate`, { overlap_seconds: 60 }),
    );
    assert.equal((await api.postJson(url, {})).status, 202, 'both work during the overlap');
    assert.equal((await api.postJson(rotated.url, {})).status, 202);
    now += 61_000;
    const expired = await api.postJson(url, {});
    const last = api.dataOf<{ url: string }>(
      await api.call('POST', `${path}/rotate`, { overlap_seconds: 0 }),
    );
    const replaced = await api.postJson(rotated.url, {});
    assert.equal((await api.postJson(last.url, {})).status, 202);
    assert.equal((await api.call('DELETE', path)).status, 200);
    const deleted = await api.postJson(last.url, {});
    const unknown = await api.postJson(url.replace(/mi_.*/, 'mi_nobody'), {});
    assert.deepEqual([unknown.status, unknown.json.msg], [404, 'There is no inbound endpoint at this URL']);
    const shown = ({ status, text, headers }: typeof unknown) => {
      const { date: _, 'x-request-id': __, ...rest } = headers;
      return { status, text, rest };
    };
    for (const one of [expired, replaced, deleted]) assert.deepEqual(shown(one), shown(unknown));
  });

  test(named('never show a token or a secret again'), async cleanup => {
    const lines: string[] = [];
    const mock = await open(cleanup, { log: line => lines.push(line) });
    const api = client(mock);
    const secret = 'hush hush 4711';
    const made = await api.create({ verification: { scheme: 'github', secret } });
    const { token, endpoint, url } = made;
    const answers = [
      await api.call('GET', '/endpoints'),
      await api.call('GET', `/endpoints/${endpoint.id}`),
      await api.call('PATCH', `/endpoints/${endpoint.id}`, { name: 'Other' }),
      await api.postJson(url, {}),
      await api.postJson(`${url}/more`, {}),
      await api.postJson(url.toUpperCase().replace('HTTP', 'http'), {}),
      await send(`${mock.url}/api/openapi.json`),
    ];
    const { repository } = mock;
    if ('export' in repository && typeof repository.export === 'function') {
      const exported = JSON.stringify(await repository.export());
      assert.ok(exported.includes(endpoint.id) && !exported.includes(token));
    }
    answers.push(await api.call('DELETE', `/endpoints/${endpoint.id}`));
    const reported = answers.map(({ headers, text }) => JSON.stringify([headers, text])).join('\n');
    assert.ok(
      !reported.includes(token) &&
        !reported.includes(secret) &&
        !JSON.stringify(made.endpoint).includes(secret),
    );
    assert.ok(lines.length > 5);
    assert.ok(!lines.join('\n').toLowerCase().includes(token.toLowerCase()), lines.join('\n'));
  });

  test(named('stop whoever guesses tokens, and still accept tokens that worked'), async cleanup => {
    const api = client(await open(cleanup, { rateLimits: { address: { requests: 5, seconds: 60 } } }));
    const { url } = await api.create();
    assert.equal((await api.postJson(url, {})).status, 202);
    const guesses: number[] = [];
    for (let n = 0; n < 8; n += 1)
      guesses.push((await api.postJson(url.replace(/mi_.*/, `mi_guess${n}`), {})).status);
    assert.deepEqual(guesses, [404, 404, 404, 404, 404, 429, 429, 429]);
    assert.equal((await api.postJson(url, {})).status, 202);
  });

  test(
    named('do not count refusals of who has the token towards the limit of the address'),
    async cleanup => {
      const api = client(await open(cleanup, { rateLimits: { address: { requests: 2, seconds: 60 } } }));
      const { url } = await api.create();
      const refused: number[] = [];
      for (let n = 0; n < 4; n += 1)
        refused.push(
          (
            await send(url, {
              method: 'POST',
              body: Buffer.from('{'),
              headers: { 'content-type': 'application/json' },
            })
          ).status,
        );
      assert.deepEqual(refused, [400, 400, 400, 400]);
      assert.equal((await api.postJson(url.replace(/mi_.*/, 'mi_guess'), {})).status, 404);
    },
  );
}

test('need no API key, and ignore one', async cleanup => {
  const api = client(await (storages.lowdb as NonNullable<(typeof storages)[string]>)(cleanup));
  const { url } = await api.create();
  for (const authorization of ['Bearer nobody', `Bearer ${secrets.revoked}`])
    assert.equal((await api.postJson(url, {}, { authorization })).status, 202);
});

test('have tokens that no data file contains, before and after a rotation', async cleanup => {
  const file = await place(cleanup);
  const mock = await startMock({ file });
  const api = client(mock);
  const { token, endpoint } = await api.create();
  const rotated = await api.call('POST', `/endpoints/${endpoint.id}/rotate`, {});
  const next = api.dataOf<{ token: string; url: string }>(rotated);
  await api.eventOf(await api.postJson(next.url, {}));
  await mock.close();
  const stored = await readFile(file, 'utf8');
  for (const one of [token, next.token]) {
    assert.ok(!stored.includes(one));
    assert.ok(stored.includes(digestOf(one)));
  }
});

test.run();
