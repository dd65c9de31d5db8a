/** Every field that an operation takes comes back, or changes the answer: one that is declared and dropped fails here. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Mock } from '../../mock-server/index.ts';
import type { Operation } from '../../src/group/operation.ts';
import { operations } from '../built-in.ts';
import { type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { goodCalls, requestOf } from './calls.ts';
import { candidates } from './candidates.ts';
import { ask, parametersOf } from './parameters.ts';

const test = suiteOf('Every field', { isLong: true });

const fields = operations
  .filter(({ method, raw }) => method !== 'GET' && raw === undefined)
  .flatMap(operation => parametersOf(operation).map(([name, schema]) => ({ operation, name, schema })));

type Field = (typeof fields)[number];

const to = '+4915112345601';
const future = new Date(Date.now() + 86_400_000).toISOString();
const [early, late] = ['2020-01-01T00:00:00Z', '2026-06-01T00:00:00Z'];
const { studio } = secrets;
const event = { type: 'order.paid', data: { id: 7 } };
const mapping = '{ "order": data.id }';
const filter = [{ field: 'data.id', equals: 7 }];
const misses = { field: 'data.id', equals: 8 };

/** Fields that do not come back as they were given: two bodies that differ in the field, and are answered differently. */
const pairs: Readonly<Record<string, readonly [object, object]>> = {
  'verifyKey.secret': [{ secret: studio }, { secret: 'mk_unknown' }],
  'verifyKey.scope': [
    { secret: studio, scope: 'links:read' },
    { secret: studio, scope: 'webhooks:own' },
  ],
  'createManyLinks.links': [{ links: [{ url: 'https://a.example' }] }, { links: [{ url: 'nowhere' }] }],
  'upsertLink.external_id': [
    { url: 'https://a.example', external_id: 'campaign-42' },
    { url: 'https://a.example', external_id: 'x' },
  ],
  'changeLink.keep_old_slug': [
    { slug: 'new', keep_old_slug: true },
    { slug: 'new', keep_old_slug: false },
  ],
  'rotateWebhookSecret.overlap_seconds': [{ overlap_seconds: 0 }, { overlap_seconds: 60 }],
  'rotateAutomationEndpoint.overlap_seconds': [{ overlap_seconds: 0 }, { overlap_seconds: 60 }],
  'replayFailedDeliveries.since': [{ since: early }, { since: late }],
  'replayWebhookDeliveries.delivery_ids': [
    { delivery_ids: ['msg_demo_failed_ep_demo'] },
    { delivery_ids: ['msg_x'] },
  ],
  'replayWebhookDeliveries.since': [{ since: early }, { since: late }],
  'replayWebhookDeliveries.until': [{ since: early }, { since: early, until: early }],
  'replayWebhookDeliveries.endpoint_id': [
    { since: early, endpoint_id: 'ep_demo' },
    { since: early, endpoint_id: 'ep_local' },
  ],
  'replayWebhookDeliveries.event_type': [{ since: early }, { since: early, event_type: 'link.clicked' }],
  'replayWebhookDeliveries.event_id': [
    { since: early, event_id: 'msg_demo_failed' },
    { since: early, event_id: 'msg_x' },
  ],
  'replayAutomationEvents.since': [{ since: early }, { since: late }],
  'replayAutomationEvents.until': [{ since: early }, { since: early, until: early }],
  'replayAutomationEvents.endpoint_id': [{ since: early }, { since: early, endpoint_id: 'ain_github' }],
  'replayAutomationEvents.type': [
    { since: early, type: 'order.paid' },
    { since: early, type: 'order.unknown' },
  ],
  'replayAutomationEvents.receiver_id': [{ since: early }, { since: early, receiver_id: 'hook_demo' }],
  'replayAutomationEvents.limit': [
    { since: early, limit: 1 },
    { since: early, limit: 2 },
  ],
  'replayAutomationEvent.receiver_id': [{}, { receiver_id: 'hook_demo' }],
  'tryAutomationRoute.event': [
    { event, mapping },
    { event: { type: 'order.paid', data: { id: 8 } }, mapping },
  ],
  'tryAutomationRoute.event_id': [{ event_id: 'evt_demo_paid' }, { event_id: 'evt_demo_push' }],
  'tryAutomationRoute.sources': [{ event }, { event, sources: ['ain_demo'] }],
  'tryAutomationRoute.event_types': [{ event }, { event, event_types: ['github.*'] }],
  'tryAutomationRoute.filter': [{ event }, { event, filter: [misses] }],
  'tryAutomationRoute.filter_match': [
    { event, filter: [...filter, misses], filter_match: 'any' },
    { event, filter: [...filter, misses], filter_match: 'all' },
  ],
  'tryAutomationRoute.mapping': [{ event }, { event, mapping }],
  'tryAutomationRoute.event_type': [
    { event, event_type: 'subscription.renewed' },
    { event, event_type: 'order.paid' },
  ],
  'sendMessage.to': [
    { to, text: 'x' },
    { to: '+4915112345602', text: 'x' },
  ],
  'sendMessage.media': [
    { to, text: 'x' },
    { to, media: { media_id: 'med_demo_receipt' } },
  ],
  'sendMessage.location': [
    { to, text: 'x' },
    { to, location: { latitude: 52.5, longitude: 13.3 } },
  ],
  'sendMessage.contact': [
    { to, text: 'x' },
    { to, contact: { name: 'Mara', addresses: [to] } },
  ],
  'sendMessage.poll': [
    { to, text: 'x' },
    { to, poll: { question: 'When?', options: ['Monday', 'Tuesday'] } },
  ],
  'sendMessage.send_at': [
    { to, text: 'x' },
    { to, text: 'x', send_at: future },
  ],
  'createGroup.participants': [
    { name: 'x', participants: [to] },
    { name: 'x', participants: ['+4915112345602'] },
  ],
  'setGroupPicture.media_id': [{ media_id: null }, { media_id: 'med_demo_photo' }],
  'changeParticipants.action': [
    { action: 'remove', participants: [to] },
    { action: 'demote', participants: [to] },
  ],
  'changeParticipants.participants': [
    { action: 'remove', participants: [to] },
    { action: 'remove', participants: ['+4915112345603'] },
  ],
  'getInviteLink.renew': [{ renew: false }, { renew: true }],
  'checkAddresses.addresses': [{ addresses: [to] }, { addresses: [to, '+4915112345602'] }],
  ...Object.fromEntries(
    ['create', 'upsert', 'change'].map(verb => [
      `${verb}Link.password`,
      [{ url: 'https://a.example' }, { url: 'https://a.example', password: 'open sesame' }],
    ]),
  ),
  ...Object.fromEntries(
    ['create', 'change'].map(verb => [
      `${verb}AutomationEndpoint.verification`,
      [
        { name: 'x', event_type: 'order.paid', verification: null },
        { name: 'x', event_type: 'order.paid', verification: { scheme: 'github', secret: 'of the sender' } },
      ],
    ]),
  ),
};

