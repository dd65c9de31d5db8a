/** Every filter in the operation table chooses among the records of the fixtures: one that is declared and ignored fails here. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { JsonSchema } from '../../src/generated/schemas.ts';
import type { Operation } from '../../src/group/operation.ts';
import { operations } from '../built-in.ts';
import { type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { atEnd } from '../runner/at-end.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { goodCalls, requestOf } from './calls.ts';
import { ask, parametersOf, resolved } from './parameters.ts';

const test = suiteOf('Every filter', { isLong: true });

/** Calls an operation as far as its list goes. */
function list(base: string, operation: Operation, chosen: Readonly<Record<string, string>>) {
  const usual = Object.fromEntries(new URLSearchParams(goodCalls[operation.id]?.query));
  const whole = parametersOf(operation).some(([name]) => name === 'limit') ? { limit: '100' } : {};
  return ask(base, operation, { query: String(new URLSearchParams({ ...usual, ...whole, ...chosen })) });
}

/** All texts and numbers in an answer. */
const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(valuesIn)
    : value === null
      ? []
      : [String(value)];

const owner = 'customer-7';

/** What schemas and answers do not say. */
const more: Readonly<Record<string, readonly string[]>> = {
  owner: [owner],
  key_id: ['key_demo_studio'],
  operation: ['listItems'],
  dark: ['ff0000'],
  light: ['ff0000'],
};

/** What may be asked for: the members of an enum, the bounds of a number, or what stands in the answer without the filter. */
function candidates(name: string, schema: JsonSchema, answer: RawAnswer): string[] {
  const { type, enum: members, minimum, maximum, examples } = resolved(schema);
  if (Array.isArray(members)) return members.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'integer') return [minimum, maximum, ...(Array.isArray(examples) ? examples : [])].map(String);
  const known = [...new Set(valuesIn(answer.json))].filter(text => text !== '' && text.length <= 200);
  return [...(more[name] ?? []), ...known];
}

/** How many records an answer lists, or `null` if it is no list. */
function countOf(json: unknown): number | null {
  const list = Object.values(Object(json)).find(Array.isArray);
  return list?.length ?? null;
}

/** Filters that a mock server over the fixtures cannot show, and the test that does. */
const elsewhere: Readonly<Record<string, string>> = {
  // A mock server has one domain.
  'checkSlug.domain': 'test/links/refusals.test.ts',
};

const paging = ['limit', 'cursor', 'page', 'per_page', 'after'];
/** Parameters of a read operation that choose, or change how the answer looks. */
const filters = operations
  .filter(({ method, raw }) => method === 'GET' && raw === undefined)
  .flatMap(operation =>
    parametersOf(operation)
      .filter(([name]) => !paging.includes(name))
      .filter(([name]) => !(`${operation.id}.${name}` in elsewhere))
      .filter(([name]) => !new URLSearchParams(goodCalls[operation.id]?.query).has(name))
      .map(([name, schema]) => ({ operation, name, schema })),
  );

/** Adds records of a second kind, so that each filter has something to leave out. Returns the id of a receiver of events. */
async function addMore(url: string): Promise<string> {
  const made = async (method: string, path: string, body?: object) => {
    const { status, json } = await send(
      `${url}/api/v1${path}`,
      requestOf(method, body === undefined ? {} : { body }, secrets.studio),
    );
    assert.ok(status < 300, `${path}: ${JSON.stringify(json)}`);
    return json.data as { id: string; secret: string; hook: { id: string } };
  };
  await made('POST', '/webhooks/ep_local/test');
  const { id, secret } = await made('POST', '/keys', {
    name: 'Of one owner',
    owner,
    scopes: ['marketplace:read'],
  });
  await send(`${url}/api/items/all`, requestOf('GET', {}, secret));
  const { hook } = await made('POST', '/automation/hooks', {
    target_url: 'http://127.0.0.1:4001/',
    event_type: 'order.paid',
  });
  await made('POST', '/automation/publish', { type: 'order.paid', data: { order: 42 } });
  const instance = await made('POST', '/instances', { name: 'Second', driver: 'simulated' });
  await made('POST', `/instances/${instance.id}/connect`, {});
  // Requests are listed a moment later.
  await until(async () => {
    const requests = await send(`${url}/api/v1/requests`, requestOf('GET', {}, secrets.studio));
    return requests.text.includes(id);
  });
  return hook.id;
}

test('that is shown by another test has a parameter, and that test', async () => {
  const names = operations.flatMap(operation =>
    parametersOf(operation).map(([name]) => `${operation.id}.${name}`),
  );
  for (const [filter, file] of Object.entries(elsewhere)) {
    assert.ok(names.includes(filter), filter);
    assert.ok((await readFile(file, 'utf8')).includes(`${filter.split('.')[1]}=`), file);
  }
});

for (const [storage, open] of eachStorage(storages)) {
  let started: Promise<{ url: string; receiver: string }> | undefined;
  /** The filters only read: one mock server is enough for them. */
  const start = () => {
    started ??= open(close => void atEnd.push(close)).then(async ({ url }) => ({
      url,
      receiver: await addMore(url),
    }));
    return started;
  };

  for (const { operation, name, schema } of filters)
    test(`${name} of ${operation.id} changes the answer, on ${storage}`, async () => {
      const { url, receiver } = await start();
      const whole = await list(url, operation, {});
      assert.equal(whole.status, 200);
      const found: string[] = [];
      for (const value of [receiver, ...candidates(name, schema, whole)]) {
        const { status, text, json } = await list(url, operation, { [name]: value });
        // A filter that is broken may find nothing, or all.
        if (status === 200 && text !== whole.text && countOf(json) !== 0) found.push(text);
        if (found.length > 0) break;
      }
      assert.equal(found.length, 1, 'no value that the fixtures can show chooses some records');
    });
}

test.run();
