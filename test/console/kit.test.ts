/** The page of all components. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { html } from '../../src/console/html.ts';
import { iconNames } from '../../src/console/icons.ts';
import { badgeIcons } from '../../src/console/pages/badge.ts';
import { builtIn, defineGroup } from '../../src/index.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('The page of all components');

async function open(cleanup: Cleanup, options = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  const { text, ...first } = await person.get('/_kit');
  const parts = [...text.matchAll(/href="\?part=([^"]+)"/g)].map(([, part = '']) => part);
  const pages = [];
  for (const part of parts) pages.push((await person.get(`/_kit?part=${part}`)).text);
  return { ...first, pages, text: pages.join('\n') };
}

test('shows every icon, every status, fields with errors, and the components of the groups', async cleanup => {
  const { status, text, pages } = await open(cleanup);
  assert.equal(status, 200);
  for (const name of iconNames) assert.match(text, new RegExp(`class="icon i-${name}"`), name);
  for (const kind of Object.keys(badgeIcons)) assert.match(text, new RegExp(`class="badge ${kind}"`), kind);
  for (const title of [
    'Table with bulk actions',
    'Fields with errors',
    'Results of a search',
    'Secret that is shown once',
    'Messages',
    'Members',
    'Changes',
    'Requests',
  ])
    assert.match(text, new RegExp(`<h2 id="part-[^"]*">${title}</h2>`));
  for (const page of pages) {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
      'no id is used twice',
    );
  }
});

test('shows the components of a group of the host', async cleanup => {
  const stock = defineGroup({
    name: 'stock',
    description: 'What is in stock.',
    needs: [],
    scopes: { 'stock:read': 'Read' },
    operations: [],
    console: {
      nav: { label: 'Stock', path: '/stock' },
      routes: [],
      specimens: async () => [{ title: 'Shelf', content: html`<p>${'<empty>'}</p>` }],
      load: async () => ({}),
    },
  });
  const { text } = await open(cleanup, { groups: [...builtIn, stock] });
  assert.match(text, /<h2 id="part-shelf">Shelf<\/h2>\n<p>&lt;empty&gt;<\/p>/);
});

test('does not exist in production, and only if the option asks for it', async cleanup => {
  assert.equal((await open(cleanup, { console: { kit: false } })).status, 404);
  const before = process.env.NODE_ENV;
  cleanup(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
  process.env.NODE_ENV = 'production';
  assert.equal((await open(cleanup, { console: { kit: true } })).status, 404);
  await assert.rejects(startMock({ console: { kit: 'yes' } as never }), /kit: it must be true or false/);
});

test.run();
