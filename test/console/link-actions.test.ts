import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { logInOn } from './client.ts';
import { home, noticeOf, spring, start } from './demo-pages.ts';

const test = suiteOf('Console actions of links', { isLong: true });

test('archive, unarchive and delete a link, with a notice each', async cleanup => {
  const { person, csrf, link } = await start(cleanup);
  const act = async (action: string) => {
    const { headers } = await person.post(`${spring}/${action}`, { csrf });
    return noticeOf((await person.get(headers.location ?? '')).text);
  };
  assert.deepEqual(await act('archive'), ['success', 'status', 'Link archived. It still redirects.']);
  assert.equal((await link())?.archived, true);
  assert.deepEqual(await act('unarchive'), ['success', 'status', 'Link unarchived.']);
  assert.equal((await link())?.archived, false);
  assert.deepEqual(await act('delete'), ['success', 'status', 'Link and clicks deleted.']);
  assert.equal(await link(), null);
});

test('store the link as typed, without surrounding spaces', async cleanup => {
  const { person, csrf, link } = await start(cleanup);
  const fields = {
    csrf,
    url: ' https://shop.example/trim ',
    slug: ' trimmed ',
    title: ' Trimmed ',
    tags: ' a , , b ,a',
    max_clicks: ' 12 ',
    last_day: '2031-05-06',
  };
  assert.equal((await person.post(spring, fields)).status, 303);
  const { url, slug, title, tags, max_clicks, expires_at } = (await link()) ?? {};
  assert.deepEqual(
    [url, slug, title, tags, max_clicks, expires_at],
    ['https://shop.example/trim', 'trimmed', 'Trimmed', ['a', 'b'], 12, '2031-05-06T23:59:59Z'],
  );
  const { text } = await person.get(`${spring}/edit`);
  for (const [name, value] of [
    ['tags', 'a, b'],
    ['last_day', '2031-05-06'],
    ['max_clicks', '12'],
  ])
    assert.match(text, new RegExp(`name="${name}"[^>]* value="${value}"`), name);
});

test('accept a click limit in digits only', async cleanup => {
  const { person, csrf } = await start(cleanup);
  for (const max_clicks of ['1e3', '0x10', '-1', '1.0', 'Infinity']) {
    const { status, text } = await person.post(spring, { csrf, url: 'https://shop.example/', max_clicks });
    assert.equal(status, 422, max_clicks);
    assert.match(text, /The click limit must be a whole number\./);
  }
});

test('offer no password removal in the form of a new link', async cleanup => {
  const { text } = await (await start(cleanup)).person.get(`${home}/links/new`);
  assert.doesNotMatch(text, /name="(wants|no)_password"/);
  assert.match(text, />Password </);
});

test('keep the password settings of a new link that is refused', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { text } = await person.post(`${home}/links`, { csrf, url: '' });
  assert.doesNotMatch(text, /name="no_password"/);
});

test('report invalid fields and a missing password together', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { text } = await person.post(`${home}/links`, { csrf, url: '', wants_password: 'on' });
  assert.match(text, /Enter a target URL\./);
  assert.match(text, /Enter the password again, or clear the checkbox below it\./);
});

test('report a password that is too long at its field', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { status, text } = await person.post(`${home}/links`, {
    csrf,
    url: 'https://shop.example/',
    password: 'x'.repeat(201),
  });
  assert.equal(status, 422);
  assert.match(text, /id="new-password-error">The password must have at most 200 characters\.</);
});

test('find links by text, tag and clicks, and in the archive', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const names = async (query: string) =>
    [
      ...(await person.get(`${home}/links${query}`)).text.matchAll(
        /class="key-name" href="[^"]*\/links\/([^"]+)"/g,
      ),
    ].map(([, id]) => id);
  await person.post(spring, {
    csrf,
    url: 'https://shop.example/found-by-text',
    slug: 'spring',
    tags: 'rare',
  });
  assert.deepEqual(await names('?q=found-by-text'), ['lnk_demo_spring']);
  assert.deepEqual(await names('?tag=rare'), ['lnk_demo_spring']);
  const all = await names('');
  assert.ok(all.includes('lnk_demo_spring') && all.length > 1);
  assert.notDeepEqual(await names('?sort=clicks'), all);
  await person.post(`${spring}/archive`, { csrf });
  assert.equal((await names('')).includes('lnk_demo_spring'), false);
  assert.ok((await names('?archived=true')).includes('lnk_demo_spring'));
  assert.deepEqual(await names('?after=nonsense'), await names(''));
  await person.post(`${home}/links`, { csrf, url: 'https://shop.example/', external_id: 'campaign-7' });
  const [own, ...others] = await names('?external_id=campaign-7');
  assert.deepEqual([own, others], [(await names(''))[0], []]);
  assert.deepEqual(await names('?external_id=campaign-8'), []);
  assert.deepEqual(await names(`?external_id=${'x'.repeat(300)}`), await names(''), 'none has such an id');
});

