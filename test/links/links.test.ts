/** Creating, changing, listing and refusing links over HTTP. */
import assert from 'node:assert/strict';
import type { Link, LinkCreated } from '../../src/generated/types.ts';
import { secrets, suiteOf } from '../helper.ts';
import { sentWhileHashesWait } from '../runner/quick-scrypt.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { client } from './service.ts';

const test = suiteOf('Links API', { isLong: true });

const refused = (msg: string) => ({ status: 'error', msg });

for (const [storage, open] of eachStorage(storages)) {
  test(`creates a link with all fields, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { make, call } = client(mock);
    const wanted = {
      url: 'https://target.example/a?b=1',
      slug: 'Grüße-😀',
      title: 'Greetings',
      tags: ['one', 'two'],
      external_id: 'ours/1',
      redirect_status: 308,
      expires_at: '2999-01-01T00:00:00Z',
      max_clicks: 5,
      expired_url: 'https://target.example/over',
      utm: { source: 'mail' },
      forward_query: true,
      forward_path: true,
      ios_url: 'https://ios.example/',
      android_url: 'https://android.example/',
    };
    const link = await make({ ...wanted, password: 'swordfish' });
    for (const [name, value] of Object.entries(wanted))
      assert.deepEqual(link[name as keyof Link], value, name);
    assert.equal(link.short_url, `${mock.url}/l/${encodeURIComponent('Grüße-😀')}`);
    assert.deepEqual([link.state, link.has_password, link.clicks, link.archived], ['active', true, 0, false]);
    const read = await call('GET', `/${link.id}`);
    assert.deepEqual(read.json.data, link);
    for (const secret of ['swordfish', 'scrypt', 'hash', 'salt'])
      assert.equal(read.text.includes(secret), false);
    const bare = await make({});
    assert.match(bare.slug, /^[2-9A-HJ-NP-Za-km-z]{7}$/);
    assert.deepEqual([bare.redirect_status, bare.has_password, bare.domain], [302, false, null]);
    assert.notEqual((await make({})).slug, bare.slug);
  });

  test(`keeps slugs unique across workspaces under concurrent requests, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const studio = client(mock);
    const sounds = client(mock, secrets.sounds);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? studio : sounds).call('POST', '', { url: 'https://a.example', slug: 'wanted' }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)]);
    const lost = answers.find(({ status }) => status === 409);
    assert.deepEqual(lost?.json, refused('The slug is already taken'));
    // e and a combining accent are one letter in NFC.
    await studio.make({ slug: 'caf\u00e9' });
    assert.equal(
      (await studio.call('POST', '', { url: 'https://a.example', slug: 'cafe\u0301' })).status,
      409,
    );
    assert.equal((await studio.make({ slug: 'Caf\u00e9' })).slug, 'Café', 'case is told apart');
    const ask = async (slug: string) =>
      (await studio.call('GET', `/availability?slug=${encodeURIComponent(slug)}`)).json.data;
    assert.deepEqual(await ask('wanted'), { slug: 'wanted', available: false, reason: 'taken' });
    assert.deepEqual(await ask('cafe\u0301'), { slug: 'café', available: false, reason: 'taken' });
    assert.deepEqual(await ask('free'), { slug: 'free', available: true, reason: null });
    assert.deepEqual(await ask('API'), { slug: 'API', available: false, reason: 'reserved' });
    assert.deepEqual(await ask('a/b'), { slug: 'a/b', available: false, reason: 'invalid' });
  });

  test(`creates many links at once, each with its own result, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { call } = client(mock);
    const links = [
      { url: 'https://a.example', slug: 'first' },
      { url: 'nowhere' },
      { url: 'https://a.example', slug: 'first' },
      { slug: 'none' },
      { url: 'https://a.example', slug: 'spring' },
      { url: 'https://a.example', tags: 'x' },
      [],
      null,
      'text',
      { url: 'https://a.example' },
    ];
    const answer = await call('POST', '/bulk', { links });
    assert.equal(answer.status, 200);
    const results = answer.json.data as LinkCreated[];
    assert.deepEqual(
      results.map(one => (one.status === 'success' ? one.data.url : one.msg)),
      [
        'https://a.example',
        'Invalid request: url must be an absolute URL',
        'The slug is already taken',
        'Invalid request: url is required',
        'The slug is already taken',
        'Invalid request: tags must be a list',
        'Invalid request: a link must be an object',
        'Invalid request: a link must be an object',
        'Invalid request: a link must be an object',
        'https://a.example',
      ],
    );
    for (const wrong of [[], Array(101).fill({ url: 'https://a.example' }), 'text', null])
      assert.equal((await call('POST', '/bulk', { links: wrong })).status, 400);
    const hundred = await call('POST', '/bulk', { links: Array(100).fill({ url: 'https://a.example' }) });
    const slugs = (hundred.json.data as LinkCreated[]).map(one => one.status === 'success' && one.data.slug);
    assert.equal(new Set(slugs).size, 100);
  });

  test(`creates or updates a link by external id under concurrent requests, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { call } = client(mock);
    const put = (id: string, body: object) =>
      call('PUT', `-by-external-id/${encodeURIComponent(id)}`, { url: 'https://a.example', ...body });
    const raced = await Promise.all(
      Array.from({ length: 10 }, (_, index) => put('their/ü 1', { title: `T${index}` })),
    );
    assert.deepEqual([...new Set(raced.map(({ status }) => status))], [200]);
    assert.equal(new Set(raced.map(({ json }) => (json.data as Link).id)).size, 1);
    const again = (await put('their/ü 1', { title: 'Last', tags: ['x'] })).json.data as Link;
    assert.deepEqual([again.title, again.tags, again.external_id], ['Last', ['x'], 'their/ü 1']);
    const found = await call('GET', `?external_id=${encodeURIComponent('their/ü 1')}`);
    assert.deepEqual(
      (found.json.data as Link[]).map(({ id }) => id),
      [again.id],
    );
    assert.equal((await put('one', { external_id: 'two' })).status, 400);
    assert.equal((await put('x'.repeat(191), {})).status, 400);
    assert.equal((await put('a\nb', {})).status, 400);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    assert.equal((await put('ends', { expires_at: soon })).status, 200);
    // The same id in another workspace is another link.
    const other = client(mock, secrets.sounds);
    const theirs = (
      await other.call('PUT', '-by-external-id/their%2F%C3%BC%201', { url: 'https://b.example' })
    ).json.data as Link;
    assert.notEqual(theirs.id, again.id);
  });

  test(`updates, archives and deletes a link, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { call, make, follow } = client(mock);
    const link = await make({ slug: 'mine', expires_at: '2999-01-01T00:00:00Z', tags: ['old'] });
    const patch = (body: object) => call('PATCH', `/${link.id}`, body);
    const changed = (await patch({ slug: 'Yours', tags: ['new'], expires_at: null })).json.data as Link;
    assert.deepEqual(
      [changed.slug, changed.tags, changed.expires_at, changed.url],
      ['Yours', ['new'], null, link.url],
    );
    assert.ok(Date.parse(changed.updated_at) >= Date.parse(link.updated_at));
    assert.equal((await follow('mine')).status, 404);
    assert.equal((await follow('Yours')).status, 302);
    assert.deepEqual((await patch({ slug: 'spring' })).json, refused('The slug is already taken'));
    assert.deepEqual(
      (await patch({ external_id: 'campaign-42' })).json,
      refused('Another link already has this external id'),
    );
    assert.equal((await patch({ url: 'javascript:1' })).status, 400);
    assert.equal((await patch({ expires_at: '2020-01-01T00:00:00Z' })).status, 400);
    const read = () => call('GET', `/${link.id}`);
    await until(async () => ((await read()).json.data as Link).clicks === 1);
    const before = (await read()).text;
    assert.equal((await patch({})).status, 200);
    assert.equal((await read()).text, before, 'nothing to change changes nothing');
    const ids = async (query: string) => ((await call('GET', query)).json.data as Link[]).map(({ id }) => id);
    assert.deepEqual(await ids('?tag=new'), [link.id]);
    assert.equal(((await call('POST', `/${link.id}/archive`)).json.data as Link).archived, true);
    assert.deepEqual(await ids('?tag=new'), []);
    assert.deepEqual(await ids('?tag=new&archived=true'), [link.id]);
    assert.equal((await follow('Yours')).status, 302, 'an archived link leads where it did');
    assert.equal(((await call('POST', `/${link.id}/unarchive`)).json.data as Link).archived, false);
    assert.equal(((await call('DELETE', `/${link.id}`)).json.data as Link).id, link.id);
    assert.equal((await call('GET', `/${link.id}`)).status, 404);
    assert.equal((await follow('Yours')).status, 404);
    assert.equal((await make({ slug: 'Yours' })).slug, 'Yours');
  });

  test(`lists links in pages, searched and sorted, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { call } = client(mock);
    const list = async (query: string) => {
      const { status, json } = await call('GET', query);
      return { status, links: json.data as Link[], next: json.next_cursor as string | null, msg: json.msg };
    };
    for (const sort of ['created', 'clicks']) {
      const whole = await list(`?sort=${sort}&limit=100`);
      assert.equal(whole.links.length, 22);
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list(`?sort=${sort}&limit=5${cursor === '' ? '' : `&cursor=${cursor}`}`);
        seen.push(...page.links.map(({ id }) => id));
        cursor = page.next;
      }
      assert.deepEqual(
        seen,
        whole.links.map(({ id }) => id),
      );
    }
    assert.deepEqual(
      (await list('?q=SPRING')).links.map(({ slug }) => slug),
      ['spring'],
    );
    const clicks = (await list('?sort=clicks')).links.map(one => one.clicks);
    assert.deepEqual(
      clicks,
      clicks.toSorted((one, other) => other - one),
    );
    const [first] = (await list('?sort=clicks&limit=1')).next?.split('.') ?? [];
    const [year0, minus, far] = ['0000-01-01', '-000001-01-01', '+275760-09-13'].map(one =>
      Buffer.from(JSON.stringify([`${one}T00:00:00.000Z`, 'a'])).toString('base64url'),
    );
    for (const cursor of [
      'x',
      'W10',
      'bnVsbA',
      year0,
      minus,
      far,
      Buffer.from('["2026","x"]').toString('base64url'),
      first,
    ])
      assert.deepEqual(await list(`?cursor=${cursor}`), {
        status: 400,
        links: undefined,
        next: undefined,
        msg: 'Invalid request: cursor must be a next_cursor of this list with the same sort',
      });
    assert.equal((await list('?limit=101')).status, 400);
    assert.equal((await list('?sort=name')).status, 400);
  });
}

