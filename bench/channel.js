/**
 * Measures messages through a channel, from the request that sends them until their status is stored, and from the event
 * of a bridge until it is stored; and how long a message takes to the bridge, and until its status is told, at 20 a second.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { Agent } from 'undici';
import { milliseconds, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

const chats = 100;
const concurrency = 32;
const text = 'x'.repeat(300);
/** Messages of a measurement, and rounds of it, of which the best counts: other processes can only make it slower. */
const each = Number(process.env.BENCH_MESSAGES ?? 1_500);
const rounds = 3;
const seconds = 10;
const secret = `whsec_${randomBytes(24).toString('base64')}`;
const agent = new Agent({ connections: concurrency * 2 });
/** With texts as arguments, only what has one of them in its name is measured. */
const wanted = process.argv[1]?.endsWith('channel.js') ? process.argv.slice(2) : [];
const isWanted = name => wanted.length === 0 || wanted.some(one => name.includes(one));

/** Returns what each storage reached: `{ postgres: { rates, p99 }, lowdb: … }`. */
export async function throughChannel() {
  const server = await startServer();
  const bridge = await ask('./servers/channel-bridge.js', { secret });
  const found = {};
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    row('', 'a second', 'best', 'CPU each', 'to plain');
    for (const [storage, place] of [
      ['postgres', { connectionString: server.connectionString }],
      ['prepared', { connectionString: server.connectionString, preparedStatements: true }],
      ['lowdb', {}],
    ])
      found[storage] = await measure(storage, place, bridge, storage === 'lowdb' ? {} : { client });
  } finally {
    await end(bridge.child);
    await client.end();
    await server.stop();
    await agent.close();
  }
  return found;
}

const cases = [
  ['bridge, 1 instance', 'bridge', 1, sending],
  ['bridge, 20 instances', 'bridge', 20, sending],
  ['simulated, 1 instance', 'simulated', 1, sending],
  ['incoming, 1 instance', 'bridge', 1, receiving],
  ['incoming, 20 instances', 'bridge', 20, receiving],
];

async function measure(storage, place, bridge, more) {
  const at = { ...place, url: bridge.answer.url, secret };
  const rates = {};
  let plain = null;
  if (isWanted(`${storage}: plain`)) {
    const bare = await ask('./servers/channel-bare.js', { ...at, schema: `${storage}_bare` });
    plain = await best(() => sending({ ...bare, ...more }, ['bare']));
    row(`${storage}: plain`, ...plain.shown);
    await end(bare.child);
  }
  for (const [index, [name, driver, count, act]] of cases.entries()) {
    const whole = `${storage}: ${name}`;
    if (!isWanted(whole)) continue;
    const ours = await opened({ ...at, schema: `${storage}_${index}`, driver, count });
    const instances = Array.from({ length: count }, (_, number) => `ins_${number}`);
    const { rate, shown } = await best(() => act({ ...ours, ...more }, instances, bridge));
    rates[name] = rate;
    const toPlain = act === sending && plain !== null ? times(rate / plain.rate) : '';
    row(whole, ...shown, toPlain);
    await end(ours.child);
  }
  if (!isWanted(`${storage}: lag`)) return { rates, p99: null };
  const ours = await opened({ ...at, schema: `${storage}_lag`, driver: 'bridge', count: 1 });
  const found = await lags(ours, bridge);
  for (const [name, all] of Object.entries(found))
    row(`${storage}: lag ${name}`, ...[0.5, 0.99].map(part => milliseconds(quantile(all, part))));
  await end(ours.child);
  return { rates, p99: quantile(found['to the bridge'], 0.99) };
}

