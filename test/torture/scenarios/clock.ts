/** The clock of a host jumps, as after a correction by hand or of a virtual machine. */
import assert from 'node:assert/strict';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept } from '../../adapters/postgres/chaos/promises.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { filePlace, folder, type Place, postgresPlace } from '../places.ts';
import { type Given, type Scenario, Skipped } from '../scenario.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const jumps = ['+1h', '+0', '-1h', '+0', '+1h', '-1h', '+0'];

/** `waits`: whether what was made before the clock went back waits until it has caught up. */
async function jumping(
  { cleanup, tell }: Given,
  { address, storage }: Place,
  { waits }: { waits: boolean },
): Promise<string> {
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

const how = 'libfaketime moves the clock of a busy host by an hour or two, forward and back, seven times.';

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
];
