/** Our mock server beside others: time to the first answer, requests a second, memory. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestsPerSecond } from '../load.js';
import { authorization, links, mock, servers, started } from '../mock-servers.js';
import { median, megabytes, milliseconds, row, whole } from '../numbers.js';
import { end } from '../processes.js';
import { temporaryFolder } from '../temporary-folder.js';

const rounds = 5;
const cache = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));
const wireMock = '3.13.2';

/** WireMock with a mapping of the links, from Maven Central. */
async function withWireMock() {
  mkdirSync(cache, { recursive: true });
  const jar = join(cache, `wiremock-standalone-${wireMock}.jar`);
  if (!existsSync(jar)) {
    const url = `https://repo1.maven.org/maven2/org/wiremock/wiremock-standalone/${wireMock}/wiremock-standalone-${wireMock}.jar`;
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    writeFileSync(jar, Buffer.from(await answer.arrayBuffer()));
  }
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'mappings'));
  const response = {
    status: 200,
    jsonBody: { data: links },
    headers: { 'Content-Type': 'application/json' },
  };
  const request = {
    method: 'GET',
    urlPath: '/api/v1/links',
    headers: { Authorization: { equalTo: authorization } },
  };
  writeFileSync(join(folder, 'mappings', 'links.json'), JSON.stringify({ request, response }));
  const args = ['--root-dir', folder, '--disable-banner', '--no-request-journal'];
  servers.WireMock = [jar, args, '/api/v1/links', 'java'];
}

const packages = {
  Prism: '@stoplight/prism-cli',
  'json-server': 'json-server',
  'Mockoon CLI': '@mockoon/cli',
};

function versionsOf(names) {
  const versionOf = name =>
    JSON.parse(
      readFileSync(
        new URL(`../../test/interop/node_modules/${packages[name]}/package.json`, import.meta.url),
        'utf8',
      ),
    ).version;
  const known = names.filter(name => Object.hasOwn(packages, name));
  return { ...Object.fromEntries(known.map(name => [name, versionOf(name)])), WireMock: wireMock };
}

/** Resident memory of a process and those that it has started, in bytes. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
  return children.reduce((sum, child) => sum + memoryOf(child), own);
}

/** @returns for each server, by round: milliseconds to the first answer, requests per second, and bytes */
export async function besideMocks() {
  await withWireMock();
  const names = Object.keys(servers);
  const found = Object.fromEntries(names.map(name => [name, { first: [], rate: [], idle: [], busy: [] }]));
  const contents = {};
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round) % names.length];
      const { child, taken, content, url, path } = await started(name);
      contents[name] = content;
      const { first, rate, idle, busy } = found[name];
      first.push(taken);
      idle.push(memoryOf(child.pid));
      rate.push(
        await requestsPerSecond(
          { method: 'GET', url, path, headers: { Authorization: authorization } },
          round,
        ),
      );
      busy.push(memoryOf(child.pid));
      await end(child);
    }
  row('', 'first answer', 'a second', 'idle', 'busy');
  for (const [name, { first, rate, idle, busy }] of Object.entries(found))
    row(
      name,
      milliseconds(median(first)),
      whole(median(rate)),
      megabytes(median(idle)),
      megabytes(median(busy)),
    );
  await mock.close();
  return { versions: versionsOf(names), contents, found };
}
