/**
 * Ends this process when the npm that runs it has ended. npm passes on no signal when it is killed or its terminal is
 * closed, and otherwise only to its shell, which may not pass it on either: the server would keep its port.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const interval = 200;

export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid: parent } = process;
  const npm = npmAbove(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    // As if a terminal was closed. If a signal is ending this process already, this one changes nothing.
    process.kill(process.pid, 'SIGHUP');
  }, interval);
  timer.unref();
}

/** Some shells replace themselves by the command, others stay between npm and it. @param {number} parent */
function npmAbove(parent) {
  const [, above, command = ''] = /^\s*(\d+)\s+(.*)/.exec(described(parent)) ?? [];
  return command.includes('start.js') ? Number(above) : parent;
}

/** The parent of a process, and its command. @param {number} pid */
function described(pid) {
  try {
    const [, above] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return `${above} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8')}`;
  } catch {
    // Other systems than Linux.
    return spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive too.
    return error.code === 'EPERM';
  }
}
