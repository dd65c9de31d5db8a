/**
 * Only one process uses a data file: a lock file next to it names the holder, and a heartbeat changes it every second.
 *
 * A lock is taken over from a process that has ended. If the pid belongs to another container or machine, the lock is
 * taken over after a time without a heartbeat; that time is measured by watching, not by comparing clocks. Such a
 * process may only have been suspended. It detects the loss before it writes: it checks the lock between creating its
 * temporary file and renaming it. A process that takes over a lock removes all temporary files, so that a process
 * that was suspended between these two steps has nothing left to rename.
 */

import { randomBytes } from 'node:crypto';
import { closeSync, lstatSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import { RepositoryUnavailableError } from '../../../../repository/index.ts';
import { unwritableFile } from '../failures.ts';
import { realFile } from '../real-file.ts';
import { alone, link, removeLeftOver, takeOver } from './ends.ts';
import { holderHere, holderOf, isAlive, type LockContent, read } from './holder.ts';
import { FileInUseError } from './in-use.ts';

export interface Lock {
  /** Reads the lock file. @throws RepositoryUnavailableError if another process has taken over the lock */
  check(): void;
  /** The same check without reading the file: it detects a loss within a second. */
  checkKnown(): void;
  /** Releases the lock. */
  release(): void;
}

export interface LockTimes {
  /** Milliseconds between two heartbeats. */
  readonly beat: number;
  /** Milliseconds without a heartbeat until a lock is taken over. */
  readonly staleMs: number;
}

const usualTimes: LockTimes = { beat: 1_000, staleMs: 10_000 };
/** If the last heartbeat looks older than `staleMs`, the lock is watched only for this number of beats. */
const leastBeats = 3;
/** Maximum number of attempts: at each, another process was faster. */
const maxTries = 100;

const openHere = new Set<string>();

/** Acquires the lock of a file, or throws {@link FileInUseError}. */
export async function lock(name: string, times: LockTimes = usualTimes): Promise<Lock> {
  const file = realFile(name);
  if (openHere.has(file))
    throw new FileInUseError(`${file} is already open in this process (pid ${process.pid})`);
  openHere.add(file);
  try {
    return await take(file, times);
  } catch (error) {
    openHere.delete(file);
    throw error;
  }
}

async function take(file: string, times: LockTimes): Promise<Lock> {
  const path = `${file}.lock`;
  const token = randomBytes(8).toString('hex');
  const text = JSON.stringify(holderHere(token));
  const draft = `${path}.${token}`;
  // Write the file before linking it: no process reads a partial lock, and linking fails if a lock exists.
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw unwritableFile(file, error);
  }
  try {
    let stuck: string | null = null;
    for (let left = maxTries; !link(draft, path); left -= 1) {
      if (left === 0) throw new FileInUseError(`${file} is in use: other processes keep acquiring ${path}`);
      const found = read(path);
      if (found === null) continue;
      await untilGone(file, path, draft, found, times);
      const other = takeOver(draft, path, found, stuck);
      if (other === token) break;
      stuck = other;
    }
    // Heartbeats are written to our own file, even if another lock file has replaced it. Without hard links, it is a copy.
    const descriptor = openSync(lstatSync(draft).nlink > 1 ? draft : path, 'r+');
    removeLeftOver(path, draft);
    return held(file, path, { token, text, descriptor }, times);
  } finally {
    rmSync(draft, { force: true });
  }
}

function held(
  file: string,
  path: string,
  { token, text, descriptor }: { token: string; text: string; descriptor: number },
  { beat }: LockTimes,
): Lock {
  let lost: RepositoryUnavailableError | null = null;
  let isReleased = false;
  const checkKnown = () => {
    if (lost !== null) throw lost;
  };
  const now = () => {
    try {
      return holderOf(path);
    } catch (cause) {
      throw new RepositoryUnavailableError('the lock of the data file cannot be read', { cause });
    }
  };
  const check = () => {
    checkKnown();
    const found = now();
    if (found?.token === token) return;
    const by = found === null ? 'was removed' : `was taken over by process ${found.pid} on ${found.host}`;
    lost = new RepositoryUnavailableError(
      `the lock of ${file} ${by}: this process no longer uses the file; restart it`,
    );
    clearInterval(timer);
    throw lost;
  };
  const timer = setInterval(() => {
    try {
      check();
      // The file system sets the time, so there is one clock for several machines.
      writeSync(descriptor, text, 0);
    } catch {
      // `check` reports a lost lock; a full disk is no reason to stop.
    }
  }, beat).unref();
  return {
    check,
    checkKnown,
    release() {
      if (isReleased) return;
      isReleased = true;
      clearInterval(timer);
      closeSync(descriptor);
      openHere.delete(file);
      alone(path, path, token, null, () => {
        if (holderOf(path)?.token === token) rmSync(path, { force: true });
      });
    },
  };
}

/** Resolves when the holder of a lock seems to have ended. @throws FileInUseError if it is alive */
async function untilGone(
  file: string,
  path: string,
  draft: string,
  { holder, beat }: LockContent,
  times: LockTimes,
): Promise<void> {
  const { pid, host, space } = holder;
  const alive = isAlive(holder);
  if (alive === false) return;
  if (alive) throw new FileInUseError(`${file} is in use by process ${pid}`);
  const place = `process ${pid} on the machine ${host}`;
  if (space === undefined)
    throw new FileInUseError(`${file} is in use by ${place}; if that machine no longer runs, delete ${path}`);
  // Both times come from the clock of the file system. That clock may have been changed, so watch the lock as well.
  const looksOld = lstatSync(draft).mtimeMs - beat >= times.staleMs;
  const until =
    performance.now() + (looksOld ? Math.min(times.staleMs, times.beat * leastBeats) : times.staleMs);
  while (performance.now() < until) {
    await wait(times.beat / 4);
    const now = read(path);
    if (now === null || now.holder.token !== holder.token) return;
    if (now.beat !== beat) throw new FileInUseError(`${file} is in use by ${place}`);
  }
}
