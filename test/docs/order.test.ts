/** The documentation is read in an order, and no page is too long to be read. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { readPages } from './pages.ts';

const test = suiteOf('The order of the documentation');
const pages = await readPages();

/** A page without its tables that are generated: these stand between markers with their names. */
const written = (text: string) => text.replaceAll(/^(<!-- ([\w-]+) -->\n).*?^(<!-- \/\2 -->)$/gms, '$1$3');

test('has four parts', () => {
  const headings = (pages.get('docs/README.md') ?? '').match(/^## .*$/gm);
  assert.deepEqual(headings, ['## Start', '## Guides', '## Reference', '## Operations']);
});

test('leads from each part to pages of no other part', () => {
  const [, ...parts] = (pages.get('docs/README.md') ?? '').split(/^## /m);
  const linked = parts.flatMap(part => [
    ...new Set([...part.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path)),
  ]);
  assert.deepEqual(
    linked.filter((path, index) => linked.indexOf(path) !== index),
    [],
  );
});

test('has guides that say for whom they are, what one has at the end, and what to do if they fail', () => {
  const guides = [...pages].filter(([page]) => page.startsWith('docs/guides/'));
  assert.ok(guides.length > 10);
  for (const [page, text] of guides) {
    assert.match(text, /^# .+\n\nFor .+\. At the end, .+\.\n/, page);
    assert.match(text, /^## If it fails$/m, page);
  }
});

test('has pages of at most 250 lines, besides generated tables', () => {
  const long = [...pages]
    .filter(([page]) => page.startsWith('docs/') || page === 'README.md')
    .map(([page, text]) => [page, written(text).split('\n').length - 1] as const)
    .filter(([, lines]) => lines > 250);
  assert.deepEqual(long, []);
});

test.run();
