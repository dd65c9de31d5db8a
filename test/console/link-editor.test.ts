/** The editor of a link: its fields, and the preview of what it would be. */
import assert from 'node:assert/strict';
import { linkForm } from '../../src/console/sections/links/link-form.ts';
import { schemas } from '../../src/generated/schemas.ts';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { ingrid, unescaped } from './client.ts';
import { home, noticeOf, spring, start } from './demo-pages.ts';
import { asItStands, formOn } from './filled.ts';
import { assertMarked } from './marked.ts';

const test = suiteOf('The editor of a link', { isLong: true });

/** A part of the preview as text. */
const partOf = (page: string, id: string): string => {
  const [, rest = ''] = page.split(` id="${id}" data-preview-part`);
  const [, part = ''] = /^[^>]*>(|.*?<\/(?:p|figure|dl)>\s*)<\/div>/s.exec(rest) ?? [];
  return unescaped(part.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
};

async function open(cleanup: Cleanup, options = {}) {
  const started = await start(cleanup, options);
  const { person, csrf } = started;
  const tried = (path: string, fields: Record<string, string>) =>
    person.post(path, { csrf, url: 'https://shop.example/', ...fields, do: 'try' });
  const slug = async (given: string, path = `${home}/links`) =>
    partOf((await tried(path, { slug: given })).text, 'slug-check');
  return { ...started, tried, slug };
}

test('has a field for everything that the operations take', () => {
  const { properties = {} } = schemas.ChangeLinkRequest as { properties?: object };
  assert.deepEqual([...new Set(linkForm.parameters)].sort(), Object.keys(properties).sort());
});

test('changes a link whose title has a character that stands for an unreadable one', async cleanup => {
  const { mock, person, link } = await open(cleanup);
  const changed = await send(`${mock.url}/api/v1/links/lnk_demo_spring`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
    body: '{"title":"caf\\ufffd"}',
  });
  assert.equal(changed.status, 200);
  const fields = await asItStands(person, `${spring}/edit`, spring);
  const { status } = await person.post(spring, { ...fields, slug: 'cafe' });
  assert.equal(status, 303);
  assert.deepEqual([(await link())?.title, (await link())?.slug], ['caf\ufffd', 'cafe']);
});

test('says what is wrong in a form that has created a link before', async cleanup => {
  const { person } = await open(cleanup);
  const fields = { ...(await person.form(`${home}/links/new`, '/links')), url: 'https://shop.example/one' };
  assert.equal((await person.post(`${home}/links`, fields)).status, 303);
  const again = await person.post(`${home}/links`, { ...fields, url: 'nowhere', title: 'Typed later' });
  assert.equal(again.status, 422);
  assert.match(again.text, /value="Typed later"/);
});

test('stores every field, and an empty one as none', async cleanup => {
  const { person, csrf, link } = await open(cleanup);
  const fields = {
    url: 'https://shop.example/all',
    slug: 'all',
    title: 'All',
    tags: 'a, b',
    utm_source: 'letter',
    utm_content: 'top',
    last_day: '2031-05-06',
    max_clicks: '12',
    expired_url: 'https://shop.example/over',
    ios_url: 'https://apps.example/ios',
    android_url: 'https://apps.example/android',
    forward_query: 'on',
    forward_path: 'on',
    redirect_status: '308',
    external_id: 'own-17',
  };
  assert.equal((await person.post(spring, { csrf, ...fields })).status, 303);
  const stored = async () => {
    const { utm, expired_url, ios_url, android_url, forward_query, forward_path, ...rest } =
      (await link()) ?? assert.fail();
    const { redirect_status, external_id } = rest;
    return [
      utm,
      expired_url,
      ios_url,
      android_url,
      forward_query,
      forward_path,
      redirect_status,
      external_id,
    ];
  };
  assert.deepEqual(await stored(), [
    { source: 'letter', content: 'top' },
    'https://shop.example/over',
    'https://apps.example/ios',
    'https://apps.example/android',
    true,
    true,
    308,
    'own-17',
  ]);
  const none = Object.fromEntries(Object.keys(fields).map(name => [name, '']));
  const emptied = { ...none, url: fields.url, redirect_status: '302', forward_query: '', forward_path: '' };
  assert.equal((await person.post(spring, { csrf, ...emptied })).status, 303);
  assert.deepEqual(await stored(), [{}, null, null, null, false, false, 302, null]);
});