test('truncate a filter to the length of its field', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/links?q=${'q'.repeat(300)}&tag=${'t'.repeat(300)}`);
  assert.deepEqual(
    [/value="(q+)"/.exec(text)?.[1]?.length, /value="(t+)"/.exec(text)?.[1]?.length],
    [200, 50],
  );
});

test('show 25 links per page, and the others on the next page', async cleanup => {
  const { person, csrf } = await start(cleanup);
  for (let index = 0; index < 26; index += 1)
    await person.post(`${home}/links`, { csrf, url: 'https://shop.example/', slug: `many-${index}` });
  const first = (await person.get(`${home}/links`)).text;
  const ids = (text: string) =>
    [...text.matchAll(/class="key-name" href="([^"]+)"/g)].map(([, href]) => href);
  assert.equal(ids(first).length, 25);
  const next = /href="([^"]+)" rel="next"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await person.get(next)).text;
  assert.equal(
    ids(second).some(href => ids(first).includes(href)),
    false,
  );
  assert.doesNotMatch(second, /rel="next"/);
});

test('change several links at once, on a filtered list, and say which could not be changed', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const bulk = `${home}/links/bulk`;
  const send = (fields: Record<string, string | string[]>) => person.post(bulk, { csrf, ...fields });
  const foreign = await mock.repository.links.find('ws_sounds', 'lnk_demo_rain');
  const id = ['lnk_demo_spring', 'lnk_demo_rain', 'lnk_nobody', 'lnk_demo_spring'];
  const { status, headers } = await send({ id, do: 'tag', tags: 'a, b ,a', query: 'tag=sale&after=//evil' });
  assert.deepEqual([status, headers.location], [303, `/user/api${home}/links?tag=sale&after=%2F%2Fevil`]);
  const { text } = await person.get(`${home}/links?tag=sale`);
  assert.equal(
    noticeOf(text)?.[2],
    'Tags added to 1 link. 2 links could not be changed: deleted meanwhile or too many tags.',
  );
  const tags = async () => (await mock.repository.links.find('ws_studio', 'lnk_demo_spring'))?.tags;
  assert.deepEqual(await tags(), ['newsletter', 'sale', 'a', 'b']);
  assert.deepEqual(await mock.repository.links.find('ws_sounds', 'lnk_demo_rain'), foreign);
  for (const [fields, problem] of [
    [{ do: 'archive' }, 'Select at least one link.'],
    [{ id, do: 'explode' }, 'Choose what to do with the links.'],
    [{ id, do: 'tag', tags: ' , ' }, 'Enter at least one tag.'],
    [{ id, do: 'tag', tags: 'x'.repeat(51) }, 'Each tag must have at most 50 characters.'],
  ] as const) {
    const refused = await send(fields as never);
    assert.equal(refused.status, 422);
    assert.equal(noticeOf(refused.text)?.[2], `Nothing was changed. ${problem}`);
  }
  // What was chosen, typed and filtered comes back.
  const again = await send({
    id: 'lnk_demo_spring',
    do: 'tag',
    tags: 'x'.repeat(51),
    query: 'tag=sale&archived=x',
  });
  assert.match(again.text, /name="id" value="lnk_demo_spring" checked /);
  assert.doesNotMatch(again.text, /value="lnk_demo_summer" checked/);
  assert.match(again.text, new RegExp(`name="tags"[^>]* value="${'x'.repeat(51)}"`));
  assert.match(again.text, />Tag: sale /);
  assert.doesNotMatch(again.text, /lnk_demo_chance/, 'it has no such tag');
  // No link gets more than 30 tags.
  const many = Array.from({ length: 27 }, (_, index) => `t${index}`).join();
  await send({ id: 'lnk_demo_spring', do: 'tag', tags: many });
  assert.deepEqual(await tags(), ['newsletter', 'sale', 'a', 'b']);
});

test('show the clicks of a period, and give them as a file', async cleanup => {
  const { person } = await start(cleanup, { now: () => Date.parse('2026-11-21T12:00:00Z') });
  for (const [asked, days] of [
    ['7', 7],
    ['90', 90],
    ['365', 365],
    ['8', 30],
    ['constructor', 30],
  ] as const) {
    const { text } = await person.get(`${spring}?period=${asked}`);
    assert.match(text, new RegExp(`period=${days}" aria-current="true">${days} days<`));
    // A year is drawn by week: the first one is short, and nothing is lost.
    const bars = [...text.matchAll(/ title="[\d-]+: ([\d,]+) clicks/g)].map(([, count = '']) =>
      Number(count.replaceAll(',', '')),
    );
    assert.equal(bars.length, days === 365 ? 53 : days);
    const clicks = Number(/<dt>Clicks<\/dt><dd><strong>([\d,]+)</.exec(text)?.[1]?.replaceAll(',', ''));
    assert.equal(
      bars.reduce((sum, count) => sum + count, 0),
      clicks,
    );
    const file = await person.get(`${spring}/clicks.csv?period=${asked}`);
    assert.match(
      String(file.headers['content-disposition']),
      /^attachment; filename="clicks-lnk_demo_spring-/,
    );
    const [head, ...rows] = file.text.trimEnd().split('\r\n');
    assert.equal(head, '\ufeffday,clicks,unique_clicks,bots');
    assert.equal(rows.length, days);
    assert.match(rows.at(-1) ?? '', /^2026-11-21,\d+,\d+,\d+$/);
  }
  const all = await person.get(`${home}/link-analytics/clicks.csv`);
  assert.equal(all.text.trimEnd().split('\r\n').length, 31);
  assert.equal((await person.get(`${home}/links/lnk_demo_rain/clicks.csv`)).status, 404);
});

