/** The programs of PostgreSQL, run by root as somebody else. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { programsFor } from './programs.js';

const test = suiteOf('PostgreSQL that root runs as somebody else');
const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
const needsRoot = process.getuid?.() === 0 ? null : 'only root can run programs as somebody else';

/** A package with a program, which only root can enter, as after an installation with a strict umask. */
function packageOf(cleanup: Cleanup, program: string): string {
  const root = mkdtempSync(join(tmpdir(), 'marketplace-package-'));
  cleanup(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'native/bin'), { recursive: true, mode: 0o700 });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: `0.0.${process.pid}` }));
  writeFileSync(join(root, 'native/bin/postgres'), `#!/bin/sh\n${program}\n`, { mode: 0o700 });
  return root;
}

test.unless(needsRoot, 'stays where it is if that user can run it there', async cleanup => {
  const root = packageOf(cleanup, 'exit 0');
  for (const path of ['', 'native', 'native/bin', 'native/bin/postgres']) chmodSync(join(root, path), 0o755);
  assert.equal((await programsFor(nobody, root)).folder, join(root, 'native'));
});

test.unless(
  needsRoot,
  'is copied once to where that user can run it, and cannot change it',
  async cleanup => {
    const root = packageOf(cleanup, 'echo here');
    const { folder, temporary } = await programsFor(nobody, root);
    cleanup(() => rmSync(folder, { recursive: true, force: true }));
    assert.equal(temporary, null);
    const program = join(folder, 'bin/postgres');
    assert.equal(execFileSync(program, { ...nobody, cwd: '/', encoding: 'utf8' }), 'here\n');
    for (const path of [folder, join(folder, 'bin'), program])
      assert.deepEqual([statSync(path).uid, statSync(path).mode & 0o777], [0, 0o755]);
    assert.equal((await programsFor(nobody, root)).folder, folder);
  },
);

test.unless(needsRoot, 'is refused with the reasons if that user can run it nowhere', async cleanup => {
  const root = packageOf(cleanup, 'echo broken library >&2; exit 1');
  await assert.rejects(programsFor(nobody, root), {
    message:
      /^There is no folder to run PostgreSQL from: the user nobody cannot run PostgreSQL in .* \(broken library\)/,
  });
});

test.run();