/** Starts our server, whose instances are all open then. */
async function opened(instruction) {
  const ours = await ask('./servers/channel-ours.js', instruction);
  for (;;) {
    const { data } = await request(ours, 'GET', '/api/v1/instances');
    if (data.every(({ state }) => state === 'open')) return ours;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

async function best(act) {
  const found = [];
  await act();
  for (let round = 0; round < rounds; round += 1) found.push(await act());
  const all = found.map(({ rate }) => rate).sort((one, other) => one - other);
  const rate = all.at(-1);
  const cpu = Math.min(...found.map(one => one.cpu));
  return { rate, shown: [all.map(whole).join(' '), whole(rate), `${(cpu / 1_000).toFixed(2)} ms`] };
}

/** Sends messages in many chats, and waits until none is queued. */
async function sending(server, instances) {
  const before = await cpuOf(server);
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < each) {
        const number = next;
        next += 1;
        await send(server, instances[number % instances.length], number);
      }
    }),
  );
  for (const instance of instances)
    while ((await request(server, 'GET', `${pathOf(instance)}?state=queued&limit=1`)).data.length > 0)
      await new Promise(resolve => setTimeout(resolve, 10));
  const time = performance.now() - started;
  return { rate: (each / time) * 1_000, cpu: ((await cpuOf(server)) - before) / each };
}

async function receiving(server, instances, bridge) {
  const before = await cpuOf(server);
  bridge.child.send({ receive: { instances, chats, each, concurrency } });
  const [{ seconds: time }] = await once(bridge.child, 'message');
  return { rate: each / time, cpu: ((await cpuOf(server)) - before) / each };
}

/** The times from a request to the bridge, and until the event with its status is told, at 20 messages a second. */
async function lags(server, bridge) {
  const told = new Map();
  const stream = await agent.request({
    origin: server.answer.url,
    path: '/api/v1/instances/ins_0/events',
    method: 'GET',
    headers: { authorization: `Bearer ${server.answer.key}` },
  });
  let rest = '';
  stream.body.setEncoding('utf8').on('error', () => {});
  stream.body.on('data', chunk => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const id = line.includes('"state":"sent"') ? /"message_id":"([\w-]+)"/.exec(line)?.[1] : undefined;
      if (id !== undefined && !told.has(id)) told.set(id, process.hrtime.bigint());
    }
  });
  const begun = new Map();
  const sent = [];
  const period = 50;
  const started = performance.now();
  for (let number = 0; number < (seconds * 1_000) / period; number += 1) {
    await new Promise(resolve => setTimeout(resolve, started + number * period - performance.now()));
    const at = process.hrtime.bigint();
    sent.push(send(server, 'ins_0', number).then(({ data }) => begun.set(data.id, at)));
  }
  await Promise.all(sent);
  while (told.size < begun.size) await new Promise(resolve => setTimeout(resolve, 20));
  bridge.child.send('arrived');
  const [{ arrived }] = await once(bridge.child, 'message');
  stream.body.destroy();
  const since = to => [...begun].map(([id, at]) => Number(to.get(id) - at) / 1e6).slice(20);
  return { 'to the bridge': since(arrived), 'until it is told': since(told) };
}

const pathOf = instance => `/api/v1/instances/${instance}/messages`;
const send = (server, instance, number) =>
  request(server, 'POST', pathOf(instance), { to: `+49${1_000 + (number % chats)}`, text });

async function request({ answer: { url, key } }, method, path, content) {
  const body = content === undefined ? undefined : JSON.stringify(content);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await agent.request({ origin: url, path, method, headers, body });
  const answer = await response.body.text();
  if (response.statusCode >= 300) throw new Error(answer);
  return JSON.parse(answer);
}

/** The CPU time of a server, and of the processes of PostgreSQL that work for it where Linux tells, in microseconds. */
async function cpuOf({ child, client }) {
  child.send('cpu');
  const [{ cpu }] = await once(child, 'message');
  if (client === undefined || !existsSync('/proc/self/stat')) return cpu;
  const { rows } = await client.query(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  );
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return cpu + ticks.reduce((sum, one) => sum + one, 0) * 10_000;
}

const quantile = (values, part) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await throughChannel();
