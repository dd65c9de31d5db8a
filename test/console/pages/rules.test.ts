/** Each rule for pages detects a page that breaks it. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { documentOf } from './document.ts';
import { rules } from './rules.ts';
import type { Page, Site } from './walk.ts';

const test = suiteOf('The rules for pages');

const good = `<!doctype html><html lang="en"><head><title>Links - Marketplace</title></head><body>
<nav class="nav" aria-label="Workspace"><a href="/user/api/links" aria-current="page">Links</a> <a href="/user/api/settings">Settings</a></nav>
<p class="eyebrow"><a href="/user/api/links">Links</a></p>
<h1 id="title">Links</h1>
<a href="#title">Up</a> <a href="https://shop.example/">Elsewhere</a>
<form method="post" action="/user/api/links"><input type="hidden" name="csrf" value="token"><label for="name">Name</label>
<p id="name-hint">Your own.</p><input id="name" name="name" value="" aria-describedby="name-hint"><fieldset><legend>More</legend></fieldset><button type="submit">Create</button></form>
<form method="get" action="/user/api/links"><label>Sort by <select name="sort"><option value="">Any</option><option value="clicks" selected>Clicks</option></select></label><button type="submit">Show</button></form>
<table aria-labelledby="title"><tr><th>Name</th><th>Created</th></tr>
<tr><td data-label="Name">Spring</td><td data-label="Created"><time datetime="2026-03-14T09:26:53Z">14 Mar 2026, 09:26 UTC</time></td></tr></table>
<details><summary>Type</summary><p>It is null if nothing was sent.</p></details>
</body></html>`;

const pageOf = (text: string): Page => ({
  path: '/user/api/links',
  from: 'the start',
  document: documentOf(text),
  chosen: { sort: 'clicks' },
});

const site: Site = {
  base: '/user/api',
  csrf: 'token',
  pages: [],
  pageAt: path => (path === '/user/api/links' || path === '/user/api/settings' ? pageOf(good) : undefined),
  methodsAt: async path => (path === '/user/api/links' ? ['GET', 'HEAD', 'POST'] : []),
};

/** Changes of the page, by the rule that detects them. */
const broken: Record<keyof typeof rules, readonly (readonly [was: string, becomes: string])[]> = {
  'it has one title with the name of the page, and one heading of the first level': [
    ['<title>Links', '<title>'],
    ['</table>', '</table><h1>Again</h1>'],
  ],
  'its fields have labels': [
    ['for="name"', 'for="title"'],
    ['Sort by ', ''],
  ],
  'its tables, sections, groups and pictures have names': [[' aria-labelledby="title"', '']],
  'its fieldsets have legends, and what opens has a summary': [
    ['<legend>More</legend>', ''],
    ['<summary>Type</summary>', ''],
  ],
  'nothing is empty that should have a text': [
    ['<th>Name</th>', '<th> </th>'],
    ['>Clicks</option>', '></option>'],
  ],
  'no text or attribute shows a value that is missing': [
    ['Spring', 'undefined'],
    ['Spring', 'by [object Object]'],
    ['It is null', 'null'],
    ['name="name" value=""', 'name="name" value="NaN"'],
  ],
  'no attribute is empty that needs a value': [['class="eyebrow"', 'class=""']],
  'its times are valid, and shown in UTC': [
    ['datetime="2026-03-14', 'datetime="soon'],
    ['>14 Mar', '>13 Mar'],
    ['09:26 UTC', '10:26 UTC'],
  ],
  'its selects have options, each once, and at most one is selected': [
    ['value="">Any', 'value="clicks">Any'],
    ['value="">Any', 'value="" selected>Any'],
  ],
  'its HTML has no syntax errors': [
    ['</table>', '</table></b>'],
    ['</summary>', ''],
    [' name="csrf"', ' name="csrf" name="again"'],
  ],
  'its ids are unique': [['id="name"', 'id="title"']],
  'its references name elements of the page': [['<h1 id="title">', '<h1>']],
  'its hints and errors belong to a field': [[' aria-describedby="name-hint"', '']],
  'its links lead to pages and places that exist': [
    ['href="#title"', 'href="#nothing"'],
    ['href="#title"', 'href="/user/api/nothing"'],
    ['href="https://shop.example/"', 'href="javascript:void 0"'],
  ],
  'its forms have an action that accepts them, a button, and named fields': [
    ['method="post" action="/user/api/links"', 'method="post" action="/user/api/settings"'],
    ['method="get"', 'method="put"'],
    ['<button type="submit">Show</button>', ''],
    [' name="name"', ''],
    ['value="token">', 'value="token"><input type="hidden" name="csrf" value="token">'],
  ],
  'its forms that change something contain the token against forged forms': [['"token"', '"other"']],
  'its filters show what was chosen': [['"clicks" selected', '"clicks"']],
  'its section is marked in the navigation, and no other one': [
    [' aria-current="page"', ''],
    ['settings">', 'settings" aria-current="page">'],
    [
      '/links" aria-current="page">Links</a> <a href="/user/api/settings"',
      '/links">Links</a> <a href="/user/api/settings" aria-current="page"',
    ],
  ],
  'the rows of its tables have a cell for each column, and name it': [
    ['<td data-label="Name">Spring</td>', ''],
    ['data-label="Name"', 'data-label="Names"'],
  ],
};

test('accept a good page', async () => {
  for (const [sentence, rule] of Object.entries(rules))
    assert.deepEqual(await rule(pageOf(good), site), [], sentence);
});

for (const [sentence, rule] of Object.entries(rules))
  test(`detect it unless ${sentence}`, async () => {
    const changes = broken[sentence] ?? [];
    assert.ok(changes.length > 0, 'there is a page that breaks the rule');
    for (const [was, becomes] of changes) {
      assert.ok(good.includes(was), was);
      assert.notDeepEqual(await rule(pageOf(good.replace(was, becomes)), site), [], becomes);
    }
  });

test.run();
