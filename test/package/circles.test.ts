/** No file imports, over others or directly, a file that imports it: not even for a type. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Import circles');
const root = fileURLToPath(new URL('../../', import.meta.url));

/** `import … from`, `export … from`, `import '…'` and `import('…')`, of values and of types. */
const importsIn = (text: string): string[] =>
  [...text.matchAll(/\bfrom\s*'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, from, to]) => from ?? to ?? '',
  );

async function importsBelow(folders: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const folder of folders)
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.[cm]?[jt]s$/.test(entry.name) || entry.parentPath.includes('node_modules'))
        continue;
      const file = join(entry.parentPath, entry.name);
      const imports = importsIn(await readFile(file, 'utf8')).map(to =>
        relative(root, join(entry.parentPath, to)),
      );
      found.set(relative(root, file), imports);
    }
  return found;
}

/** The strongly connected parts of more than one file (Tarjan), and files that import themselves. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const to of imports.get(file) ?? []) {
      if (!imports.has(to)) continue;
      const reached = order.has(to) ? (open.includes(to) ? (order.get(to) ?? 0) : number) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached));
    }
    const low = lowest.get(file) ?? number;
    if (low === number) {
      const circle = open.splice(open.indexOf(file)).sort();
      if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle);
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

test('are found over several files, and in a file that imports itself', () => {
  const planted = new Map([
    ['a', ['b', 'd']],
    ['b', ['c', 'outside']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
    ['f', ['f', 'a']],
  ]);
  assert.deepEqual(circlesIn(planted), [['a', 'b', 'c'], ['f']]);
  const text = `import { a } from './a.ts';\nimport type {\n  B,\n} from '../b.ts';\nexport * from './c.ts';
import './d.ts';\nconst e = await import('./e.ts');\nlet f: import('./f.ts').F;\nimport koa from 'koa';`;
  assert.deepEqual(importsIn(text), ['./a.ts', '../b.ts', './c.ts', './d.ts', './e.ts', './f.ts']);
});

test('do not exist in the package, the mock server, the scripts, the examples and the tests, types included', async () => {
  const imports = await importsBelow(['src', 'mock-server', 'scripts', 'examples', 'bench', 'test']);
  assert.ok(imports.size > 1000);
  assert.deepEqual(circlesIn(imports), []);
});

test.run();
