/** The holder of a lock, as the lock file states it, and whether that process is alive. */
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { FileInUseError } from './in-use.ts';

export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** The start time of the process in the unit of the operating system, or `null` if it is unknown. */
  readonly started: string | null;
  /**
   * The scope of the pid: the boot id of the machine and the pid namespace of the container; `null` if unknown. Locks
   * of earlier versions do not have it; they send no heartbeat.
   */
  readonly space?: string | null;
  /** A unique id of this lock. */
  readonly token: string;
}

/** This process as the holder of a lock. */
export const holderHere = (token: string): LockHolder => ({
  pid: process.pid,
  host: hostname(),
  started: startOf(process.pid),
  space: spaceHere(),
  token,
});

/** The content of a lock file. `beat` changes with every heartbeat. */
export interface LockContent {
  readonly holder: LockHolder;
  readonly beat: number;
}

/** Reads a lock file; `null` if there is none. Throws if the file is not a lock of this package. */
export function read(path: string): LockContent | null {
  let found: unknown;
  let beat = 0;
  try {
    const stat = lstatSync(path);
    beat = stat.mtimeMs;
    if (stat.isFile()) found = JSON.parse(textOf(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    // An error of the disk is passed on; a file that can be read but is not a lock is handled below.
    if (code !== undefined) throw error;
  }
  if (isHolder(found)) return { holder: found, beat };
  throw new FileInUseError(`${path} is not a lock file of this package; delete it if nothing uses the data`);
}

/** The text of a file. Without hard links, a lock file is empty for a moment. */
function textOf(path: string): string {
  for (let left = maxReads; left > 0; left -= 1) {
    const text = readFileSync(path, 'utf8');
    if (text !== '') return text;
  }
  return '';
}
const maxReads = 100;

/** The holder of the lock, or `null` if there is no lock file or the file is not a lock. */
export function holderOf(path: string): LockHolder | null {
  try {
    return read(path)?.holder ?? null;
  } catch (error) {
    if (error instanceof FileInUseError) return null;
    throw error;
  }
}

function isHolder(value: unknown): value is LockHolder {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, host, started, space, token } = value as Record<string, unknown>;
  return (
    Number.isInteger(pid) &&
    (pid as number) > 0 &&
    typeof host === 'string' &&
    (started === null || typeof started === 'string') &&
    (space === undefined || space === null || typeof space === 'string') &&
    typeof token === 'string'
  );
}

/** Whether the process is alive, or `null` if its pid belongs to another machine or container. */
export function isAlive({ pid, host, started, space }: LockHolder): boolean | null {
  if (host !== hostname() || (space !== undefined && space !== spaceHere())) return null;
  // A restarted container may reuse the pid: then the lock belongs to its previous run. Or it belongs to another part
  // of this process, such as a worker thread, which may have ended although the process is alive.
  if (pid === process.pid) return space !== undefined && started === startOf(pid) ? null : false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === null || startOf(pid) === started;
}

/** The start time distinguishes a process from a later one with the same pid (Linux only). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function spaceHere(): string | null {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}
