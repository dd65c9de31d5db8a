/** Every page with code or commands has a test that runs them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { suiteOf } from '../helper.ts';
import { readPages, root } from './pages.ts';

const test = suiteOf('Code in the documentation');

/** The same runners for pages of a folder. */
const runOf = (folder: string, names: readonly string[], runners: readonly string[]) =>
  Object.fromEntries(names.map(name => [`${folder}${name}.md`, runners]));

const guides = readdirSync(`${root}docs/guides`).map(name => name.replace(/\.md$/, ''));

/** What runs the blocks of each page. Blocks of JSON on the page about bridges are checked by their schemas. */
const runners: Record<string, readonly string[]> = {
  // Set-up commands, which CI runs as they are, and others for contributors.
  'CONTRIBUTING.md': ['.ci/run'],
  'README.md': ['test/package/tarball.slow.test.ts', '.ci/run'],
  'docs/adapters.md': ['test/package/tarball.slow.test.ts'],
  'docs/automation.md': ['test/automation/docs.test.ts', 'test/automation/commands.test.ts'],
  ...runOf('docs/automation/', ['publishing', 'routes', 'history'], ['test/automation/docs.test.ts']),
  'docs/browser.md': ['test/browser/mock-in-page.slow.test.ts'],
  'docs/bundlers.md': ['test/package/bundlers.ts'],
  'docs/clients.md': ['test/interop/clients/page.ts'],
  ...runOf('docs/clients/', ['go', 'java', 'php', 'python', 'typescript'], ['test/interop/clients/page.ts']),
  'docs/composition.md': ['test/package/tarball.slow.test.ts', 'test/docs/fragments.test.ts'],
  'docs/console.md': ['test/package/tarball.slow.test.ts'],
  'docs/destinations.md': ['test/destinations/docs.test.ts'],
  'docs/groups.md': ['test/package/tarball.slow.test.ts'],
  'docs/keys.md': ['test/package/tarball.slow.test.ts'],
  'docs/links.md': ['test/package/tarball.slow.test.ts'],
  'docs/messaging.md': ['test/messaging/docs.test.ts', 'test/docs/fragments.test.ts'],
  'docs/messaging/bridge.md': ['test/messaging/drivers/bridge-docs.test.ts', 'test/docs/fragments.test.ts'],
  ...runOf(
    'docs/messaging/',
    ['bridge-requests', 'bridge-events'],
    ['test/messaging/drivers/bridge-docs.test.ts'],
  ),
  'docs/messaging/xmpp.md': ['test/docs/fragments.test.ts'],
  'docs/mock.md': ['test/package/tarball.slow.test.ts', 'test/docs/fragments.test.ts'],
  ...runOf('docs/mock/', ['answers', 'requests', 'state'], ['test/docs/fragments.test.ts']),
  'docs/mounting.md': ['test/package/tarball.slow.test.ts', 'test/mount/shutdown.slow.test.ts'],
  'docs/operations.md': [
    'test/docs/operations.test.ts',
    'test/mount/logger.test.ts',
    'test/mount/metrics.test.ts',
    'test/tracing/docs.test.ts',
  ],
  'docs/postgresql.md': ['test/package/tarball.slow.test.ts'],
  'docs/real-server.md': ['test/mock-server/real-server/page.slow.test.ts'],
  'docs/recipes.md': ['test/interop/recipes/page.ts'],
  ...runOf('docs/recipes/', ['msw', 'tests'], ['test/interop/recipes/page.ts']),
  'docs/reference/limits.md': ['test/package/tarball.slow.test.ts'],
  'docs/reference/rate-limits.md': ['test/package/tarball.slow.test.ts'],
  'docs/transactions.md': [
    'test/adapters/postgres/transactions/libraries.slow.test.ts',
    'test/adapters/postgres/transactions/page.test.ts',
  ],
  ...runOf('docs/guides/', guides, ['test/guides/guides.slow.test.ts']),
  'docs/webhooks.md': ['test/package/tarball.slow.test.ts'],
  'docs/wordpress.md': ['test/interop/recipes/page.ts'],
};

/** What runs a page is a test or a part of one that reads it, or the folder that it is in. */
function reads(runner: string, page: string): boolean {
  const text = readFileSync(root + runner, 'utf8');
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  return (
    runner === '.ci/run' || text.includes(page) || (folder.split('/').length > 2 && text.includes(folder))
  );
}

test('is run by a test, on each page', async () => {
  const pages = await readPages();
  const withCode = [...pages].filter(([, text]) => /^```[a-z]/m.test(text)).map(([page]) => page);
  assert.deepEqual(withCode.sort(), Object.keys(runners).sort());
  for (const [page, files] of Object.entries(runners))
    for (const file of files) assert.ok(reads(file, page), `${file} does not read ${page}`);
});

test('is run as it stands: no test takes imports or ports out of it', () => {
  for (const file of new Set(Object.values(runners).flat())) {
    const text = readFileSync(root + file, 'utf8');
    const changes = text.match(/replace(?:All)?\(\s*(?:\/\^import|\/app)|startsWith\('import /g);
    assert.equal(changes, null, file);
  }
});

test('for the set-up is what CI runs', async () => {
  const pages = await readPages();
  const ci = readFileSync(`${root}.ci/run`, 'utf8');
  for (const command of ['npm ci && npm start', 'npm ci && npm test'])
    assert.ok(pages.get('README.md')?.includes(`\`\`\`sh\n${command}\n\`\`\``), command);
  // In brackets, because the shell goes on after a failure on the left of &&.
  assert.match(ci, /^\(npm ci && npm test\)\nunset NODE_V8_COVERAGE\nnpm run check -- --covered$/m);
});

test.run();