test('accepts the unchanged expiry of an expired link, in any notation', async cleanup => {
  let clock = Date.parse('2026-05-05T05:05:05Z');
  const mock = await storages.lowdb?.(cleanup, { now: () => clock });
  assert.ok(mock);
  const { call } = client(mock);
  const put = (expires_at: string) =>
    call('PUT', '-by-external-id/ends', { url: 'https://a.example', expires_at });
  assert.equal((await put('2026-05-05T06:00:00Z')).status, 200);
  clock += 3_600_000;
  for (const end of ['2026-05-05T06:00:00Z', '2026-05-05T06:00:00.000Z'])
    assert.equal((await put(end)).status, 200, end);
  assert.equal((await put('2026-05-05T05:59:59Z')).status, 400);
});

test('answers with Retry-After of five seconds if the password queue is full', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { call } = client(mock);
  const answers = await sentWhileHashesWait(() =>
    Array.from({ length: 14 }, () => call('POST', '', { url: 'https://a.example', password: 'swordfish' })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  assert.ok(refused.length > 0);
  for (const { status, headers } of refused) assert.deepEqual([status, headers['retry-after']], [429, '5']);
});

test('answers 404 for links that do not exist or belong to another workspace, in every operation', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { id } = await client(mock, secrets.sounds).make({});
  const { call } = client(mock);
  for (const [method, path, body] of [
    ['GET', ''],
    ['PATCH', '', { title: 'x' }],
    ['PATCH', '', { password: 'swordfish' }],
    ['PATCH', '', {}],
    ['DELETE', ''],
    ['POST', '/archive'],
    ['POST', '/unarchive'],
    ['GET', '/qr'],
    ['GET', '/analytics'],
    ['GET', '/clicks'],
  ] as [string, string, object?][])
    for (const link of ['lnk_nobody', id]) {
      const { status, json } = await call(method, `/${link}${path}`, body);
      assert.deepEqual([method, path, link, status, json.msg], [method, path, link, 404, 'Link not found']);
    }
});

test.run();
