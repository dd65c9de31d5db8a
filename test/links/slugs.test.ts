/** Slugs that look like others, and legitimate international slugs. */
import assert from 'node:assert/strict';
import type { Link } from '../../src/generated/types.ts';
import { chanceSlug } from '../../src/links/drafts.ts';
import { linkRules } from '../../src/links/rules.ts';
import { link } from '../../src/testing/links/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { client } from './service.ts';

const test = suiteOf('Slugs');

const oneScript =
  'Invalid request: slug must not mix scripts or consist only of letters that look like Latin ones';

for (const [storage, open] of eachStorage(storages)) {
  test(`are refused if their letters look like those of another script, on ${storage}`, async cleanup => {
    const { call } = client(await open(cleanup));
    for (const [slug, status, msg, reason] of [
      // Cyrillic, full-width and rare Latin letters.
      ['аdmin', 409, 'The slug is reserved', 'reserved'],
      ['ａdmin', 409, 'The slug is reserved', 'reserved'],
      ['ＡＰＩ', 409, 'The slug is reserved', 'reserved'],
      ['ɑpi', 409, 'The slug is reserved', 'reserved'],
      ['арі', 409, 'The slug is reserved', 'reserved'],
      ['ѕpring', 400, oneScript, 'confusable'],
      ['аррӏе', 400, oneScript, 'confusable'],
      ['СОРТ-24', 400, oneScript, 'confusable'],
      ['ουν', 400, oneScript, 'confusable'],
      ['spring-весна', 400, oneScript, 'confusable'],
      ['summεr', 400, oneScript, 'confusable'],
      ['հello', 400, oneScript, 'confusable'],
      ['веснα', 400, oneScript, 'confusable'],
      ['sprഠng', 400, oneScript, 'confusable'],
      ['ｓｐｒｉｎｇ', 409, 'The slug is already taken', 'taken'],
      ['½', 400, undefined, 'invalid'],
    ] as const) {
      const answer = await call('POST', '', { url: 'https://a.example', slug });
      assert.deepEqual([slug, answer.status, msg && answer.json.msg], [slug, status, msg]);
      const { json } = await call('GET', `/availability?slug=${encodeURIComponent(slug)}`);
      assert.equal((json.data as { reason: string }).reason, reason, slug);
    }
  });

  test(`are accepted in any one script, or in scripts that are written together, on ${storage}`, async cleanup => {
    const { make, follow } = client(await open(cleanup));
    for (const slug of [
      'весна-24',
      'λόγος',
      'אביב',
      'ربيع',
      'वसंत',
      'ฤดูใบไม้ผลิ',
      'გაზაფხული',
      '東京tower',
      'サーバーでGo',
      'ひらがなとカタカナ',
      '봄-sale',
      'Frühling',
      '24_🌸',
    ]) {
      assert.equal((await make({ slug })).slug, slug.normalize('NFKC'));
      assert.equal((await follow(encodeURIComponent(slug))).status, 302, slug);
    }
  });

  test(`are equal if only their Unicode form differs, on ${storage}`, async cleanup => {
    const { make, follow, call } = client(await open(cleanup));
    assert.equal((await make({ slug: 'Ｓｕｍｍｅｒ①' })).slug, 'Summer1');
    for (const slug of ['Summer1', 'Ｓummer１']) {
      assert.equal((await follow(encodeURIComponent(slug))).status, 302);
      assert.equal((await call('POST', '', { url: 'https://a.example', slug })).status, 409);
    }
  });

  test(`are equal if they differ only in invisible characters between emoji, on ${storage}`, async cleanup => {
    const { make, follow, call } = client(await open(cleanup));
    for (const [slug, ...others] of [
      ['👍', '👍\ufe0f', '👍\ufe0f\ufe0f', '👍\u200d'],
      ['❤-24', '❤\ufe0f-24', '❤\u200d-24'],
      ['👩‍❤‍👩', '👩‍❤️‍👩', '👩‍❤️‍👩\u200d'],
    ] as const) {
      assert.equal((await make({ slug })).slug, slug);
      for (const other of others) {
        assert.equal((await follow(encodeURIComponent(other))).status, 302, slug);
        const answer = await call('POST', '', { url: 'https://a.example', slug: other });
        assert.deepEqual([other, answer.status, answer.json.msg], [other, 409, 'The slug is already taken']);
      }
    }
    assert.equal((await make({ slug: '☀️' })).slug, '☀');
  });

  test(`may be any emoji, and words with joiners, on ${storage}`, async cleanup => {
    const { make, follow, call } = client(await open(cleanup));
    for (const [given, stored, ...same] of [
      ['1️⃣', '1⃣', '１⃣'],
      ['#️⃣', '#⃣'],
      ['*️⃣-sale', '*⃣-sale'],
      ['™️', 'TM', '™', 'ＴＭ'],
      ['©️2026', '©2026', '©2026'],
      ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
      ['24-🏴󠁧󠁢󠁳󠁣󠁴󠁿', '24-🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
      ['🇩🇪', '🇩🇪'],
      ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
      ['🏳️‍🌈', '🏳‍🌈', '🏳‍🌈'],
      ['می‌روم', 'می‌روم', 'میروم'],
      ['क्‍ष', 'क्‍ष', 'क्ष', 'क्‌ष'],
      ['ශ්‍රී', 'ශ්‍රී', 'ශ්රී'],
    ] as const) {
      assert.equal((await make({ slug: given })).slug, stored, given);
      for (const slug of [given, stored, ...same]) {
        assert.equal((await follow(encodeURIComponent(slug))).status, 302, slug);
        const answer = await call('POST', '', { url: 'https://a.example', slug });
        assert.deepEqual([slug, answer.status], [slug, 409]);
      }
    }
    for (const slug of [
      'spring\u200csale',
      'spring\u200dsale',
      '\u200cمی',
      'می\u200c',
      'می\u200c\u200cروم',
      'a\u{e0067}',
      '🏴\u{e0067}\u{e0062}\u{e007f}',
      'a\ufe0f',
      '#',
      '*',
      '\u20e3',
    ])
      assert.equal((await call('POST', '', { url: 'https://a.example', slug })).status, 400, escape(slug));
  });

  test(`that a host has stored itself keep their targets, also when their link is updated, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { follow, call } = client(mock);
    for (const [index, slug] of ['ѕpring', 'ａdmin', 'ﬁsh', '👍️', '👍\u200d'].entries()) {
      const old = link(`lnk_old_${index}`, { slug, external_id: slug });
      assert.deepEqual(await mock.repository.links.create('ws_studio', [old]), [old]);
      assert.equal((await follow(encodeURIComponent(slug))).headers.location, old.url);
      const changed = await call('PATCH', `/${old.id}`, { slug, title: 'Changed' });
      assert.deepEqual([changed.status, (changed.json.data as Link).slug], [200, slug]);
      const path = `-by-external-id/${encodeURIComponent(slug)}`;
      assert.equal((await call('PUT', path, { url: 'https://a.example/new', slug })).status, 200);
      assert.equal((await follow(encodeURIComponent(slug))).headers.location, 'https://a.example/new');
    }
  });
}

test('are reserved if they are common paths of web sites', () => {
  const { slugOf } = linkRules({});
  for (const word of [
    'admin',
    'api',
    'app',
    'assets',
    'favicon.ico',
    'health',
    'login',
    'logout',
    'openapi.json',
    'robots.txt',
    'sitemap.xml',
    'static',
    'user',
    'webhooks',
  ])
    assert.equal(slugOf(word), 'reserved', word);
});

test('are reserved if they look like a reserved word', () => {
  const alike: Record<string, string> = {
    a: 'аαɑ',
    b: 'ьβ',
    c: 'с',
    d: 'ԁ',
    e: 'еҽε',
    g: 'ԍցɡ',
    h: 'һհ',
    i: 'іιıɩ',
    j: 'јϳյ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ηո',
    o: 'оοσօ',
    p: 'рρ',
    q: 'ԛզ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝωա',
    x: 'хχ',
    y: 'уүγ',
  };
  const word = Object.keys(alike).join('');
  const { slugOf } = linkRules({ reservedSlugs: [word] });
  for (const [letter, others] of Object.entries(alike))
    for (const other of others)
      assert.equal(slugOf(word.replace(letter, other)), 'reserved', `${letter} ${other}`);
});

test('are reserved by the host in any notation', () => {
  const { slugOf } = linkRules({ reservedSlugs: ['ＳＡＬＥ'] });
  for (const slug of ['sale', 'Sale', 'ｓale']) assert.equal(slugOf(slug), 'reserved', slug);
});

test('have at most 190 characters, counted after normalisation', () => {
  const { slugOf } = linkRules({});
  // Each of these letters is stored as two.
  assert.equal(typeof slugOf('ﬁ'.repeat(95)), 'object');
  assert.equal(slugOf(`${'ﬁ'.repeat(95)}a`), 'invalid');
});

test('count an emoji as one character', () => {
  const { slugOf } = linkRules({});
  assert.deepEqual(slugOf('🌸'.repeat(190)), { slug: '🌸'.repeat(190), key: '🌸'.repeat(190) });
  assert.equal(slugOf('🌸'.repeat(191)), 'invalid');
});

test('in small capitals are read as the words that they spell', () => {
  const { slugOf } = linkRules({ reservedSlugs: ['quick-fjord-bvwz-glyph'] });
  for (const slug of ['ᴀᴅᴍɪɴ', 'ᴀᴘɪ', 'admɪn', 'ꞯᴜɪᴄᴋ-ꜰᴊᴏʀᴅ-ʙᴠᴡᴢ-ɢʟʏᴘʜ'])
    assert.equal(slugOf(slug), 'reserved', slug);
  for (const slug of ['ꜱᴘʀɪɴɢ', 'ꜱᴀʟᴇ-24', 'xᴍᴀs']) assert.equal(slugOf(slug), 'confusable', slug);
  // Letters of languages that use some of these letters.
  for (const slug of ['pɪyaʊ', 'fɛlɪ', 'spring']) assert.equal(typeof slugOf(slug), 'object', slug);
});

test('are generated again if a random slug is reserved', () => {
  const links = linkRules({});
  const chance = ['webhooks', 'admin', 'fresh'];
  const newSlug = () => chance.shift() ?? '';
  assert.deepEqual(chanceSlug({ ...links, newSlug }), { slug: 'fresh', slug_key: 'fresh' });
});

test.run();
