/**
 * CockroachDB's own parser (a Go module) accepts every statement. Nothing is run: see docs/postgresql.md. Part of
 * `npm run test:interop`, because building the parser takes a minute on two cores.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suiteOf } from '../../../helper.ts';
import { atEnd } from '../../../runner/at-end.ts';
import { sentStatements } from './statements.ts';

const test = suiteOf("CockroachDB's parser");
const cwd = fileURLToPath(new URL('cockroachdb', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'marketplace-parser-'));
atEnd.push(() => rmSync(folder, { recursive: true, force: true }));
const program = join(folder, 'parse');

const go = (...args: readonly string[]) => spawnSync('go', args, { cwd, encoding: 'utf8' });

/** The reason why the parser is not available here, or `null`. */
function whyNot(): string | null {
  if (go('version').status !== 0) return 'Go is not installed';
  const got = go('mod', 'download');
  if (got.status !== 0) return `Go cannot get the module: ${got.stderr.trim().split('\n').at(-1)}`;
  // Building takes minutes the first time, and seconds later.
  const built = go('build', '-o', program, '.');
  assert.equal(built.status, 0, built.stderr);
  return null;
}

/** The reason of each refused statement. */
function refused(statements: readonly string[]): Record<string, string> {
  const { status, stdout, stderr } = spawnSync(program, [], {
    input: JSON.stringify(statements),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

const missing = whyNot();
if (missing !== null) test.unless(missing, 'takes every statement', () => {});
else {
  test('accepts every statement of the adapter, and those that create a new schema', async cleanup => {
    const statements = await sentStatements(cleanup);
    assert.ok(statements.length > 150, `${statements.length} statements`);
    assert.deepEqual(refused(statements), {});
  });

  test('refuses statements of the first migrations, and invalid SQL', () => {
    const bad = [
      'create table links (id text collate "C" primary key)',
      'create index link_clicks_at on link_clicks using brin (at)',
      'selct 1',
    ];
    assert.deepEqual(Object.keys(refused([...bad, 'select 1'])).sort(), bad.sort());
  });
}

test.run();