test('lead forwards and back through the pages of a filtered list', async cleanup => {
  const { person, mock, csrf } = await start(cleanup);
  const [sample] = mock.repository.data.links.ws_studio ?? [];
  assert.ok(sample);
  for (let index = 100; index < 180; index += 1) {
    const slug = `page-${index}`;
    await mock.repository.put('links', 'ws_studio', {
      ...sample,
      ...{ id: `lnk_${slug}`, slug, slug_key: slug, url: 'https://shop.example/paged', external_id: null },
    });
  }
  const open = async (href: string) => {
    const { text } = await person.get(href);
    const step = (rel: string) =>
      new RegExp(`href="([^"]+)" rel="${rel}"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
    const ids = [...text.matchAll(/class="key-name" href="([^"]+)"/g)].map(([, id]) => id);
    return { ids, next: step('next'), previous: step('prev') };
  };
  const pages = [await open(`${home}/links?q=paged`)];
  while (pages.at(-1)?.next !== undefined) pages.push(await open(pages.at(-1)?.next ?? ''));
  assert.deepEqual(
    pages.map(({ ids }) => ids.length),
    [25, 25, 25, 5],
  );
  assert.equal(new Set(pages.flatMap(({ ids }) => ids)).size, 80);
  let page = pages.at(-1);
  for (const before of pages.slice(0, -1).toReversed()) {
    page = await open(page?.previous ?? '');
    assert.deepEqual(page.ids, before.ids);
  }
  assert.equal(page?.previous, undefined);
  // Everything on the last page is archived.
  const last = pages.at(-2)?.next ?? '';
  const query = last.split('?')[1] ?? '';
  const id = pages.at(-1)?.ids.map(href => href?.split('/').at(-1) ?? '') ?? [];
  const { headers } = await person.post(`${home}/links/bulk`, { csrf, id, do: 'archive', query });
  const { text } = await person.get(headers.location ?? '');
  assert.match(text, /There are no more entries/);
  assert.doesNotMatch(text, /No links/);
});

test('bring a change of several links back after a login', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const fields = { csrf, id: 'lnk_demo_spring', do: 'archive', tags: 'typed', query: 'tag=sale' };
  person.cookies.delete('mk_session');
  const late = await person.post(`${home}/links/bulk`, fields);
  assert.equal(late.status, 401);
  const { text } = await logInOn(person, late.text);
  assert.match(text, /Your session ended before the form was sent/);
  assert.match(text, /value="lnk_demo_spring" checked /);
  assert.match(text, /name="tags"[^>]* value="typed"/);
  assert.match(text, />Tag: sale /);
  assert.equal((await mock.repository.links.find('ws_studio', 'lnk_demo_spring'))?.archived, false);
});

test('serve the QR code of a link as SVG and PNG downloads', async cleanup => {
  const { person } = await start(cleanup);
  for (const [format, type, begins] of [
    ['svg', 'image/svg+xml', '<svg'],
    ['png', 'image/png', '\u0089PNG'],
  ] as const) {
    const { status, headers, bytes } = await person.get(`${spring}/qr.${format}`);
    assert.deepEqual([status, headers['content-type']?.split(';')[0]], [200, type]);
    assert.equal(headers['content-disposition'], `attachment; filename="qr-lnk_demo_spring.${format}"`);
    assert.ok(bytes.toString('latin1').includes(begins));
  }
});

test.run();
