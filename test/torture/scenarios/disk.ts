/** The disk of a data file is full, or cannot be written. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept } from '../../adapters/postgres/chaos/promises.ts';
import type { Cleanup } from '../../helper.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { filePlace, folder } from '../places.ts';
import { type Given, type Scenario, Skipped } from '../scenario.ts';

const rounds = 5;
/** Of the disk, in MiB. */
const size = 24;

async function disk(cleanup: Cleanup) {
  const path = await folder(cleanup);
  const options = ['-t', 'tmpfs', '-o', `size=${size}m`, 'none', path];
  const made = spawnSync('mount', options, { encoding: 'utf8' });
  if (made.status !== 0) throw new Skipped(`this user may not mount a disk (${made.stderr?.trim()})`);
  const unmount = () => spawnSync('umount', ['--lazy', path]);
  cleanup(unmount);
  return {
    path,
    /** Puts the same disk above it, because one with open files cannot become read-only. */
    async protect() {
      const above = await folder(cleanup);
      cleanup(() => spawnSync('umount', ['--lazy', above]));
      for (const options of [
        ['--bind', path, above],
        ['-o', 'remount,bind,ro', above],
        ['--bind', above, path],
      ]) {
        const { status, stderr } = spawnSync('mount', options, { encoding: 'utf8' });
        assert.equal(status, 0, stderr);
      }
    },
    unprotect: unmount,
  };
}

/** Takes everything that is left. */
function fill(path: string): void {
  for (let length = 1 << 20; length >= 1; length = Math.floor(length / 2)) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(length), { flag: 'a' });
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
    }
  }
}

async function reads({ api }: Load): Promise<void> {
  for (const path of ['items/all', 'account/details', 'v1/links', 'v1/keys', 'v1/webhooks']) {
    const { status, text } = await api('GET', path);
    assert.equal(status, 200, `${path}: ${text}`);
  }
}

interface Trouble {
  begin(): unknown;
  end(): unknown;
}

async function starved({ cleanup, tell }: Given, path: string, { begin, end }: Trouble): Promise<string> {
  const { address, storage } = await filePlace(cleanup, path);
  const port = await freePort();
  let host = await startHost(cleanup, address, storage, { port });
  const load = loadOf(host.url, 'a', { mayBreak: true });
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(load, url);
  await load.logIn();
  const running = load.run(prepared, 8);
  const complaints: unknown[] = [];
  let refusals = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = load.acknowledged();
    await until(() => load.acknowledged() > before + 10);
    await begin();
    const refused = load.refused();
    await until(() => load.refused() > refused + 10);
    await Promise.race([host.died, reads(load)]);
    complaints.push(...host.complaints());
    refusals += load.refused() - refused;
    // The last state that was acknowledged is what the file holds.
    if (round % 2 === 0) await host.kill();
    await end();
    if (round % 2 === 0) host = await startHost(cleanup, address, storage, { port });
    tell(`round ${round}, ${load.acknowledged()} acknowledged changes, ${load.refused()} refused`);
  }
  await running.end();
  await load.isBack(prepared);
  assert.deepEqual([...load.surprises], []);
  await assertKept({ loads: [load], prepared, received });
  assert.equal(await host.stop(), 0);
  assert.deepEqual(complaints, []);
  return `${rounds} times, twice with \`kill -9\` meanwhile; ${refusals} requests got 503, reads went on; ${load.acknowledged()} acknowledged changes, none lost`;
}

const promise =
  'changes get 503 and reads go on. No acknowledged change is lost, and changes work again when it is mended, without a restart. A data file.';

export const disks: readonly Scenario[] = [
  {
    name: 'disk-full',
    promise: `While its disk is full, ${promise}`,
    how: `A disk of ${size} MiB is filled to the last byte while a host is busy, and emptied again.`,
    async run(given) {
      const { path } = await disk(given.cleanup);
      const ballast = join(path, 'ballast');
      return starved(given, path, { begin: () => fill(ballast), end: () => rmSync(ballast) });
    },
  },
  {
    name: 'disk-read-only',
    promise: `While its disk is read-only, ${promise}`,
    how: 'The disk is mounted read-only while a host is busy, and writable again.',
    async run(given) {
      const { path, protect, unprotect } = await disk(given.cleanup);
      return starved(given, path, { begin: protect, end: unprotect });
    },
  },
];
