/** Whether everything that was acknowledged is there, and no more often than it should be. */
import assert from 'node:assert/strict';
import type { WholeRepository } from '../../../../src/index.ts';
import { until } from '../../../until.ts';
import type { Received } from '../../../webhooks/receiver.ts';
import type { Load, Prepared } from './load.ts';

const studio = 'ws_studio';

interface Given {
  readonly loads: readonly Load[];
  readonly prepared: Prepared;
}

/** Looks through the API of the hosts. */
export async function assertKept({
  loads,
  prepared: { instanceId },
  received,
}: Given & { readonly received: readonly Received[] }): Promise<void> {
  for (const load of loads) {
    const { promised, api } = load;
    const find = async (path: string) => {
      const { status, text, json } = await api('GET', `v1/${path}`);
      assert.equal(status, 200, `${path}: ${text}`);
      return json.data as { readonly state?: string };
    };
    const keys = new Set((await listed<{ id: string }>(load, 'keys?')).map(({ id }) => id));
    assert.deepEqual(
      promised.keys.filter(id => !keys.has(id)),
      [],
      'keys that are not there',
    );
    for (const id of promised.links) await find(`links/${id}`);
    for (const id of promised.messages.values()) {
      const found = () => find(`instances/${instanceId}/messages/${id}`);
      await until(async () => (await found()).state !== 'queued', found);
    }
    const [first] = loads;
    assert.ok(first);
    const stored = await namesInFeed(first);
    for (const name of promised.events.keys())
      assert.equal(stored.filter(one => one === name).length, 1, `event ${name} is stored once`);
    const wanted = [...promised.events.keys(), ...promised.orders, ...promised.turns];
    const missing = () => {
      const arrived = idsByName(received);
      return wanted.filter(name => !arrived.has(name));
    };
    await until(() => missing().length === 0, missing);
    const turns = new Set(promised.turns);
    assert.deepEqual(
      [...idsByName(received).keys()].filter(name => turns.has(name)),
      promised.turns,
      'an ordered webhook gets events in their order',
    );
  }
  for (const [name, ids] of idsByName(received))
    assert.equal(ids.size, 1, `${name} is one event, however often it is sent`);
}

/** How many requests brought an event that had already arrived. */
export const sentAgain = (received: readonly Received[]): number =>
  received.length - idsByName(received).size;

/** The ids of the events that a receiver got, by the name in their data. */
function idsByName(received: readonly Received[]): Map<string, Set<unknown>> {
  const ids = new Map<string, Set<unknown>>();
  for (const { headers, body } of received) {
    const { name } = (JSON.parse(body) as { data: { name: string } }).data;
    ids.set(name, (ids.get(name) ?? new Set()).add(headers['webhook-id']));
  }
  return ids;
}

/** All records of a list, page by page. During an outage, it tries again. */
export async function listed<One>({ api }: Load, path: string): Promise<One[]> {
  const all: One[] = [];
  for (let cursor = ''; ; ) {
    const { status, text, json } = await api('GET', `v1/${path}limit=100${cursor && `&cursor=${cursor}`}`);
    if (status === 503) continue;
    assert.equal(status, 200, text);
    all.push(...(json.data as One[]));
    if (json.next_cursor === null) return all;
    cursor = encodeURIComponent(String(json.next_cursor));
  }
}

/** The names of the events in the feed. */
export async function namesInFeed({ api }: Load): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = [];
  for (let after = 0; ; ) {
    const { json } = await api('GET', `v1/automation/events?limit=1000&after=${after}`);
    const events = json.data as { sequence: number; data: { name?: string } }[];
    const last = events.at(-1);
    if (last === undefined) return names;
    names.push(...events.map(({ data }) => data.name));
    after = last.sequence;
  }
}

/** What is wrong with the numbers of clicks, after the hosts have stored all of them. */
export async function clicksMatch({
  repository,
  loads,
  prepared,
}: Given & { readonly repository: Pick<WholeRepository, 'links'> }): Promise<string[]> {
  const sum = (kind: 'clicks' | 'limited') => loads.reduce((all, { promised }) => all + promised[kind], 0);
  const clicksOf = async ({ id }: { readonly id: string }) =>
    (await repository.links.find(studio, id))?.clicks ?? 0;
  const plain = await clicksOf(prepared.plain);
  const limited = await clicksOf(prepared.limited);
  return [
    ...(plain === sum('clicks') ? [] : [`${sum('clicks')} redirects, ${plain} clicks`]),
    // A click whose outcome is unknown counts, but is not redirected.
    ...(limited >= sum('limited') && limited <= 200
      ? []
      : [`${sum('limited')} redirects, ${limited} limited`]),
  ];
}
