/** `kill -9` at random moments, also while a host starts. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept, listed, sentAgain } from '../../adapters/postgres/chaos/promises.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { filePlace, type Place, postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

/** Of each host. */
const clients = 16;

interface Killing {
  readonly kills: number;
  /** The kinds of requests. @default all */
  readonly only?: readonly string[];
  /** Looks for what else must be there. */
  readonly look?: (load: Load) => Promise<string>;
}

async function killed(
  { cleanup, tell }: Given,
  { address, storage }: Place,
  count: number,
  { kills, only, look }: Killing,
) {
  const ports: number[] = [];
  const hosts: Host[] = [];
  for (let number = 0; number < count; number += 1) {
    const port = await freePort();
    ports.push(port);
    hosts.push(await startHost(cleanup, address, storage, { port }));
  }
  const loads = hosts.map(({ url }, number) =>
    loadOf(url, 'ab'[number] ?? '', { mayBreak: true, ...(only && { only }) }),
  );
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(loads[0] as Load, url);
  for (const { logIn } of loads) await logIn();
  const running = loads.map(({ run }) => run(prepared, clients));
  const writes = () => loads.reduce((sum, { acknowledged }) => sum + acknowledged(), 0);
  let whileStarting = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = kill % count;
    const port = ports[victim] ?? 0;
    const before = writes();
    // Often among the first changes after a start, and often among many.
    await until(() => writes() > before + (kill % 2) * 20);
    await setTimeout(Math.random() * 500);
    await hosts[victim]?.kill();
    // Every third one is killed once more, while it starts.
    if (kill % 3 === 0 && kill < kills) {
      kill += 1;
      const killAfter = 100 + Math.random() * 700;
      await startHost(cleanup, address, storage, { port, killAfter }).then(
        ({ kill }) => kill(),
        () => {
          whileStarting += 1;
        },
      );
    }
    hosts[victim] = await startHost(cleanup, address, storage, { port });
    tell(`${kill} kills, ${writes()} acknowledged changes`);
  }
  for (const { end } of running) await end();
  for (const { isBack } of loads) await isBack(prepared);
  for (const { surprises } of loads) assert.deepEqual([...surprises], []);
  tell('looking for what was acknowledged');
  await assertKept({ loads, prepared, received });
  const found = await look?.(loads[0] as Load);
  for (const { stop } of hosts) assert.equal(await stop(), 0);
  assert.deepEqual(
    hosts.flatMap(({ complaints }) => complaints()),
    [],
  );
  const tried = `${kills} kills, ${whileStarting} of them before the host had started; ${writes()} acknowledged changes, none lost`;
  if (found !== undefined) return `${tried}; ${found}`;
  return `${tried}; ${received.length} deliveries arrived, ${sentAgain(received)} of them a second time, with the same id`;
}

/** Each link and key that there is has been made by a change, whether that was acknowledged or not. */
async function inAuditLog(load: Load): Promise<string> {
  const entries = await listed<{ operation: string; record_id: string | null }>(load, 'audit-log?');
  const known = new Set(entries.map(({ operation, record_id: id }) => `${operation} ${id}`));
  const made = async (
    path: string,
    operation: string,
    isOwn: (record: { name?: string; url?: string }) => boolean,
  ) =>
    (await listed<{ id: string; name?: string; url?: string }>(load, path))
      .filter(isOwn)
      .map(({ id }) => `${operation} ${id}`);
  const isOurs = ({ url }: { readonly url?: string }) => url === 'https://target.example/';
  const isKey = ({ name }: { readonly name?: string }) => /^[ab]\d+$/.test(name ?? '');
  const all = [...(await made('links?', 'createLink', isOurs)), ...(await made('keys?', 'createKey', isKey))];
  const missing = all.filter(one => !known.has(one));
  assert.deepEqual(missing, [], 'changes without an entry');
  assert.ok(all.length > 0);
  return `entries of ${all.length} stored changes, none lost`;
}

const auditing = { kills: 15, only: ['links', 'keys'], look: inAuditLog };
const auditPromise =
  'A change that is stored has its entry in the audit log, also if the process is killed right after it.';
const auditHow =
  '`kill -9` at random moments, a quarter of them during the start. 16 clients create links and keys';

const promise =
  'An acknowledged change survives `kill -9`, and its event arrives at least once, with one id. The next start needs no help.';
const load = '16 clients create keys, links, events and messages, read, and open pages of the console';

export const kills: readonly Scenario[] = [
  {
    name: 'kill-file',
    promise: `${promise} A data file.`,
    how: `\`kill -9\` at random moments, a quarter of them during the start. ${load}.`,
    run: async given => killed(given, await filePlace(given.cleanup), 1, given.options),
  },
  {
    name: 'kill-postgres',
    promise: `${promise} PostgreSQL.`,
    how: `\`kill -9\` at random moments, a quarter of them during the start, in turn of two processes over one database. Of each, ${load}.`,
    run: async given => killed(given, await postgresPlace(given.cleanup), 2, given.options),
  },
  {
    name: 'audit-file',
    promise: `${auditPromise} A data file.`,
    how: `${auditHow}.`,
    run: async given => killed(given, await filePlace(given.cleanup), 1, auditing),
  },
  {
    name: 'audit-postgres',
    promise: `${auditPromise} PostgreSQL.`,
    how: `${auditHow} at each of two processes, which are killed in turn.`,
    run: async given => killed(given, await postgresPlace(given.cleanup), 2, auditing),
  },
];
