/** What a bridge may send: null and missing members, kinds that nobody knows, and errors that name the member. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signed } from '../../../src/messaging/drivers/bridge/client.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';

const test = suiteOf('Events of bridges', { isLong: true });
const at = '2026-03-14T09:26:53Z';
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const person = 'person@bridge';

let count = 0;

/** A connection over a bridge that gives these results for commands, and no file. */
async function connected(cleanup: Cleanup, result: unknown = null) {
  let who = { session: '', callback_url: '' };
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.url === '/connect') who = JSON.parse(text);
    const status = request.url?.startsWith('/media/') ? 503 : 200;
    response.writeHead(status).end(request.url === '/perform' ? JSON.stringify({ result, more: 1 }) : '{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const driver = bridge({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret });
  cleanup(() => driver.close?.());
  const session = new TestSession({ instanceId: 'ins_1', settings: {}, memory: null });
  cleanup(() => session.end());
  const connection = await driver.connect(session);
  const send = async (body: string) => {
    count += 1;
    const headers = signed(secret, `evt_${process.pid}_${count}`, body, Date.now());
    const answer = await fetch(who.callback_url, { method: 'POST', body, headers });
    const text = await answer.text();
    return { status: answer.status, error: text === '' ? null : (JSON.parse(text).error as string) };
  };
  const tell = (event: unknown) => send(JSON.stringify({ instance: 'ins_1', session: who.session, event }));
  return { session, connection, tell, send, name: () => who.session };
}

const message = (more: object = {}) => ({
  type: 'message',
  external_id: 'A',
  chat: person,
  chat_kind: 'direct',
  from: person,
  content: { kind: 'text', text: 'Hello' },
  at,
  ...more,
});

const events: readonly (readonly [object, readonly string[]])[] = [
  [message(), ['from_name', 'reply_to']],
  [message({ content: { kind: 'media', file: { ref: 'a' } } }), ['content/caption', 'content/file/name']],
  [message({ content: { kind: 'media', file: { ref: '...' } } }), []],
  [message({ content: { kind: 'location', latitude: 1, longitude: 2 } }), ['content/name']],
  [message({ content: { kind: 'poll', question: 'Q', options: ['A', 'B'] } }), ['content/multiple']],
  [{ type: 'status', external_id: 'A', state: 'read', at }, ['reason', 'chat']],
  [{ type: 'edited', external_id: 'A', content: { kind: 'text', text: 'B' }, at }, ['chat']],
  [{ type: 'deleted', external_id: 'A', at }, ['chat']],
  [{ type: 'reaction', external_id: 'A', from: person, at }, ['emoji', 'chat']],
  [{ type: 'memory' }, ['memory']],
  [{ type: 'closed', reason: 'R', retry: true }, ['logged_out']],
  [{ type: 'contact', address: person }, ['name', 'picture']],
  [
    { type: 'group', group: { address: 'g@groups', name: 'G' } },
    ['group/participants', 'group/picture', 'group/invite_link'],
  ],
];

/** The event with null in these places. */
function withNulls(event: object, places: readonly string[]): object {
  const copy = structuredClone(event) as Record<string, unknown>;
  for (const place of places) {
    const steps = place.split('/');
    const last = steps.pop() as string;
    let inner = copy;
    for (const step of steps) inner = inner[step] as Record<string, unknown>;
    inner[last] = null;
  }
  return copy;
}

for (const [event, places] of events)
  test(`null means the same as a missing member: ${JSON.stringify(event).slice(0, 60)} ${places[0]}`, async cleanup => {
    const { session, tell } = await connected(cleanup);
    assert.deepEqual(await tell(event), { status: 204, error: null });
    const [missing] = session.events.splice(0);
    assert.deepEqual(await tell(withNulls(event, places)), { status: 204, error: null });
    assert.deepEqual(session.events, missing === undefined ? [] : [missing]);
  });

