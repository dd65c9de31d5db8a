/** Measures the requests per second of a server, with wrk if it is installed, otherwise with autocannon. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, end, run } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';

const connections = 32;

export const seconds = Number(process.env.BENCH_SECONDS ?? 2);
if (!Number.isSafeInteger(seconds) || seconds < 1) throw new Error('BENCH_SECONDS takes whole seconds');

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
const scriptFile = hasWrk ? join(temporaryFolder(), 'requests.lua') : null;
export const generator = process.env.BENCH_LOAD ?? (hasWrk ? 'wrk' : 'autocannon');

/**
 * Repeats the request `{ url, method, path, headers, body, vary }`. With `vary: { first, count }`, each `{n}` becomes
 * another number from `first` on in each request; `seed` selects the sequence. `isRefused`: the status may be an error.
 */
export async function requestsPerSecond(request, seed = 0, duration = seconds) {
  const send = generator === 'wrk' ? byWrk : byAutocannon;
  const { rate, failures } = await send({ headers: {}, body: '', ...request }, seed, duration);
  if (failures !== '') throw new Error(`${request.method} ${request.path}: ${failures}`);
  return rate;
}

async function byWrk({ url, method, path, headers, body, vary, isRefused }, seed, duration) {
  const head = { Host: new URL(url).host, ...headers };
  if (body !== '') head['Content-Length'] = withNumber(body, vary).length;
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const parts = `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`.split('{n}');
  const number = vary && ` .. math.random(${vary.first}, ${vary.first + vary.count - 1}) .. `;
  const script = `math.randomseed(${seed})
local ${parts.map((_, index) => `part${index}`).join(', ')} = ${parts.map(part => JSON.stringify(part)).join(', ')}
request = function() return ${parts.map((_, index) => `part${index}`).join(number)} end`;
  writeFileSync(scriptFile, script);
  const flags = ['-t1', `-c${connections}`, `-d${duration}s`, '-s', scriptFile];
  const output = await run('wrk', [...flags, url]);
  const failures = (isRefused ? /Socket errors.*/ : /Socket errors.*|Non-2xx.*/).exec(output)?.[0] ?? '';
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), failures };
}

async function byAutocannon(request, seed, duration) {
  const { child, answer } = await ask('./autocannon.js', { ...request, seed, duration, connections });
  await end(child);
  return answer;
}

/** The text with a sample number, to determine its length: all numbers have the same length. */
function withNumber(text, vary) {
  return text.replace('{n}', vary?.first);
}