/** Fields whose effect an answer does not show, and the test that does. */
const elsewhere: Readonly<Record<string, string>> = {
  'verifyKey.address': 'test/keys/verify.test.ts',
  'rotateKey.overlap_seconds': 'test/keys/keys.test.ts',
  // A mock server has one domain.
  'createLink.domain': 'test/links/refusals.test.ts',
  'upsertLink.domain': 'test/links/refusals.test.ts',
  'changeLink.domain': 'test/links/refusals.test.ts',
  'changeLink.remove_aliases': 'test/links/quarantine.test.ts',
  'replayAutomationEvents.cursor': 'test/automation/replays.test.ts',
  'changeAutomationRoute.hooks': 'test/automation/routes.test.ts',
  'createInstance.settings': 'test/messaging/http/instances.test.ts',
  'connectInstance.method': 'test/messaging/http/instances.test.ts',
  'readChat.up_to': 'test/messaging/http/people.test.ts',
  'showTyping.typing': 'test/messaging/http/people.test.ts',
};

test('that is shown by another test exists, and so does the test', async () => {
  for (const [field, file] of Object.entries(elsewhere)) {
    const [id, name = ''] = field.split('.');
    assert.ok(
      fields.some(one => one.operation.id === id && one.name === name),
      field,
    );
    assert.match(await readFile(file, 'utf8'), new RegExp(`\\b${name}\\b`), file);
  }
});