test('an instance is logged out only if the bridge says so', async cleanup => {
  for (const [more, loggedOut] of [
    [{}, false],
    [{ logged_out: false }, false],
    [{ logged_out: true }, true],
  ] as const) {
    const { session, tell } = await connected(cleanup);
    await tell({ type: 'closed', reason: 'R', retry: true, ...more });
    assert.deepEqual(session.events, [{ type: 'closed', reason: 'R', retry: true, loggedOut }]);
  }
});

for (const [event, error] of [
  [message({ mood: 'good' }), 'event/mood is not a known field'],
  [message({ chat: undefined }), 'event/chat is required'],
  [message({ at: 'yesterday' }), /^event\/at must be/],
  [message({ content: { kind: 'text', text: 'A', bold: true } }), 'event/content/bold is not a known field'],
  [
    message({ content: { kind: 'media', file: { ref: 'a', url: 'b' } } }),
    'event/content/file/url is not a known field',
  ],
  ...['.', '..'].map(
    ref =>
      [
        message({ content: { kind: 'media', file: { ref } } }),
        'event/content/file/ref must be 1 to 200 letters, digits, underscores, dots and hyphens, and not . or .. alone',
      ] as const,
  ),
  [message({ content: { kind: 'text' } }), 'event/content/text is required'],
  [message({ content: { text: 'A' } }), 'event/content/kind is required'],
  [message({ content: null }), /^event\/content must be an object/],
  [{ type: 'left', group: 'g', at, why: 1 }, 'event/why is not a known field'],
  [{ type: 'deleted', external_id: 'A', chat: '', at }, /^event\/chat must/],
  [{ type: 'moved' }, /^event\/type must be one of pairing, open, closed, memory, message/],
  [{ type: 'constructor' }, /^event\/type must be one of/],
  [{}, /^event\/type must be one of/],
  [null, 'event must be an object'],
] as const)
  test(`an error names the member: ${String(error)}`, async cleanup => {
    const { session, tell } = await connected(cleanup);
    const answer = await tell(event);
    assert.equal(answer.status, 400);
    if (typeof error === 'string') assert.equal(answer.error, error);
    else assert.match(answer.error ?? '', error);
    assert.deepEqual(session.events, []);
  });

test('an error names what is wrong with the whole body', async cleanup => {
  const { send, name } = await connected(cleanup);
  const rest = { instance: 'ins_1', session: name(), event: { type: 'left', group: 'g', at } };
  for (const [body, error] of [
    ['{"half', 'The body must be JSON'],
    ['[]', 'The body must be an object'],
    [JSON.stringify({ ...rest, workspace: 1 }), 'workspace is not a known field'],
    [JSON.stringify({ ...rest, session: 7 }), 'session must be a string'],
  ] as const)
    assert.deepEqual(await send(body), { status: 400, error });
});

test('what the bridge has no kind for is told as it came, to the digit', async cleanup => {
  const { session, send, name } = await connected(cleanup);
  const raw = '{ "kind": "sticker", "pack": 9007199254740993, "z": 1, "a": 2.0 }';
  const body = JSON.stringify(message()).replace('{"kind":"text","text":"Hello"}', raw);
  const answer = await send(`{"instance":"ins_1","session":"${name()}","event":${body}}`);
  assert.equal(answer.status, 204, answer.error ?? '');
  assert.deepEqual(session.of('message')[0]?.content, { kind: 'unsupported', type: 'sticker', raw });
});

test('events may begin with a byte order mark', async cleanup => {
  const { session, send, name } = await connected(cleanup);
  const body = JSON.stringify({ instance: 'ins_1', session: name(), event: message() });
  assert.deepEqual(await send(`\ufeff${body}`), { status: 204, error: null });
  assert.equal(session.of('message').length, 1);
});

