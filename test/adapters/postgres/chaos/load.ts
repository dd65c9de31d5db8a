/** What fifty clients do all the time, and what they have been promised. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { ingrid, Person } from '../../../console/client.ts';
import { type RawAnswer, type RawRequest, secrets, send } from '../../../helper.ts';
import { chrome } from '../../../links/service.ts';
import { until, within } from '../../../until.ts';

/** What was acknowledged, by kind. */
interface Promised {
  readonly keys: string[];
  readonly links: string[];
  /** The id of the event, by its Idempotency-Key. */
  readonly events: Map<string, string>;
  readonly orders: string[];
  /** For an ordered webhook: each was acknowledged before the next one was published. */
  readonly turns: string[];
  readonly messages: Map<string, string>;
  clicks: number;
  limited: number;
}

interface PreparedLink {
  readonly id: string;
  readonly slug: string;
}

export interface Prepared {
  readonly plain: PreparedLink;
  readonly limited: PreparedLink;
  readonly instanceId: string;
}

export type Load = ReturnType<typeof loadOf>;

/**
 * `start`: the start of all names that are made up here. `mayBreak`: the host is killed meanwhile, and a request without
 * an answer is like one that got 503. `pause`: how long a client waits after 503, in milliseconds. `only`: the kinds of
 * requests that clients send; all kinds if left out. `secret`: the key of the clients.
 */
