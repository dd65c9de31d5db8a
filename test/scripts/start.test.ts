/** `npm start`: builds what has changed since the last build, and nothing else. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOfInputs, isBuilt, stampName } from '../../scripts/build/inputs.js';
import { type Cleanup, suiteOf } from '../helper.ts';

const test = suiteOf('The build');

/** A project that was built. */
function project(cleanup: Cleanup) {
  const root = mkdtempSync(join(tmpdir(), 'marketplace-build-'));
  cleanup(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['src/links', 'mock-server', 'fixtures', 'dist'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['src/index.ts', 'src/links/slug.ts', 'fixtures/items.json', 'package.json'])
    writeFileSync(join(root, file), 'before');
  const build = () => writeFileSync(join(root, 'dist', stampName), digestOfInputs(root));
  build();
  return { root, build, file: (path: string) => join(root, path) };
}

test('is not repeated while nothing has changed', cleanup => {
  const { root } = project(cleanup);
  assert.equal(isBuilt(root), true);
});

test('is missing in a fresh clone, and after dist was deleted', cleanup => {
  const { root, file } = project(cleanup);
  rmSync(file('dist'), { recursive: true });
  assert.equal(isBuilt(root), false);
});

const changes: Readonly<Record<string, (file: (path: string) => string) => void>> = {
  'a source is edited': file => writeFileSync(file('src/links/slug.ts'), 'behind'),
  'a source is added': file => writeFileSync(file('src/links/new.ts'), ''),
  'a source is deleted': file => rmSync(file('src/links/slug.ts')),
  'a source is renamed': file => renameSync(file('src/links/slug.ts'), file('src/links/slugs.ts')),
  'a source is older than before': file => {
    const { atime } = statSync(file('src/index.ts'));
    utimesSync(file('src/index.ts'), atime, new Date('2020-01-01T00:00:00Z'));
  },
  'a fixture is edited': file => writeFileSync(file('fixtures/items.json'), '[]'),
  'a package is installed': file => writeFileSync(file('package.json'), '{}'),
};

for (const [what, change] of Object.entries(changes))
  test(`is repeated once if ${what}`, cleanup => {
    const { root, build, file } = project(cleanup);
    change(file);
    assert.equal(isBuilt(root), false);
    build();
    assert.equal(isBuilt(root), true);
  });

test.run();
