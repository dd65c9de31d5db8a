/** Hosts over one storage, and a receiver of what they send. */
import assert from 'node:assert/strict';
import { type Host, startHost } from '../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../adapters/postgres/chaos/load.ts';
import { assertKept } from '../adapters/postgres/chaos/promises.ts';
import type { Cleanup } from '../helper.ts';
import { type Received, receiver } from '../webhooks/receiver.ts';
import type { Place } from './places.ts';

interface Target {
  readonly url: string;
  readonly received: readonly Received[];
}

interface HostsOptions {
  readonly load?: Parameters<typeof loadOf>[2];
  /** What is different in the process of each. */
  readonly process?: Parameters<typeof startHost>[3];
  /** @default one that answers at once */
  readonly target?: Target;
}

/** `loads`: the clients of each, which are not started yet. */
export async function startHosts(
  cleanup: Cleanup,
  { address, storage }: Place,
  count: number,
  { load = {}, process = {}, target }: HostsOptions = {},
) {
  const { url, received } = target ?? (await receiver(cleanup));
  const hosts: Host[] = [];
  while (hosts.length < count) hosts.push(await startHost(cleanup, address, storage, process));
  const loads = hosts.map((host, number) => loadOf(host.url, 'ab'[number] ?? '', load));
  const [first] = loads as [Load];
  const prepared = await prepare(first, url);
  for (const { logIn } of loads) await logIn();
  return { hosts, loads, first, prepared, received, url };
}

type Started = Awaited<ReturnType<typeof startHosts>>;

/** Nothing that was acknowledged is lost, nothing else than an outage was told, and the hosts end in order. */
export async function finishHosts({
  hosts,
  loads,
  prepared,
  received,
}: Pick<Started, 'hosts' | 'loads' | 'prepared' | 'received'>): Promise<void> {
  for (const { surprises } of loads) assert.deepEqual([...surprises], []);
  await assertKept({ loads, prepared, received });
  await endHosts(hosts);
}

export async function endHosts(hosts: readonly Host[]): Promise<void> {
  for (const { stop } of hosts) assert.equal(await stop(), 0);
  assert.deepEqual(
    hosts.flatMap(({ complaints }) => complaints()),
    [],
  );
}

export const sumOf = (loads: readonly Load[], of: 'acknowledged' | 'refused'): number =>
  loads.reduce((sum, load) => sum + load[of](), 0);

/** The names of events, in the order in which each first arrived. */
export const namesIn = (received: readonly Received[]): string[] => [
  ...new Set(received.map(({ body }) => JSON.parse(body).data.name as string)),
];

/** How often an event arrived before one that was published earlier. */
export function descents(published: readonly string[], received: readonly Received[]): number {
  const places = new Map(published.map((name, place) => [name, place]));
  const arrived = namesIn(received).flatMap(name => places.get(name) ?? []);
  assert.equal(arrived.length, published.length, 'all have arrived');
  return arrived.filter((place, index) => index > 0 && place < (arrived[index - 1] ?? 0)).length;
}