/** Whether a value stands anywhere in an answer under this name. */
function holds(json: unknown, name: string, value: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(
    ([key, inner]) => (key === name && isDeepStrictEqual(inner, value)) || holds(inner, name, value),
  );
}

/** An answer without what is new in each: times, ids, secrets and ports. */
const plain = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/\b(mk|lnk|ain|whsec|mi|msg|grp|ins|key|evt)_(?!demo)[\w+/=-]+/g, '<$1>')
    .replaceAll(/127\.0\.0\.1:\d+/g, '<host>');

const isRead = (other: Operation) => other.method === 'GET' && other.raw === undefined;
const withParams = (path: string, { id }: Operation, own = '') =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => goodCalls[id]?.params?.[name] ?? own);

/** The answer of the operation that lists the records of the one that was made or changed, or `null` if there is none. */
async function listBack(base: string, operation: Operation) {
  const path = operation.method === 'POST' ? operation.path : operation.path.replace(/\/:\w+$/, '');
  const list = operations.find(other => isRead(other) && other.path === path && path !== '');
  if (list === undefined) return null;
  const isPaged = parametersOf(list).some(([name]) => name === 'limit');
  const to = `${withParams(path, operation)}${isPaged ? '?limit=100' : ''}`;
  return send(`${base}${to}`, requestOf('GET', {}, secrets.studio));
}

/** The answer of the operation that reads what the other has made or changed; its own answer, if there is none. */
async function readBack(base: string, operation: Operation, answer: RawAnswer) {
  const { path, method } = operation;
  const read = operations.find(
    other => isRead(other) && (method === 'POST' ? other.path.startsWith(`${path}/:`) : other.path === path),
  );
  if (read === undefined || read.path.slice(path.length + 1).includes('/')) return answer;
  const made: object = Object(answer.json.data);
  const own = [made, ...Object.values(made)].map(one => Object(one).id).find(one => one !== undefined);
  return send(
    `${base}${withParams(read.path, operation, String(own))}`,
    requestOf('GET', {}, secrets.studio),
  );
}

const bodyWithout = ({ id }: Operation, name: string): object => {
  const { [name]: _, ...rest } = (goodCalls[id]?.body ?? {}) as Record<string, unknown>;
  return rest;
};

/** One of the values comes back, and is not there without the field. */
async function comesBack(mock: Mock, { operation, name, schema }: Field): Promise<void> {
  const rest = bodyWithout(operation, name);
  const without = await ask(mock.url, operation, { body: rest });
  const answers: string[] = [];
  for (const value of candidates(name, schema)) {
    if (without.status < 300 && holds(without.json, name, value)) continue;
    await mock.reset();
    const answer = await ask(mock.url, operation, { body: { ...rest, [name]: value } });
    answers.push(`${JSON.stringify(value)}: ${answer.text}`);
    if (answer.status >= 300 || !holds(answer.json, name, value)) continue;
    const read = await readBack(mock.url, operation, answer);
    // A key that is changed so may lose the right to read itself.
    const isLocked = read.status === 401 || read.status === 403;
    assert.ok(isLocked || holds(read.json, name, value), `${JSON.stringify(value)}: read as ${read.text}`);
    const list = await listBack(mock.url, operation);
    // The first page of a long list may not have the record.
    const isListed = list !== null && !isLocked && list.json.next_cursor == null;
    assert.ok(
      !isListed || holds(list.json, name, value),
      `${JSON.stringify(value)}: listed as ${list?.text}`,
    );
    return;
  }
  assert.fail(`no value comes back: ${answers.join('\n')}`);
}

for (const field of fields) {
  const { operation, name } = field;
  const title = `${operation.id}.${name}`;
  if (title in elsewhere) continue;
  const pair = pairs[title];
  test(`${name} of ${operation.id} has an effect`, async cleanup => {
    const mock = await mockFor(cleanup);
    if (pair === undefined) return comesBack(mock, field);
    const one = await ask(mock.url, operation, { body: pair[0] });
    await mock.reset();
    const other = await ask(mock.url, operation, { body: pair[1] });
    assert.ok(one.status < 300 || other.status < 300, `${one.text} ${other.text}`);
    assert.notEqual(plain(one.text), plain(other.text));
  });
}

test.run();
