/** The request log and the usage in the console. */
import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { textOf } from './client.ts';
import { home, start } from './demo-pages.ts';

const test = suiteOf('Requests in the console');

test('are listed with their error, key and status, and each leads to its page', async cleanup => {
  const { person, mock } = await start(cleanup);
  await send(`${mock.url}/api/items/item?item_id=9999`, {
    headers: { authorization: `Bearer ${secrets.studio}` },
  });
  const { text } = await person.get(`${home}/requests`);
  const [, first = ''] = /<tbody role="rowgroup">\s*<tr[^>]*>(.*?)<\/tr>/s.exec(text) ?? [];
  assert.match(first, /item_not_found/);
  assert.match(first, /Demo key/);
  assert.match(first, /badge bad">404/);
  const [, path = ''] = /href="[^"]*(\/requests\/req_[^"]+)"/.exec(first) ?? [];
  const page = (await person.get(`${home}${path}`)).text;
  assert.match(page, /Item Not Found/);
  assert.match(page, /&quot;item_id&quot;|item_id/);
  assert.match(page, /<title>[^<]* · Requests/);
});

test('show a value that was not stored as redacted, and others as they were', async cleanup => {
  const { person, mock } = await start(cleanup);
  await send(`${mock.url}/api/items/all?q=secret-search&page=2`, {
    headers: { authorization: `Bearer ${secrets.studio}` },
  });
  const { text } = await person.get(`${home}/requests`);
  const [path = ''] = /\/requests\/req_[^"?]+/.exec(text) ?? [];
  const page = (await person.get(home + path)).text;
  assert.match(page, /<code>page<\/code><\/dt><dd><code class="breakable">2<\/code>/);
  assert.match(page, /<code>q<\/code><\/dt><dd><span class="chip redacted" title="[^"]*not stored[^"]*">/);
  assert.ok(!page.includes('secret-search'));
});

test('lead to their key, and the key to its requests', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/requests?key=key_demo_studio`);
  const [path = ''] = /\/requests\/req_[^"?]+/.exec(text) ?? [];
  const page = (await person.get(home + path)).text;
  assert.match(page, /<dt>Key<\/dt><dd><a href="[^"]*\/keys\/key_demo_studio">Demo key<\/a>/);
  assert.match(
    (await person.get(`${home}/keys/key_demo_studio`)).text,
    /href="[^"]*\/requests\?key=key_demo_studio">Requests<\/a>/,
  );
});

test('say which scope the key did not have', async cleanup => {
  const { person, mock } = await start(cleanup);
  const { request_log: log } = mock.repository.data;
  const [first] = log.ws_studio ?? [];
  assert.ok(first !== undefined);
  for (const [id, operation] of [
    ['req_refused', 'listLinks'],
    ['req_gone', 'operationOfYesterday'],
  ] as const)
    await mock.repository.put('request_log', 'ws_studio', {
      ...first,
      id,
      operation,
      status: 403,
      error: 'missing_scope',
    });
  const said = async (id: string) => textOf((await person.get(`${home}/requests/${id}`)).text);
  assert.match(await said('req_refused'), /does not have the required scope: links:read/);
  assert.match(await said('req_gone'), /does not have the required scope\s/);
});

test('are filtered by key, operation and status, and an unknown filter finds none', async cleanup => {
  const { person } = await start(cleanup);
  const rows = async (query: string) => {
    const { text } = await person.get(`${home}/requests?${query}`);
    return text.match(/<th role="rowheader"/g)?.length ?? 0;
  };
  assert.equal(await rows(''), 10);
  assert.equal(await rows('operation=createLink'), 2);
  assert.equal(await rows('status=4xx'), 4);
  assert.equal(await rows('key=key_demo_expired'), 1);
  assert.equal(await rows('key=key_nobody'), 0);
  for (const [typed, found] of [
    ['409', 1],
    ['slug_taken', 1],
    ['Slug taken', 1],
    ['slug_t', 1],
    ['demo-demo-2', 1],
    ['req_demo_6', 1],
    ['req_sounds_1', 0],
    ['403', 0],
    ['nobody', 0],
    ['\0', 0],
    // What somebody has typed of a status so far leaves the list as it is.
    ['4', 10],
    ['40', 10],
    ['  ', 10],
  ] as const)
    assert.equal(await rows(`q=${encodeURIComponent(typed)}`), found, typed);
  assert.equal(await rows('q=409&status=2xx'), 0);
  const { text } = await person.get(`${home}/requests`);
  assert.match(text, /<option value="deleteLink">/, 'an operation that nobody has used yet');
  const beyond = await person.get(`${home}/requests?after=x`);
  assert.equal(beyond.status, 400);
  assert.match(beyond.text, /The requests could not be listed/);
});

test('are counted by day, operation and key, as numbers, bars and a file', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/requests?period=7&operation=createLink`);
  assert.equal(text.match(/<tr><th scope="row">/g)?.length, 7);
  assert.match(text, /href="[^"]*usage\.csv\?period=7&amp;operation=createLink"/);
  const file = await person.get(`${home}/requests/usage.csv?period=7&operation=createLink`);
  const lines = file.text.trim().split('\r\n');
  assert.equal(lines.length, 8);
  assert.match(lines[0] ?? '', /^day,requests,succeeded/);
});

test('are counted by answer, and each count leads to its requests', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/requests?period=7&key=key_nobody&status=5xx`);
  assert.match(text, /No request of the log matches these filters\. The log keeps only the newest requests/);
  const all = (await person.get(`${home}/requests?period=7`)).text;
  const [, href, words] = /<a href="([^"]*status=4xx[^"]*)">(Refused \(4xx\))<\/a>/.exec(all) ?? [];
  assert.equal(words, 'Refused (4xx)');
  const listed = (await person.get((href ?? '').replaceAll('&amp;', '&').replace('/user/api', ''))).text;
  assert.equal(listed.match(/<th role="rowheader"/g)?.length, 4);
});

test('of another workspace are not found', async cleanup => {
  const { person } = await start(cleanup);
  assert.equal((await person.get(`${home}/requests/req_sounds_1`)).status, 404);
});

test('are on the first page of the workspace, with those that failed in the last hours', async cleanup => {
  const counts = {
    key_id: 'key_demo_studio',
    operation: 'listItems',
    succeeded: 7,
    client_errors: 2,
    server_errors: 1,
    duration_us: 10_000,
  };
  const { person } = await start(cleanup, {
    fixtures: {
      usage_counts: { ws_studio: [{ day: '{today}', ...counts }] },
      usage_hours: { ws_studio: [{ hour: '{hour-2h}', ...counts }] },
    },
  });
  for (const query of ['', '?period=30d']) {
    const text = textOf((await person.get(home + query)).text);
    assert.match(text, /1 request failed in the last 24 hours because of the service/);
    assert.match(text, /\nRequests\s+10\n/);
    assert.match(text, /30\.0% of requests/);
  }
  const { text } = await person.get(home);
  assert.match(text, /href="[^"]*\/requests\?status=5xx">1 request failed/);
});

test('begin with their status, and say the latency and the time of day', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/requests`);
  assert.match(
    textOf(text),
    /400\s+GET \/api\/v1\/links\s*invalid_request\s*Demo key\s*0\.6 ms\s*\d+ \w{3} 10:12:33/,
  );
});

