import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { home, noticeOf, spring, start } from './demo-pages.ts';

const test = suiteOf('Console actions of links');

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
  const { text } = await person.get(spring);
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
  const { text } = await (await start(cleanup)).person.get(`${home}/links`);
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