test('changes nothing that it does not show: a form of an earlier version keeps the other fields', async cleanup => {
  const { person, csrf, link, links } = await open(cleanup);
  await links.change('ws_studio', 'lnk_demo_spring', () => ({
    ios_url: 'https://apps.example/ios',
    forward_query: true,
    redirect_status: 301,
    external_id: 'own-17',
  }));
  await person.post(spring, { csrf, url: 'https://shop.example/', slug: 'spring', tags: '' });
  const { ios_url, forward_query, redirect_status, external_id } = (await link()) ?? {};
  assert.deepEqual(
    [ios_url, forward_query, redirect_status, external_id],
    ['https://apps.example/ios', true, 301, 'own-17'],
  );
});

test('does not add to a link the parameters that only its target has, unless one changes', async cleanup => {
  const { person, link, links } = await open(cleanup);
  const url = 'https://shop.example/?utm_source=letter';
  await links.change('ws_studio', 'lnk_demo_spring', () => ({ url, utm: { medium: 'email' } }));
  const form = await asItStands(person, `${spring}/edit`, spring);
  assert.deepEqual([form.utm_source, form.utm_medium], [['letter'], ['email']]);
  assert.equal((await person.post(spring, form)).status, 303);
  assert.deepEqual((await link())?.utm, { medium: 'email' });
  assert.equal((await person.post(spring, { ...form, utm_campaign: 'autumn' })).status, 303);
  assert.deepEqual((await link())?.utm, { source: 'letter', medium: 'email', campaign: 'autumn' });
});

test('removes an alias that is chosen', async cleanup => {
  const { person, csrf, link } = await open(cleanup);
  const form = { csrf, url: 'https://shop.example/' };
  await person.post(spring, { ...form, slug: 'second', keep_old_slug: 'on' });
  assert.match((await person.get(`${spring}/edit`)).text, /name="remove_aliases" value="spring"/);
  assert.equal(
    (await person.post(spring, { ...form, slug: 'second', remove_aliases: 'spring' })).status,
    303,
  );
  assert.deepEqual((await link())?.aliases, []);
});

test('says at its field that an external id is taken', async cleanup => {
  const { person, csrf, links } = await open(cleanup);
  await links.change('ws_studio', 'lnk_demo_beta', () => ({ external_id: 'own-17' }));
  const fields = { csrf, url: 'https://shop.example/', external_id: 'own-17', redirect_status: '302' };
  const { status, text } = await person.post(`${home}/links`, fields);
  assert.equal(status, 422);
  assertMarked(text, [['new-external-id', 'Another link already has this external id.']]);
  assert.match(text, /<details class="fold" open><summary>Advanced</, 'its part of the form opens');
});

test('unfolds only what has a value', async cleanup => {
  const { person, links } = await open(cleanup);
  const openIn = async () =>
    [...(await person.get(`${spring}/edit`)).text.matchAll(/class="fold" open><summary>([^<]*)/g)].map(
      ([, title]) => title,
    );
  await links.change('ws_studio', 'lnk_demo_spring', () => ({ utm: {} }));
  assert.deepEqual(await openIn(), []);
  await links.change('ws_studio', 'lnk_demo_spring', () => ({ utm: { source: 'a' } }));
  assert.deepEqual(await openIn(), ['UTM parameters']);
  await links.change('ws_studio', 'lnk_demo_spring', () => ({ utm: {}, forward_path: true }));
  assert.deepEqual(await openIn(), ['Advanced']);
});

for (const [given, said] of [
  ['free-one', 'The slug is free.'],
  ['spring', 'The slug is already taken. Choose another one.'],
  // Of another workspace: the same.
  ['rain', 'The slug is already taken. Choose another one.'],
  ['admin', 'The slug is reserved. Choose another one.'],
  ['a/b', 'The slug must be at most 190 letters, digits, emoji or - _ . ~, and must not start with a dot.'],
  ['saлe', 'The slug must not mix scripts or consist only of letters that look like Latin ones.'],
  ['', ''],
] as const)
  test(`says of the slug "${given}": ${said.slice(0, 40)}`, async cleanup => {
    assert.equal(await (await open(cleanup)).slug(given), said);
  });

test('refuses what creating would refuse, in the same words', async cleanup => {
  const { person, csrf, slug } = await open(cleanup);
  for (const given of ['spring', 'rain', 'admin', 'a/b', 'saлe']) {
    const { text } = await person.post(`${home}/links`, { csrf, url: 'https://shop.example/', slug: given });
    assertMarked(text, [['new-slug', await slug(given)]]);
  }
});

test('says nothing of who gave a slug up', async cleanup => {
  const { mock, slug } = await open(cleanup);
  await mock.repository.links.delete('ws_sounds', 'lnk_demo_rain', {
    quarantine: { until: '2999-01-01T00:00:00Z', now: new Date().toISOString() },
  } as never);
  const said = await slug('rain');
  assert.doesNotMatch(said, /sounds|2999/);
});

