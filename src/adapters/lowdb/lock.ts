/** One process a data file: a lock file beside it that names its holder. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** Another process, or another part of this one, has the file open. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process started, in the system's own unit, or `null` where that cannot be read. */
  readonly started: string | null;
  /** Tells this lock from any other that ever was. */
  readonly token: string;
}

const openHere = new Set<string>();

/** Takes the lock of a file, or throws {@link FileInUseError}. Returns what gives it back. */
export function lock(file: string): () => void {
  if (openHere.has(file))
    throw new FileInUseError(`${file} is open already in this process (pid ${process.pid})`);
  mkdirSync(dirname(file), { recursive: true });
  const path = `${file}.lock`;
  const token = randomBytes(8).toString('hex');
  const holder: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid), token };
  const draft = `${path}.${token}`;
  // Written first and then linked: nobody ever reads half a lock, and the link fails where one exists.
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    while (!link(draft, path)) removeStale(file, path, token);
  } finally {
    rmSync(draft, { force: true });
  }
  openHere.add(file);
  return () => {
    openHere.delete(file);
    if (read(path)?.token === token) rmSync(path, { force: true });
  };
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Throws where the holder lives. A lock whose holder is gone is moved aside, and only that very lock. */
function removeStale(file: string, path: string, token: string): void {
  const holder = read(path);
  if (holder === null) return;
  if (holder.host !== hostname())
    throw new FileInUseError(
      `${file} is in use by process ${holder.pid} on the machine ${holder.host}; if that machine is gone, delete ${path}`,
    );
  if (isAlive(holder)) throw new FileInUseError(`${file} is in use by process ${holder.pid}`);
  const aside = `${path}.${token}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Between reading and moving another process may have taken it over: give it back.
  if (read(aside)?.token !== holder.token) link(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new FileInUseError(
      `${path} is not a lock file of this package; delete it if nothing uses the data`,
    );
  }
}

function isAlive({ pid, started }: Holder): boolean {
  // A container that starts again has the same number: then the lock is of the run before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === null || startOf(pid) === started;
}

/** Tells a process from a later one with the same number, where the system says it (Linux). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