test('long texts and names are told whole', async cleanup => {
  const { session, tell } = await connected(cleanup);
  const text = 'ü'.repeat(100_000);
  const name = `${'x'.repeat(300)}\n`;
  const answer = await tell(message({ from_name: name, content: { kind: 'text', text } }));
  assert.equal(answer.status, 204, answer.error ?? '');
  const [reported] = session.of('message');
  assert.deepEqual([reported?.content, reported?.fromName], [{ kind: 'text', text }, name]);
});

const timed = [
  message(),
  { type: 'pairing', method: 'qr', text: 'scan me' },
  { type: 'status', external_id: 'A', state: 'read', at },
  { type: 'edited', external_id: 'A', content: { kind: 'text', text: 'B' }, at },
  { type: 'deleted', external_id: 'A', at },
  { type: 'reaction', external_id: 'A', from: person, at },
  { type: 'left', group: 'g@groups', at },
];

for (const event of timed) {
  const [member, reported] = event.type === 'pairing' ? ['expires_at', 'expiresAt'] : ['at', 'at'];
  test(`a time of ${event.type} may have any offset and up to nine digits of a second`, async cleanup => {
    const { session, tell } = await connected(cleanup);
    for (const [written, stored] of [
      ['2026-11-23T10:00:00+00:00', '2026-11-23T10:00:00Z'],
      ['2026-11-23T10:00:00.123456+00:00', '2026-11-23T10:00:00.123Z'],
      ['2026-11-23T10:00:00.987654321Z', '2026-11-23T10:00:00.987Z'],
      ['2026-11-23T10:00:00-05:30', '2026-11-23T15:30:00Z'],
    ]) {
      assert.deepEqual(await tell({ ...event, [member]: written }), { status: 204, error: null });
      const [one] = session.events.splice(0) as unknown as Record<string, unknown>[];
      assert.equal(one?.[reported], stored, written);
    }
    for (const written of [
      '2026-02-30T10:00:00+00:00',
      '2026-11-23T10:00:00',
      '2026-11-23T24:00:00+00:00',
      0,
    ])
      assert.match(
        (await tell({ ...event, [member]: written })).error ?? '',
        new RegExp(`^event/${member} must be`),
      );
  });
}

test('the events with a time are those of the schemas', async () => {
  const folder = new URL('../../../schemas/messaging/bridge/', import.meta.url);
  const withTime: string[] = [];
  for (const file of await readdir(folder)) {
    const text = await readFile(new URL(file, folder), 'utf8');
    if (text.includes('timestamp.json')) withTime.push(file.replace(/^event-|\.json$/g, ''));
  }
  assert.deepEqual(withTime.sort(), timed.map(({ type }) => type).sort());
});

const asked = { name: 'Team', addresses: [person] };
const members = [{ address: person, role: 'member' }];

for (const [result, group] of [
  [
    { address: 'g@groups', name: 'Team!', participants: [], extra: 1, picture: null, invite_link: null },
    { address: 'g@groups', name: 'Team!', participants: [] },
  ],
  [{ address: 'g@groups' }, { address: 'g@groups', name: 'Team', participants: members }],
  [
    { address: 'g@groups', name: 7, participants: 'all', invite_link: 'no link' },
    { address: 'g@groups', name: 'Team', participants: members },
  ],
  [
    { address: 'g@groups', picture: { ref: 'none' } },
    { address: 'g@groups', name: 'Team', participants: members },
  ],
] as const)
  test(`a group that the bridge has made is one, whatever else it says: ${JSON.stringify(result)}`, async cleanup => {
    const { connection, session } = await connected(cleanup, result);
    const made = await connection.perform('group.create', asked, { signal: AbortSignal.timeout(90_000) });
    assert.deepEqual(made, group);
    assert.equal(session.reported.length, 'picture' in result && result.picture !== null ? 1 : 0);
  });

test('a group without an address was perhaps not made', async cleanup => {
  const { connection } = await connected(cleanup, { name: 'Team' });
  await assert.rejects(
    connection.perform('group.create', asked, { signal: AbortSignal.timeout(90_000) }),
    /the result of the bridge for group.create is not valid/,
  );
});

test.run();
