/** Rules for every event in the tables: new ones are covered when they are declared. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mock } from '../../mock-server/index.ts';
import { events, operations } from '../built-in.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { until } from '../until.ts';
import { goodCalls, requestOf } from './calls.ts';
import { ask } from './parameters.ts';
import { assertFits } from './schemas.ts';

const test = suiteOf('Every event');

/** The texts in a value, with their positions. */
function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}/${name}`));
}

test('has a unique type', () => {
  assert.equal(new Set(events.map(({ type }) => type)).size, events.length);
});

for (const { type, schema, example } of events) {
  test(`${type} names its group, and what happened`, () => assert.match(type, /^[a-z]+(\.[a-z_]+)+$/));

  test(`${type} has an example that matches its schema`, () => assertFits(schema ?? '', example));

  test(`${type} has an example with a value in each field`, () => {
    const empty = textsIn(example).filter(([, text]) => text === '');
    assert.deepEqual(empty, []);
  });
}

const schemas: Readonly<Record<string, string>> = Object.fromEntries(
  events.map(one => [one.type, one.schema ?? '']),
);

/** An operation whose valid call emits the event, or what else does. */
type Cause = string | ((mock: Mock) => unknown);

const at = '+4915112345601';
const follow = (mock: Mock) => fetch(`${mock.url}/l/spring`, { redirect: 'manual' });

const causes: Readonly<Record<string, Cause>> = {
  'key.created': 'createKey',
  'key.updated': 'changeKey',
  'key.rotated': 'rotateKey',
  'key.revoked': 'revokeKey',
  'link.created': 'createLink',
  'link.updated': 'changeLink',
  'link.deleted': 'deleteLink',
  'link.clicked': follow,
  'link.listed': 'listLinks',
  'webhook.test': 'testWebhook',
  // Connecting changes nothing if the instance has opened meanwhile.
  'instance.status': 'restartInstance',
  'instance.qr': async mock => {
    const { id } = await v1<{ id: string }>(mock, 'POST', '/instances', {
      name: 'Unpaired',
      driver: 'simulated',
    });
    await v1(mock, 'POST', `/instances/${id}/connect`, {});
  },
  'message.received': mock => mock.messaging.receive('ins_demo', { from: at, text: 'Hello' }),
  'message.status': 'sendMessage',
  'message.updated': 'editMessage',
  'message.reaction': 'reactToMessage',
  'group.updated': 'renameGroup',
  'group.participants': 'changeParticipants',
  'contact.updated': 'changeContact',
};

/** Events for which time must pass or something must fail first, and the test that makes them. */
const elsewhere: Readonly<Record<string, string>> = {
  'link.expired': 'test/links/events.test.ts',
  'webhook.delivery.exhausted': 'test/webhooks/outcome.test.ts',
  'webhook.endpoint.paused': 'test/webhooks/outcome.test.ts',
  'webhook.endpoint.recovered': 'test/webhooks/outcome.test.ts',
  'automation.published': 'test/automation/as-webhooks.test.ts',
  'instance.health': 'test/messaging/http/health.test.ts',
};

const v1 = async <Data>({ url }: Mock, method: string, path: string, body?: object) => {
  const { json } = await send(
    `${url}/api/v1${path}`,
    requestOf(method, body ? { body } : {}, secrets.studio),
  );
  return json.data as Data;
};

function call({ url }: Mock, id: string) {
  const operation = operations.find(one => one.id === id);
  assert.ok(operation !== undefined, id);
  const { query, body } = goodCalls[id] ?? {};
  return ask(url, operation, { ...(query && { query }), ...(body && { body }) });
}

test('is emitted by something that a test names', async () => {
  const named = [...Object.keys(causes), ...Object.keys(elsewhere)];
  assert.deepEqual(named.sort(), events.map(({ type }) => type).sort());
  for (const [type, file] of Object.entries(elsewhere))
    assert.ok((await readFile(file, 'utf8')).includes(type), `${type} in ${file}`);
});

/** Files that name an event besides its declaration and one that emits it, and why. */
const more: Readonly<Record<string, readonly string[]>> = {
  // The example of a payload that a program verifies.
  'key.created': [
    'console/sections/webhooks/pages/verification.ts',
    'console/sections/webhooks/pages/webhook.ts',
  ],
  // A test says nothing about what webhooks are sent else.
  'webhook.test': ['console/sections/webhooks/pages/webhook.ts', 'webhooks/skip.ts'],
};

test('stands in two files of the source: where it is declared, and where it is emitted', async () => {
  const entries = await readdir('src', { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name).slice('src/'.length))
    .filter(file => !/^(?:generated|testing)\//.test(file));
  const sources = await Promise.all(
    files.map(async file => {
      const text = await readFile(join('src', file), 'utf8');
      return [file, text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')] as const;
    }),
  );
  for (const { type } of events) {
    const naming = sources.filter(([, text]) => text.includes(`'${type}'`)).map(([file]) => file);
    const own = naming.filter(file => !more[type]?.includes(file));
    assert.ok(own.length <= 2, `${type}: ${own.join(', ')}`);
    assert.equal(naming.length - own.length, more[type]?.length ?? 0, type);
  }
});

for (const [type, cause] of Object.entries(causes))
  test(`${type} is emitted ${typeof cause === 'string' ? `by ${cause}` : 'when it happens'}`, async cleanup => {
    const mock = await mockFor(cleanup);
    const { endpoint } = await v1<{ endpoint: { id: string } }>(mock, 'POST', '/webhooks', {
      url: 'http://127.0.0.1:4001/',
      event_types: [type],
    });
    // A test is sent to its webhook only.
    const own = type === 'webhook.test' ? 'ep_local' : endpoint.id;
    if (typeof cause === 'string') assert.ok((await call(mock, cause)).status < 300);
    else await cause(mock);
    const path = `/webhook-deliveries?event_type=${type}&endpoint_id=${own}`;
    const sent = () => v1<{ id: string }[]>(mock, 'GET', path);
    await until(async () => (await sent()).length > 0);
    const [delivery] = await sent();
    const { payload } = await v1<{ payload: string }>(mock, 'GET', `/webhook-deliveries/${delivery?.id}`);
    assertFits(schemas[type] ?? '', JSON.parse(payload).data);
  });

test.run();
