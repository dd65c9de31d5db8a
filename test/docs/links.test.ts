/** Links of the documentation lead to files and headings that exist, in the repository and in the package. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { suiteOf } from '../helper.ts';
import { proseOf, readPages, root } from './pages.ts';

const test = suiteOf('Links of the documentation');
const pages = await readPages();

interface Link {
  readonly page: string;
  /** As it is written. */
  readonly written: string;
  /** The path from the root. */
  readonly path: string;
  readonly anchor: string | undefined;
}

/** The links within the repository: of Markdown, and of HTML in it. */
function linksOf(page: string, text: string): Link[] {
  const prose = proseOf(text).replaceAll(/`[^`\n]*`/g, '');
  const found = [...prose.matchAll(/\]\(([^()\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)];
  return found
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter(written => !/^[a-z]+:/.test(written))
    .map(written => {
      const [path = '', anchor] = written.split('#');
      return { page, written, anchor, path: path === '' ? page : posix.join(posix.dirname(page), path) };
    });
}

/** The anchors of the headings of a page, as GitHub and npm make them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(
    headings.map((name, index) => {
      const before = headings.slice(0, index).filter(other => other === name).length;
      return before === 0 ? name : `${name}-${before}`;
    }),
  );
}

const links = [...pages].flatMap(([page, text]) => linksOf(page, text));

test('lead to files that exist', () => {
  assert.ok(links.length > 50);
  const broken = links.filter(({ path }) => !existsSync(root + path));
  assert.deepEqual(
    broken.map(({ page, written }) => `${page}: ${written}`),
    [],
  );
});

test('lead to headings that exist', () => {
  const broken = links.filter(
    ({ path, anchor }) => anchor !== undefined && !anchorsOf(pages.get(path) ?? '').has(anchor),
  );
  assert.deepEqual(
    broken.map(({ page, written }) => `${page}: ${written}`),
    [],
  );
});

test('of pages in the package lead to files in the package, except pictures', () => {
  const { files } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { files: string[] };
  // npm adds these by itself.
  const packed = ['README.md', 'LICENSE', 'package.json', ...files.filter(name => !name.startsWith('!'))];
  const left = files.filter(name => name.startsWith('!')).map(name => name.slice(1));
  const isBelow = (path: string, names: readonly string[]) =>
    names.some(name => path === name || path.startsWith(`${name}/`));
  const isPacked = (path: string) => isBelow(path, packed) && !isBelow(path, left);
  const broken = links.filter(
    ({ page, path }) => isPacked(page) && !isPacked(path) && !/\.(svg|webp)$/.test(path),
  );
  assert.deepEqual(
    broken.map(({ page, written }) => `${page}: ${written}`),
    [],
  );
});

test('lead from the index to every page of the documentation', () => {
  const linked = new Set(links.filter(({ page }) => page === 'docs/README.md').map(({ path }) => path));
  const missing = [...pages.keys()].filter(
    page => page.startsWith('docs/') && page !== 'docs/README.md' && !linked.has(page),
  );
  assert.deepEqual(missing, []);
});

test('have the anchors that GitHub gives headings', () => {
  const text = '# `a.b` & [C d](x)\n## Same\n```\n# no heading\n```\n## Same\n### What to do_it: now?';
  assert.deepEqual([...anchorsOf(text)], ['ab--c-d', 'same', 'same-1', 'what-to-do_it-now']);
});

test.run();
