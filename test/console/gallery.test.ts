/** The gallery of all components. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { iconNames } from '../../src/console/icons.ts';
import { badgeIcons } from '../../src/console/pages/badge.ts';
import { builtIn } from '../../src/index.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';
import { gallery } from './gallery/group.ts';

const path = '/workspaces/ws_studio/gallery';
const test = suiteOf('The gallery of all components', { isLong: true });

async function open(cleanup: Cleanup) {
  const mock = await mockFor(cleanup, { groups: [...builtIn, gallery] });
  const person = await loggedIn(mock);
  const { text, ...first } = await person.get(path);
  const parts = [...text.matchAll(/href="\?part=([^"]+)"/g)].map(([, part = '']) => part);
  const pages = [];
  for (const part of parts) pages.push((await person.get(`${path}?part=${part}`)).text);
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
    'Invitations',
    'Changes',
    'Requests',
    'Editor with errors',
    'Heat map',
    'What is sent to a webhook',
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

const source = new URL('../../src/console/', import.meta.url);
const specimens = '../../test/console/gallery/';

/** The declarations of a file by their names, each with its text and whether it is an exported component. */
function declarationsIn(text: string): [name: string, text: string, isComponent: boolean][] {
  return text.split(/\n(?=(?:export )?(?:async )?(?:const|function) )/).flatMap(part => {
    const [, exported, name] = /^(export )?(?:async )?(?:const|function) (\w+)/.exec(part) ?? [];
    const head = part.split(/=>|\{\n/)[0] ?? '';
    const isComponent = exported !== undefined && /: Html(?: \| (?:false|string|null))?\s*$/.test(head);
    return name === undefined ? [] : [[name, part, isComponent]];
  });
}

test('shows each component that pages share', () => {
  const read = (path: string) => readFileSync(new URL(path, source), 'utf8');
  const files = (folder: string) =>
    readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.ts'),
    );
  const shared = files('pages/').filter(name => !/[/\\]/.test(name));
  const declared = shared.flatMap(name => declarationsIn(read(`pages/${name}`)));
  const components = declared.filter(([, , isComponent]) => isComponent).map(([name]) => name);
  assert.ok(components.length > 30, components.join());
  // What a component of the page uses is shown too. The frame is around each page.
  const texts = new Map(declared.map(([name, text]) => [name, text]));
  const shown = new Set<string>();
  const show = (text: string) => {
    for (const [word] of text.matchAll(/\w+/g)) {
      const own = texts.get(word);
      if (own === undefined || shown.has(word)) continue;
      shown.add(word);
      show(own);
    }
  };
  const code = (text: string) => text.replaceAll(/^import [^;]*;$/gm, '');
  for (const name of files(specimens)) show(code(read(`${specimens}${name}`)));
  show(code(read('layout.ts')));
  assert.deepEqual(
    components.filter(name => !shown.has(name)),
    [],
  );
});

test.run();
