/** Other mock servers beside ours: what starts them with the short links of the fixtures, or with our document. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { startMock } from '../dist/mock.js';
import { start } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';

/** How long a server may take to its first answer, in milliseconds. */
const longest = 60_000;
const command = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const tools = fileURLToPath(new URL('../test/interop/node_modules/.bin/', import.meta.url));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** The answer as text, or `null` if nobody answers yet. */
function answerOf(port, path, signal) {
  return new Promise(resolve => {
    get({ port, path, host: 'localhost', agent: false, headers: { authorization }, signal }, response => {
      response.toArray().then(
        parts => resolve({ status: response.statusCode, body: Buffer.concat(parts).toString() }),
        () => resolve(null),
      );
    }).once('error', () => resolve(null));
  });
}

const contentOf = ({ id, slug, url, title }) => ({ id, slug, url, title });

/** What an answer has of the short links of the fixtures. The time of an answer without them is another thing. */
function contentIn({ status, body }) {
  assert.equal(status, 200, body);
  const answer = JSON.parse(body);
  const told = Array.isArray(answer) ? answer : answer.data;
  const known = new Map(links.map(link => [link.id, contentOf(link)]));
  const right = told.filter(link => isDeepStrictEqual(contentOf(link), known.get(link.id)));
  return `${right.length} of ${links.length} links`;
}

/** Our mock in this process, and `servers`: the file of each, its arguments without the port, and the path of the links. */
const folder = temporaryFolder();
export const mock = await startMock();
const document = join(folder, 'openapi.json');
export const openApi = await (await fetch(`${mock.url}/api/openapi.json`)).text();
await writeFile(document, openApi);
const data = join(folder, 'db.json');
export const authorization = `Bearer ${mock.keys.studio}`;
export const { data: links } = await (
  await fetch(`${mock.url}/api/v1/links`, { headers: { authorization } })
).json();
await writeFile(data, JSON.stringify({ links }));

export const servers = {
  'koa-marketplace': [command, ['--memory', '--quiet'], '/api/v1/links'],
  Prism: [join(tools, 'prism'), ['mock', document], '/api/v1/links'],
  'json-server': [join(tools, 'json-server'), [data], '/links'],
  'Mockoon CLI': [
    join(tools, 'mockoon-cli'),
    ['start', '--data', document, '--disable-log-to-file'],
    '/api/v1/links',
  ],
};
for (const [name, [file]] of Object.entries(servers))
  if (!existsSync(file))
    throw new Error(
      `${name} is not installed: ${file} is missing. The comment in bench/peers.js says what to run.`,
    );

/** Starts a server; `taken` is the time until it answers with what it should. */
export async function started(name) {
  const [file, args, path, program = process.execPath] = servers[name];
  const port = await freePort();
  const signal = AbortSignal.timeout(longest);
  const before = performance.now();
  const own = program === process.execPath ? [file, ...args] : ['-jar', file, ...args];
  const child = start(program, [...own, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', chunk => {
    complaint = `${complaint}${chunk}`.slice(-2_000);
  });
  let answer = await answerOf(port, path, signal);
  while (answer === null) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it answered.\n${complaint}`);
    if (signal.aborted) throw new Error(`${name} has not answered in ${longest / 1_000} s.\n${complaint}`);
    await setTimeout(10);
    answer = await answerOf(port, path, signal);
  }
  const taken = performance.now() - before;
  return { child, taken, content: contentIn(answer), url: `http://localhost:${port}`, path };
}
