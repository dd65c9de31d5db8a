/** The clock of a host jumps, as after a correction by hand or of a virtual machine. */
import assert from 'node:assert/strict';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept, listed, namesInFeed } from '../../adapters/postgres/chaos/promises.ts';
import type { Cleanup } from '../../helper.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { filePlace, folder, type Place, postgresPlace } from '../places.ts';
import { type Given, type Scenario, Skipped } from '../scenario.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const jumps = ['+1h', '+0', '-1h', '+0', '+1h', '-1h', '+0'];

/** The clock of a process that starts with `env`. */
async function fakeClock(cleanup: Cleanup) {
  if (!existsSync(library)) throw new Skipped('libfaketime is not on this machine');
  const clock = join(await folder(cleanup), 'clock');
  const setClock = (offset: string) => {
    writeFileSync(`${clock}.new`, offset);
    renameSync(`${clock}.new`, clock);
  };
  setClock('+0');
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, setClock };
}

/** `waits`: whether what was made before the clock went back waits until it has caught up. */
async function jumping(
  { cleanup, tell }: Given,
  { address, storage }: Place,
  { waits }: { waits: boolean },
): Promise<string> {
  const { env, setClock } = await fakeClock(cleanup);
  const host = await startHost(cleanup, address, storage, { env });
  const load: Load = loadOf(host.url, 'a');
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(load, url);
  await load.logIn();
  const running = load.run(prepared, 6);
  const arrived = () => new Set(received.map(({ body }) => JSON.parse(body).data.name));
  let slowest = 0;
  for (const jump of jumps) {
    const before = load.acknowledged();
    await until(() => load.acknowledged() > before + 10);
    setClock(jump);
    const begun = performance.now();
    // What was acknowledged before the jump, and what is acknowledged after it.
    const changed = load.acknowledged();
    await until(() => load.acknowledged() > changed + 20);
    tell(`${jump}, ${load.acknowledged()} acknowledged changes`);
    if (waits) continue;
    const { orders, events } = load.promised;
    const wanted = [...orders, ...events.keys()];
    const missing = () => wanted.filter(name => !arrived().has(name));
    await until(() => missing().length === 0, missing);
    slowest = Math.max(slowest, (performance.now() - begun) / 1_000);
  }
  if (waits) setClock('+1h');
  await running.end();
  assert.deepEqual([...load.surprises], []);
  await assertKept({ loads: [load], prepared, received });
  assert.equal(await host.stop(), 0);
  assert.deepEqual(host.complaints(), []);
  return `${jumps.length} jumps of one or two hours; ${load.acknowledged()} acknowledged changes, none lost, ${load.refused()} refused, all deliveries arrived${waits ? ' in the end' : ` at most ${slowest.toFixed(1)} s after a jump and twenty changes`}`;
}

/** How far ahead events are scheduled, in milliseconds of the clock on the wall. */
const ahead = 6_000;

/** `isOnTime`: whether events go by another clock than that of the host. */
async function scheduled(
  { cleanup, tell }: Given,
  { address, storage }: Place,
  { isOnTime }: { isOnTime: boolean },
): Promise<string> {
  const { env, setClock } = await fakeClock(cleanup);
  const arrivals = new Map<string, number[]>();
  const { url } = await receiver(cleanup, (_, res, { body }) => {
    const { name } = JSON.parse(body).data;
    arrivals.set(name, [...(arrivals.get(name) ?? []), Date.now()]);
    res.writeHead(204).end();
  });
  const host = await startHost(cleanup, address, storage, { env });
  const load = loadOf(host.url, 's');
  const { api, made } = load;
  await made('automation/hooks', { target_url: url, event_type: 'a.b' });
  const due = new Map<string, number>();
  for (const [round, jump] of jumps.entries()) {
    // Half of them before the jump, and half of them after it.
    for (const half of [0, 1]) {
      if (half === 1) setClock(jump);
      for (let number = 0; number < 5; number += 1) {
        const name = `s${round}-${half}-${number}`;
        const at = Date.now() + ahead;
        const deliver_at = new Date(at).toISOString();
        const { status, text } = await api('POST', 'v1/automation/publish', {
          type: 'a.b',
          data: { name },
          deliver_at,
        });
        assert.equal(status, 202, text);
        due.set(name, at);
      }
    }
    const fed = await namesInFeed(load);
    const early = fed.filter(name => (due.get(String(name)) ?? 0) > Date.now());
    if (isOnTime) assert.deepEqual(early, [], 'events that are in the feed early');
    tell(`${jump}, ${due.size} scheduled, ${arrivals.size} arrived`);
    await setTimeout(1_000);
  }
  const missing = () => [...due.keys()].filter(name => !arrivals.has(name));
  await until(() => missing().length === 0, missing);
  const lateness = [...due].map(([name, at]) => (arrivals.get(name)?.[0] ?? 0) - at);
  const again = [...arrivals.values()].filter(times => times.length > 1).length;
  const early = lateness.filter(late => late < 0).length;
  assert.equal(again, 0, 'events that arrived a second time');
  if (isOnTime) assert.equal(early, 0, 'events that arrived early');
  const stored = await listed<{ data: { name: string } }>(load, 'automation/history?');
  const times = stored.filter(({ data }) => due.has(data.name)).length;
  assert.equal(times, due.size, 'each is stored once');
  assert.equal(await host.stop(), 0);
  assert.deepEqual(host.complaints(), []);
  return `${jumps.length} jumps; ${due.size} events, each arrived once, ${early} early${isOnTime ? `, ${(Math.max(...lateness) / 1_000).toFixed(1)} s late at most` : ''}`;
}

const how = 'libfaketime moves the clock of a busy host by an hour or two, forward and back, seven times.';

const scheduleHow = `libfaketime moves the clock by an hour or two, seven times; before and after each jump, events are scheduled for ${ahead / 1_000} s later.`;

export const clocks: readonly Scenario[] = [
  {
    name: 'clock-file',
    promise:
      'When the clock jumps, requests go on and nothing is lost. After it has gone back, deliveries that were made before wait until it has caught up. A data file.',
    how,
    run: async given => jumping(given, await filePlace(given.cleanup), { waits: true }),
  },
  {
    name: 'clock-postgres',
    promise:
      'When the clock of a host jumps, changes and deliveries go on: leases follow the clock of PostgreSQL.',
    how,
    run: async given => jumping(given, await postgresPlace(given.cleanup), { waits: false }),
  },
  {
    name: 'schedule-file',
    promise:
      'A scheduled event arrives once, although the clock jumps before or after it is scheduled: by the clock of the host, so early after a jump forward. A data file.',
    how: scheduleHow,
    run: async given => scheduled(given, await filePlace(given.cleanup), { isOnTime: false }),
  },
  {
    name: 'schedule-postgres',
    promise:
      'A scheduled event arrives once, and never early, although the clock of the host jumps before or after it is scheduled: it goes by the clock of PostgreSQL.',
    how: scheduleHow,
    run: async given => scheduled(given, await postgresPlace(given.cleanup), { isOnTime: true }),
  },
];
