/**
 * A process that keeps a PostgreSQL, or a database in one, for another process, and does what that one asks. When that one ends, in whatever way, the
 * system tells this one, which removes it. It is the leader of a group of its own, so that a
 * signal to the group of the other one does not end it.
 */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, placeFor } from './programs.js';

/** How PostgreSQL is told to stop. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' };
/** How long it may take to stop when nobody is there any more, in milliseconds. */
const patience = 10_000;
/** What is kept of its output, to say why it does not start. */
const maxOutput = 4_000;

/** The path of a socket has at most 103 characters on macOS, and `/.s.PGSQL.65535` is its end. */
const maxSocketFolder = 88;

/** @type {import('./programs.js').Programs | null} */
let programs = null;
/** @type {string | null} */
let place = null;
/** What runs now. @type {{ kill: (signal: NodeJS.Signals) => void, ended: Promise<number | null> } | null} */
let running = null;
let output = '';
let isEnding = false;
/** A database on a server of somebody else. @type {{ url: string, name: string } | null} */
let database = null;

/** @param {string} name @param {readonly string[]} args @param {(text: string) => void} hear */
function run(name, args, hear = () => {}) {
  if (isEnding || programs === null || place === null) throw new Error('It has been removed');
  const { user, folder } = programs;
  output = '';
  const child = spawn(join(folder, 'bin', name), args, {
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    // This user may not be able to enter the working directory of the tests.
    cwd: place,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output = (output + text).slice(-maxOutput);
      hear(output);
    });
  /** @type {Promise<number | null>} */
  const ended = new Promise(resolve => {
    child.once('error', error => {
      output = error.message;
      resolve(null);
    });
    child.once('close', code => resolve(code));
  });
  const current = { kill: signal => void child.kill(signal), ended };
  running = current;
  void ended.then(() => {
    if (running === current) running = null;
  });
  return current;
}

const failure = name => new Error(`${name} of PostgreSQL has failed: ${output.trim()}`);

/** The folder for the server's socket; '' where it can have none. @param {string} folder */
const socketFolder = folder =>
  process.platform === 'win32' || folder.length > maxSocketFolder ? '' : folder;

const tasks = {
  async initialise({ password, flags }) {
    programs = await findPrograms();
    const { user } = programs;
    place = mkdtempSync(join(placeFor(user), 'marketplace-postgres-'));
    const secret = join(place, 'password');
    writeFileSync(secret, `${password}\n`);
    if (user !== null) for (const path of [place, secret]) chownSync(path, user.uid, user.gid);
    chmodSync(place, 0o700);
    const code = await run('initdb', [
      `--pgdata=${join(place, 'data')}`,
      '--auth=password',
      '--username=postgres',
      `--pwfile=${secret}`,
      ...flags,
    ]).ended;
    if (code !== 0) throw failure('initdb');
  },

  async start({ port, settings }) {
    const all = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${socketFolder(String(place))}`,
      ...settings,
    ];
    const args = ['-D', join(String(place), 'data'), '-p', String(port), ...all.flatMap(one => ['-c', one])];
    await new Promise((resolve, reject) => {
      const { ended } = run('postgres', args, text => {
        if (text.includes('database system is ready to accept connections')) resolve(undefined);
      });
      void ended.then(() => reject(failure('The server')));
    });
  },

  async stop({ mode }) {
    const current = running;
    current?.kill(signals[mode]);
    await current?.ended;
  },

  /** Makes a database on a server that is there. */
  async create({ url, name }) {
    await query(url, `create database ${name}`);
    database = { url, name };
  },

  remove: end,
};

/** @param {string} connectionString @param {string} statement */
async function query(connectionString, statement) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Stops what runs, and removes what it has made. */
async function end() {
  isEnding = true;
  const current = running;
  current?.kill('SIGQUIT');
  const timer = setTimeout(() => current?.kill('SIGKILL'), patience);
  await current?.ended;
  clearTimeout(timer);
  // A process of initdb may still be writing.
  for (const path of [place, programs?.temporary])
    if (path != null) rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  const made = database;
  database = null;
  if (made !== null) await query(made.url, `drop database ${made.name} with (force)`);
}

process.on('message', async ({ id, task, given }) => {
  /** @type {string | null} */
  let error = null;
  try {
    await tasks[task](given);
  } catch (thrown) {
    error = thrown.message;
  }
  if (process.connected) process.send?.({ id, error }, () => {});
});
process.on('disconnect', () => void end().finally(() => process.exit()));
