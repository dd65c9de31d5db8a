/** A PostgreSQL from npm for this process, or a database in another one, of which nothing is left when this process has ended, even if it was killed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const keeper = fileURLToPath(new URL('./keeper.js', import.meta.url));
const password = 'postgres';

/**
 * @typedef {object} OwnServer
 * @property {string} url
 * @property {() => Promise<void>} start
 * @property {(mode?: 'fast' | 'immediate') => Promise<void>} stop `fast` ends all connections, and all transactions with
 *   them. `immediate` does not even write what it has in memory.
 * @property {() => Promise<void>} remove
 */

/**
 * Starts a new server.
 * @param {{ settings?: readonly string[], flags?: readonly string[] }} [given] settings of the server, and flags of initdb
 * @returns {Promise<OwnServer>}
 */
export async function startServer({ settings = [], flags = [] } = {}) {
  const port = await freePort();
  const { ask, remove } = startKeeper();
  const start = () => ask('start', { port, settings });
  await ready(remove, async () => {
    await ask('initialise', { password, flags });
    await start();
  });
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    start,
    stop: (mode = 'fast') => ask('stop', { mode }),
    remove,
  };
}

/**
 * Makes a database on a server that is there.
 * @param {string} server its URL
 * @returns {Promise<Pick<OwnServer, 'url' | 'remove'>>}
 */
export async function makeDatabase(server) {
  const name = `marketplace_tests_${process.pid}`;
  const { ask, remove } = startKeeper();
  await ready(remove, () => ask('create', { url: server, name }));
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, remove };
}

/** @param {() => Promise<void>} remove @param {() => Promise<void>} make */
async function ready(remove, make) {
  try {
    await make();
  } catch (error) {
    await remove().catch(() => {});
    throw error;
  }
}

function startKeeper() {
  const { NODE_V8_COVERAGE: _, ...env } = process.env;
  // Its output must not keep the pipes of this process open.
  const child = fork(keeper, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env,
  });
  /** @type {Map<number, (error: Error | null) => void>} */
  const waiting = new Map();
  let asked = 0;
  child.on('message', answer => {
    const { id, error } = /** @type {{ id: number, error: string | null }} */ (answer);
    waiting.get(id)?.(error === null ? null : new Error(error));
    waiting.delete(id);
  });
  const ended = once(child, 'exit');
  const gone = new Error('The process that keeps PostgreSQL has ended');
  void ended.then(() => {
    for (const settle of waiting.values()) settle(gone);
  });

  /** @param {string} task @param {object} [given] @returns {Promise<void>} */
  const ask = (task, given = {}) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, error => (error === null ? resolve() : reject(error)));
      child.send({ id: asked, task, given }, error => error && reject(gone));
    });
  const remove = async () => {
    try {
      await ask('remove');
    } finally {
      // Somebody else may have ended it.
      if (child.connected) child.disconnect();
      await ended;
    }
  };
  return { ask, remove };
}

/** @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