export function loadOf(
  url: string,
  start: string,
  {
    mayBreak = false,
    pause = 0,
    only,
    secret = secrets.studio,
  }: { mayBreak?: boolean; pause?: number; only?: readonly string[]; secret?: string } = {},
) {
  const promised: Promised = {
    keys: [],
    links: [],
    events: new Map(),
    orders: [],
    turns: [],
    messages: new Map(),
    clicks: 0,
    limited: 0,
  };
  /** How often each kind of request had each status. */
  const statuses: Record<string, Record<number, number>> = {};
  const surprises = new Set<string>();
  let number = 0;
  const newName = () => {
    number += 1;
    return `${start}${number}`;
  };

  const ask = async (path: string, asked: RawRequest = {}): Promise<RawAnswer> => {
    try {
      const answer = await send(url + path, asked);
      if (pause > 0 && answer.status === 503) await setTimeout(pause);
      return answer;
    } catch (error) {
      if (!mayBreak) throw error;
      await setTimeout(20);
      const text = `temporarily unavailable: ${error}`;
      return { status: 503, headers: {}, text, bytes: Buffer.of(), json: {} };
    }
  };
  const api = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    ask(`/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const idOf = (answer: RawAnswer) => (answer.json.data as { id: string }).id;
  const person = new Person(`${url}/user/api`);

  /** Repeats a request with the same idempotency key, as a client does that wants to be sure. */
  async function untilTaken(kind: string, ask: () => Promise<RawAnswer>): Promise<RawAnswer | null> {
    for (;;) {
      const answer = noted(kind, await ask());
      if (answer.status < 300) return answer;
      if (answer.status !== 503 || hasEnded) return null;
    }
  }

  function noted(kind: string, answer: RawAnswer): RawAnswer {
    const counts = statuses[kind] ?? {};
    statuses[kind] = counts;
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    if (answer.status !== 503 && !usual[kind]?.includes(answer.status))
      surprises.add(`${kind}: ${answer.status} ${answer.text.slice(0, 200)}`);
    if (answer.status === 503 && !answer.text.includes('temporarily unavailable'))
      surprises.add(`${kind}: ${answer.text.slice(0, 200)}`);
    return answer;
  }

  let hasEnded = false;
  const usual: Record<string, readonly number[]> = {
    keys: [201],
    links: [201],
    events: [202],
    orders: [204],
    turns: [204],
    messages: [202],
    clicks: [302],
    limited: [302, 410],
    items: [200],
    purchases: [200],
    account: [200],
    models: [200],
    history: [200],
    'GET /links': [200],
    'console /settings': [200],
    'console /links': [200],
    'console /webhooks': [200],
  };

  const publishOrder = (kind: 'orders' | 'turns', type: string, id: string) =>
    untilTaken(kind, () => ask(`/orders?id=${id}&type=${type}`, { method: 'POST' }));
  let hasTurn = false;

  const kinds = (prepared: Prepared): Record<string, () => Promise<void>> => ({
    async keys() {
      const answer = noted(
        'keys',
        await api('POST', 'v1/keys', { name: newName(), scopes: ['models:read'] }),
      );
      if (answer.status === 201) promised.keys.push(idOf(answer));
    },
    async links() {
      const answer = noted('links', await api('POST', 'v1/links', { url: 'https://target.example/' }));
      if (answer.status === 201) promised.links.push(idOf(answer));
    },
    async events() {
      const name = newName();
      const answer = await untilTaken('events', () =>
        api('POST', 'v1/automation/publish', { type: 'a.b', data: { name } }, { 'idempotency-key': name }),
      );
      if (answer !== null) promised.events.set(name, idOf(answer));
    },
    async orders() {
      const id = newName();
      if ((await publishOrder('orders', 'order.paid', id)) !== null) promised.orders.push(id);
    },
    async turns() {
      // One client at a time: only what was acknowledged before the next one began has an order.
      if (hasTurn) return;
      hasTurn = true;
      const id = newName();
      const isTaken =
        (await publishOrder('turns', 'turn.taken', id).finally(() => {
          hasTurn = false;
        })) !== null;
      if (isTaken) promised.turns.push(id);
    },
    async messages() {
      const name = newName();
      const to = `+49151123456${String(number % 90).padStart(2, '0')}`;
      const answer = await untilTaken('messages', () =>
        api(
          'POST',
          `v1/instances/${prepared.instanceId}/messages`,
          { to, text: name },
          { 'idempotency-key': name },
        ),
      );
      if (answer !== null) promised.messages.set(name, idOf(answer));
    },
    async clicks() {
      const answer = noted(
        'clicks',
        await ask(`/l/${prepared.plain.slug}`, { headers: { 'user-agent': chrome } }),
      );
      if (answer.status === 302) promised.clicks += 1;
    },
    async limited() {
      const asked = ask(`/l/${prepared.limited.slug}`, { headers: { 'user-agent': chrome } });
      if (noted('limited', await asked).status === 302) promised.limited += 1;
    },
    items: async () => void noted('items', await api('GET', 'items/all')),
    account: async () => void noted('account', await api('GET', 'account/details')),
    models: async () => void noted('models', await api('GET', 'v1/models')),
    history: async () => void noted('history', await api('GET', 'v1/automation/history')),
    'GET /links': async () => void noted('GET /links', await api('GET', 'v1/links')),
    'console /settings': async () =>
      void noted('console /settings', await person.get('/workspaces/ws_studio/settings')),
    'console /links': async () =>
      void noted('console /links', await person.get('/workspaces/ws_studio/links')),
    'console /webhooks': async () =>
      void noted('console /webhooks', await person.get('/workspaces/ws_studio/webhooks')),
  });

  const chosen = (prepared: Prepared) =>
    Object.entries(kinds(prepared)).filter(([kind]) => only?.includes(kind) ?? true);

  return {
    api,
    /** Makes something before all this begins. */
    async made(path: string, body: object): Promise<{ id: string; slug: string }> {
      const answer = await api('POST', `v1/${path}`, body);
      assert.ok(answer.status < 300, answer.text);
      return answer.json.data as { id: string; slug: string };
    },
    promised,
    /** How many changes were acknowledged. */
    acknowledged: () =>
      promised.keys.length +
      promised.links.length +
      promised.events.size +
      promised.orders.length +
      promised.turns.length +
      promised.messages.size,
    /** How many requests got 503. */
    refused: () => Object.values(statuses).reduce((sum, counts) => sum + (counts[503] ?? 0), 0),
    statuses,
    surprises,
    logIn: async () => assert.equal((await person.logIn(ingrid)).status, 303),
    /** Starts the clients. The returned function ends them when what they have begun is over. */
    run(prepared: Prepared, clients: number): { end: () => Promise<void>; all: Promise<unknown> } {
      hasEnded = false;
      const list = chosen(prepared).map(([, ask]) => ask);
      const all = Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          for (let turn = client; !hasEnded; turn += 1)
            await list[turn % list.length]?.().catch(error => {
              // A page of the console that was not answered.
              if (!mayBreak || error.code === undefined) throw error;
            });
        }),
      );
      // Whoever waits for them is told.
      all.catch(() => {});
      return {
        all,
        end: async () => {
          hasEnded = true;
          await within(
            all,
            () => `the end of ${clients} clients, whose answers were ${JSON.stringify(statuses)}`,
          );
        },
      };
    },
    /** Asks each kind until it is answered as usual. */
    async isBack(prepared: Prepared): Promise<void> {
      hasEnded = false;
      for (const [kind, ask] of chosen(prepared)) {
        const before = () =>
          (usual[kind] ?? []).reduce((sum, status) => sum + (statuses[kind]?.[status] ?? 0), 0);
        const count = before();
        await until(
          async () => {
            await ask();
            return before() > count;
          },
          () => ({ kind, statuses: statuses[kind] }),
        );
      }
    },
  };
}

/** Makes what the clients need: a webhook and a hook to the receiver, two links and an open instance. */
export async function prepare({ api, made }: Load, target_url: string): Promise<Prepared> {
  await made('webhooks', { url: target_url, event_types: ['order.paid'] });
  await made('webhooks', { url: target_url, event_types: ['turn.taken'], ordered: true });
  await made('automation/hooks', { target_url, event_type: 'a.b' });
  const plain = await made('links', { url: 'https://target.example/' });
  const limited = await made('links', { url: 'https://target.example/', max_clicks: 200 });
  const instance = await made('instances', {
    name: 'Chaos',
    driver: 'simulated',
    settings: { pair_after: 0, answers: false },
  });
  await made(`instances/${instance.id}/connect`, {});
  await until(async () => {
    const { json } = await api('GET', `v1/instances/${instance.id}/state`);
    return (json.data as { state: string }).state === 'open';
  });
  return { plain, limited, instanceId: instance.id };
}
