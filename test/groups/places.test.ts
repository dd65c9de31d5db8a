/** The places that name a group: few, and a missing one is detected. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIn } from '../../src/groups.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Places of a group');
const root = fileURLToPath(new URL('../../', import.meta.url));

async function textsBelow(folder: string): Promise<[file: string, text: string][]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.ts'));
  return Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, string]> => {
      const file = join(parentPath, name);
      return [relative(root, file), await readFile(file, 'utf8')];
    }),
  );
}

const sources = await textsBelow('src');
/** The folder of each group. */
const rooms = sources.filter(([, text]) => /^export const \w+ = group\(\{/m.test(text)).map(([file]) => file);

test('are its folder and one line in the list: every folder is in the list', async () => {
  assert.equal(rooms.length, builtIn.length);
  const [, list = ''] = sources.find(([file]) => file === 'src/groups.ts') ?? [];
  for (const file of rooms) assert.ok(list.includes(`from './${relative('src', file)}'`), file);
});

test('outside of its folder are the list and its console pages', () => {
  for (const file of rooms) {
    const room = file.split('/').slice(0, 2).join('/');
    const naming = sources
      .filter(([other]) => !other.startsWith(`${room}/`))
      .filter(([other, text]) => importsOf(other, text).some(to => to === file))
      .map(([other]) => other);
    assert.deepEqual(naming, ['src/groups.ts'], room);
  }
});

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(root, join(root, file, '..', to)),
  );

test('are at most eight, and docs/architecture.md names what fails for each', async () => {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = text.split('## Add a built-in group');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter(line => /^\| \d/.test(line)) ?? [];
  assert.ok(rows.length > 0 && rows.length <= 8, `${rows.length} places`);
  for (const row of rows) {
    const [, place = '', , forgotten = ''] = row.split('|').map(cell => cell.trim());
    for (const [, path = ''] of place.matchAll(/`([\w./-]+)`/g))
      await readdir(join(root, path)).catch(() => readFile(join(root, path)));
    assert.match(forgotten, /compile|test/, row);
  }
});

test.run();