test('are shown beside their list, which keeps its filters and leaves out the counts', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/requests/req_demo_2?status=2xx`);
  assert.match(text, /aria-current="true"[^>]*><span class="badge good">200/);
  assert.match(text, /href="[^"]*\/requests\?status=2xx" data-close/);
  assert.match(text, /href="[^"]*\/requests\/req_demo_1\?status=2xx"/);
  assert.doesNotMatch(text, /badge bad/);
  assert.doesNotMatch(text, />Usage</);
});

test('are offered as a cURL command without the key and what is not stored', async cleanup => {
  const { person, mock } = await start(cleanup);
  await send(`${mock.url}/api/items/all?q=it's-secret&page=2`, {
    headers: { authorization: `Bearer ${secrets.studio}` },
  });
  await send(`${mock.url}/api/v1/links/lnk_demo_spring`, {
    method: 'PATCH',
    body: JSON.stringify({ title: 'Fresh' }),
    headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
  });
  const { text } = await person.get(`${home}/requests`);
  const commandAt = async (path: string) => {
    const page = (await person.get(home + path)).text;
    assert.match(page, /data-copy="#curl"/);
    return textOf(/<code id="curl">(.*?)<\/code>/s.exec(page)?.[1] ?? '');
  };
  const [changed = '', listed = ''] = [...new Set(text.match(/\/requests\/req_[^"?]+/g))];
  const list = await commandAt(listed);
  assert.ok(list.includes(`curl '${mock.url}/api/items/all?q=Q&page=2'`), list);
  assert.ok(list.includes("-H 'Authorization: Bearer YOUR_KEY'"), list);
  const change = await commandAt(changed);
  assert.ok(change.includes(`curl -X PATCH '${mock.url}/api/v1/links/LINK_ID'`), change);
  // An operation that needs nothing in its body has no example.
  assert.ok(change.includes("--data-raw 'BODY'"), change);
  const [, body = ''] = /--data-raw '(.*)'/s.exec(await commandAt('/requests/req_demo_6')) ?? [];
  assert.equal(typeof JSON.parse(body).url, 'string');
  for (const command of [list, change]) assert.ok(!/secret|lnk_demo|Fresh/.test(command), command);
});

test('say how their latency compares with the median of 20 such requests, and nothing of fewer', async cleanup => {
  const { person, mock } = await start(cleanup);
  const at = Date.parse('2026-11-20T10:00:00Z');
  const log = (count: number, given: object) =>
    mock.repository.requests.record([
      {
        workspaceId: 'ws_studio',
        keep: null,
        counts: [],
        listed: Array.from({ length: count }, (_, index) => ({
          id: `req_of_${JSON.stringify(given).length}_${index}`,
          at: new Date(at + index).toISOString(),
          key_id: 'key_demo_studio',
          operation: 'getLink',
          method: 'GET' as const,
          path: '/api/v1/links/:link_id',
          status: 200,
          error: null,
          duration_us: 2_000,
          request_id: null,
          network: '203.0.113.7',
          parameters: {},
          ...given,
        })),
      },
    ]);
  const latencyOf = async (id: string) =>
    /<dt>Latency<\/dt><dd>(.*?)<\/dd>/.exec((await person.get(`${home}/requests/${id}`)).text)?.[1];
  await log(18, {});
  await log(30, { status: 404, error: 'link_not_found', duration_us: 100 });
  await log(1, { id: 'req_slow', duration_us: 5_000 });
  assert.equal(await latencyOf('req_slow'), '5 ms');
  await log(1, { id: 'req_twentieth' });
  assert.equal(await latencyOf('req_slow'), '5 ms <span class="muted">2.5 × the median of 2 ms</span>');
});

test('are filtered by days and hours, with a link that takes the filter away', async cleanup => {
  const { person, mock } = await start(cleanup);
  const [first] = mock.repository.data.request_log.ws_studio ?? [];
  assert.ok(first !== undefined);
  for (const [id, at] of [
    ['req_before', '2026-03-13T23:59:59.999Z'],
    ['req_first', '2026-03-14T00:00:00.000Z'],
    ['req_last', '2026-03-14T23:59:59.999Z'],
    ['req_after', '2026-03-15T00:00:00.000Z'],
  ] as const)
    await mock.repository.put('request_log', 'ws_studio', { ...first, id, at });
  const seen = async (query: string) => {
    const { text } = await person.get(`${home}/requests?${query}`);
    return { text, ids: [...new Set(text.match(/(?<=id="request-)req_[^"]+/g))] };
  };
  const day = await seen('from=2026-03-14&to=2026-03-14&status=2xx');
  assert.deepEqual(day.ids, ['req_last', 'req_first']);
  assert.match(day.text, /href="[^"]*\/requests\?status=2xx">14 Mar \(UTC\)/);
  const hour = await seen('from=2026-03-14T23&to=2026-03-15T00');
  assert.deepEqual(hour.ids, ['req_after', 'req_last']);
  assert.match(hour.text, /14 Mar 23:00 – 15 Mar 00:00 \(UTC\)/);
  const { status, text } = await person.get(`${home}/requests?from=yesterday`);
  assert.equal(status, 400);
  assert.match(text, /from must be a day such as 2026-11-20, or an hour/);
});

test('are read again for a live list without counting them again', async cleanup => {
  const { person, mock } = await start(cleanup);
  const { requests } = mock.repository;
  const { usage } = requests;
  let counted = 0;
  requests.usage = (...given) => {
    counted += 1;
    return usage(...given);
  };
  const again = await person.get(`${home}/requests?status=4xx`, { 'list-again': '1' });
  assert.equal(counted, 0);
  assert.equal(again.text.match(/<th role="rowheader"/g)?.length, 4);
  await person.get(`${home}/requests?status=4xx`);
  assert.ok(counted > 0);
});

test.run();
