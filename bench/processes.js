/** Child processes, all of which end with this process. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set();

process.on('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

function keep(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

export function endAll() {
  for (const child of running) child.kill('SIGKILL');
}

export async function end(child) {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export function start(command, args, options = {}) {
  return keep(spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options }));
}

/** Runs a command to its end and returns its output. */
export async function run(command, args, options) {
  const child = start(command, args, options);
  let output = '';
  child.stdout?.on('data', chunk => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with ${code}\n${output}`);
  return output;
}

/** Starts a module of this folder, sends it a message and returns its first message. */
export async function ask(module, message) {
  const options = { serialization: 'advanced', stdio: ['ignore', 'pipe', 'inherit', 'ipc'] };
  const child = keep(fork(new URL(module, import.meta.url), options));
  // What it prints is read and thrown away.
  child.stdout.resume();
  child.send(message);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${module} ended with ${code}`);
  });
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return { child, answer };
}