test('knows the slug of the link, and its aliases', async cleanup => {
  const { person, csrf, slug } = await open(cleanup);
  assert.equal(await slug('spring', spring), 'This is the slug of the link.');
  await person.post(spring, { csrf, url: 'https://shop.example/', slug: 'second', keep_old_slug: 'on' });
  assert.equal(await slug('spring', spring), 'This is an alias of the link. It becomes its slug.');
  assert.equal(await slug('beta', spring), 'The slug is already taken. Choose another one.');
});

test('shows the short URL with its QR code, and where visitors go, and saves nothing', async cleanup => {
  const { mock, tried } = await open(cleanup);
  const before = JSON.stringify(mock.repository.data.links);
  const { status, text } = await tried(`${home}/links`, {
    url: 'https://shop.example/a?b=1&utm_source=old',
    slug: 'Grüße',
    utm_source: 'new',
  });
  assert.equal(status, 200);
  assert.match(partOf(text, 'short-preview'), /^Short URL: http:\/\/[^/]+\/l\/Grüße/);
  assert.match(text, /aria-label="QR code of [^"]+"><svg/);
  assert.equal(
    partOf(text.replaceAll('<wbr>', ''), 'target-preview'),
    'Visitors go to https://shop.example/a?b=1&utm_source=new',
  );
  assert.match(text, /class="editor-result"[^>]* autofocus/, 'the page begins at the preview');
  assert.equal(JSON.stringify(mock.repository.data.links), before);
  const wrong = (await tried(`${home}/links`, { url: 'javascript:alert(1)' })).text;
  assert.equal(partOf(wrong, 'target-preview'), 'The target must be an http or https URL.');
});

test('asks for a typed password again after a preview', async cleanup => {
  const { tried } = await open(cleanup);
  const { text } = await tried(`${home}/links`, { password: 'swordfish' });
  assertMarked(text, [['new-password', 'Enter the password again: pages never contain passwords.']]);
  assert.equal(text.includes('swordfish'), false);
});

test('escapes hostile text', async cleanup => {
  const { tried } = await open(cleanup);
  const hostile = '"><script>alert(1)</script>';
  const { text } = await tried(`${home}/links`, {
    url: `https://shop.example/${hostile}`,
    slug: hostile,
    utm_source: hostile,
    utm_copy: hostile,
    domain: hostile,
    external_id: hostile,
  });
  assert.doesNotMatch(text, /<script>alert/);
});

test('offers the parameters of earlier links, and copies them', async cleanup => {
  const { person, links, tried } = await open(cleanup);
  await links.change('ws_studio', 'lnk_demo_beta', () => ({ utm: { source: 'a&b', medium: 'email' } }));
  await links.change('ws_sounds', 'lnk_demo_rain', () => ({ utm: { source: 'not-yours' } }));
  const { text } = await person.get(`${home}/links/new`);
  assert.match(text, /<option value="utm_source=a%26b&amp;utm_medium=email">a&amp;b · email</);
  assert.match(text, /<datalist id="new-utm-source-values">.*<option value="a&amp;b">/);
  assert.doesNotMatch(text, /not-yours/);
  const copied = await tried(`${home}/links`, { utm_copy: 'utm_source=a%26b&utm_medium=email' });
  assert.match(formOn(copied.text, person, `${home}/links`), /name="utm_source"[^>]* value="a&amp;b"/);
});

test('is for those who may change links', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role: 'viewer' }];
  const { person, tried } = await open(cleanup, { fixtures: { memberships } });
  for (const path of [`${home}/links/new`, `${spring}/edit`])
    assert.equal((await person.get(path)).status, 403, path);
  assert.equal((await tried(`${home}/links`, { slug: 'spring' })).status, 403);
  assert.doesNotMatch((await person.get(`${home}/links`)).text, /links\/new/);
  assert.doesNotMatch((await person.get(spring)).text, /\/edit/);
});

test('belongs to the workspace', async cleanup => {
  const { person, tried } = await open(cleanup);
  assert.equal((await person.get(`${home}/links/lnk_demo_rain/edit`)).status, 404);
  assert.equal((await tried(`${home}/links/lnk_demo_rain`, {})).status, 404);
  const forged = await person.post(`${home}/links`, { csrf: 'forged', url: '', do: 'try' });
  assert.equal(forged.status, 403);
  assert.equal(noticeOf((await person.get(`${home}/links`)).text), null);
});

test.run();
