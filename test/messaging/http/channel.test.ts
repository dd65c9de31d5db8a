/** What the channel does, seen over HTTP: refusals, silence, events, the door of the mock server, and secrets. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { Chat, Instance, Message } from '../../../src/generated/types.ts';
import { createMarketplace, createRouter } from '../../../src/index.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { messagingEvents } from '../../../src/messaging/events.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { type NewMessage, newMessage, type WholeRepository } from '../../../src/repository/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { house } from '../engine/house.ts';
import { clientOf, jonas, mara, sharedMock } from './service.ts';

const test = suiteOf('The channel over HTTP', { isLong: true });

const received = (instanceId: string, now: number): NewMessage =>
  newMessage({
    id: '',
    instance_id: instanceId,
    chat: mara,
    direction: 'in',
    from: mara,
    content: { kind: 'text', text: 'Hello' },
    state: 'delivered',
    created_at: new Date(now).toISOString(),
    delivered_at: new Date(now).toISOString(),
  });

const types = messagingEvents.map(({ type }) => type);

/** Serves a channel of a host, whose token is a secret, over a storage. */
async function withSms(
  cleanup: Cleanup,
  repository: WholeRepository,
  settings: Readonly<Record<string, unknown>>,
): Promise<string> {
  const sms = bridge({
    url: 'http://127.0.0.1:9',
    secret: `whsec_${'A'.repeat(32)}`,
    name: 'sms',
    settings,
    secrets: ['token'],
    keepsSecrets: ['sender'],
  });
  const { router, close } = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    messaging: { drivers: [sms], media: memoryMedia() },
  });
  cleanup(close);
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  return url;
}

test('refuses settings that its schema does not describe, at every depth, unless it says otherwise', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const url = await withSms(cleanup, repository, {
    type: 'object',
    properties: {
      token: { type: 'string' },
      sender: { type: 'object', properties: { name: { type: 'string' } } },
      labels: { type: 'object' },
      more: { type: 'object', properties: { a: {} }, additionalProperties: true },
    },
  });
  const bearer = { authorization: `Bearer ${secrets.studio}` };
  const create = async (settings: object) => {
    const body = { name: 'SMS', driver: 'sms', settings };
    const { status, json } = await post(`${url}/api/v1/instances`, body, bearer);
    return status === 201 ? 201 : json.msg;
  };
  for (const [settings, message] of [
    [{ tokn: 'secret' }, 'tokn is not a known field: did you mean token?'],
    [{ sender: { nam: 'x' } }, 'sender/nam is not a known field: did you mean name?'],
  ] as const)
    assert.equal(await create(settings), `Invalid request: settings/${message}`);
  assert.equal(await create({ token: 'x', labels: { any: 1 }, more: { any: 1 } }), 201);
  const { json } = await send(`${url}/api/v1/channels`, { headers: bearer });
  const [channel] = json.data as { settings: { additionalProperties: boolean } }[];
  assert.equal(channel?.settings.additionalProperties, false);
});

for (const [storage, open] of eachStorage(storages)) {
  const start = async (key?: string) => {
    const mock = await sharedMock(open);
    return { mock, ...clientOf(mock, key) };
  };

  test(`answers 502 when it refuses, which is no failure of ours, and 409 when the instance is not connected, on ${storage}`, async cleanup => {
    const failures: unknown[] = [];
    const mock = await open(cleanup, { onError: error => failures.push(error) });
    const { opened, group, contact, data, refused, reaches, sent } = clientOf(mock);
    const id = await opened();
    const { id: message } = await sent(id);
    const { id: groupId } = await group(id);
    const { id: contactId } = await contact(id);
    const at = `/instances/${id}`;
    const commands = [
      ['PATCH', `${at}/messages/${message}`, { text: 'A' }],
      ['DELETE', `${at}/messages/${message}`],
      ['PUT', `${at}/messages/${message}/reaction`, { emoji: '👍' }],
      ['DELETE', `${at}/messages/${message}/reaction`],
      ['POST', `${at}/chats/${encodeURIComponent(mara)}/typing`, {}],
      ['POST', `${at}/groups`, { name: 'G', participants: [mara] }],
      ['PATCH', `${at}/groups/${groupId}`, { name: 'H' }],
      ['PUT', `${at}/groups/${groupId}/picture`, { media_id: null }],
      ['POST', `${at}/groups/${groupId}/participants`, { action: 'remove', participants: [mara] }],
      ['POST', `${at}/groups/${groupId}/invite`, {}],
      ['POST', `${at}/groups/${groupId}/leave`],
      ['POST', `${at}/contacts/check`, { addresses: [mara] }],
      ['POST', `${at}/contacts/${contactId}/block`],
      ['POST', `${at}/contacts/${contactId}/unblock`],
      ['POST', `${at}/contacts/${contactId}/picture`],
    ] as const;
    mock.messaging.misbehave(id, { perform: 'fail' });
    for (const [method, path, body] of commands)
      await refused(
        method,
        path,
        502,
        /^The channel refused the request: The channel is not reachable$/,
        body,
      );
    mock.messaging.misbehave(id, null);
    await data('POST', `${at}/logout`);
    await reaches(id, 'closed');
    for (const [method, path, body] of commands)
      await refused(method, path, 409, /^The instance is not connected: its state is closed$/, body);
    assert.equal((await data<Message>('GET', `${at}/messages/${message}`)).deleted_at, null);
    assert.equal((await data<{ left_at: null }>('GET', `${at}/groups/${groupId}`)).left_at, null);
    assert.deepEqual(failures, []);
  });

  test(`tells each event once, to the feed and to webhooks of the instance only, on ${storage}`, async cleanup => {
    const { mock, create, opened, group, contact, data, feed, messages, reaches } = await start();
    const hook = await receiver(cleanup);
    const [{ id }, other] = [await create({ address: '+493044' }), await opened()];
    await data('POST', '/webhooks', { url: hook.url, event_types: types, instances: [id] });
    await data('POST', `/instances/${id}/connect`, {});
    await until(async () => (await feed(id)).some(({ type }) => type === 'instance.qr'));
    await mock.messaging.pair(id);
    await reaches(id, 'open');
    for (const one of [id, other]) {
      await mock.messaging.receive(one, { from: mara, text: 'Hello' });
      const [received] = await messages(one);
      await data('PUT', `/instances/${one}/messages/${received?.id}/reaction`, { emoji: '👍' });
      const queued = await data<Message>('POST', `/instances/${one}/messages`, { to: '+49200', text: 'Hi' });
      const state = async () => (await messages(one)).find(({ id: of }) => of === queued.id)?.state;
      await until(async () => (await state()) === 'delivered');
      await data('PATCH', `/instances/${one}/messages/${queued.id}`, { text: 'Ho' });
      const { id: groupId } = await group(one, { name: 'Team', participants: [mara] });
      const change = { action: 'add', participants: [jonas] };
      await data('POST', `/instances/${one}/groups/${groupId}/participants`, change);
      await contact(one, { address: jonas, name: 'Jonas' });
    }
    const reported = (await feed(id)).slice(1);
    const counts = Object.fromEntries(
      types.map(type => [type, reported.filter(event => event.type === type).length]),
    );
    assert.deepEqual(counts, {
      'instance.status': 2,
      'instance.health': 0,
      'instance.qr': 1,
      'message.received': 1,
      'message.status': 3,
      'message.updated': 1,
      'message.reaction': 1,
      'group.updated': 1,
      'group.participants': 1,
      // Mara became one by writing.
      'contact.updated': 2,
    });
    await until(() => hook.received.length >= reported.length);
    const bodies = hook.received.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });
    const sorted = (events: readonly { type: string; data: unknown }[]) =>
      events.map(({ type, data: about }) => JSON.stringify([type, about])).sort();
    assert.deepEqual(sorted(bodies), sorted(reported));
  });

  test(`can be told by requests to the mock server what happens on ${storage}`, async () => {
    const { mock, opened, create, data, reaches, messages, messaging } = await start();
    const door = (body: object) => post(`${mock.url}/__mock/messaging`, body);
    const id = await opened();
    const happened = await door({ instance_id: id, receive: { from: mara, text: 'Hello' } });
    assert.equal(happened.status, 200, happened.text);
    const { external_id } = happened.json.data as { external_id: string };
    const [received] = await messages(id);
    assert.deepEqual([received?.external_id, received?.from], [external_id, mara]);
    const openedAt = async () => (await messaging.findInstance('ws_studio', id))?.opened_at;
    const before = await openedAt();
    assert.equal((await door({ instance_id: id, cut: true })).status, 200);
    await until(async () => (await openedAt()) !== before);
    await reaches(id, 'open');
    const deleted = { type: 'deleted', externalId: external_id, at: new Date().toISOString() };
    assert.equal((await door({ instance_id: id, happen: deleted })).status, 200);
    assert.equal((await messages(id))[0]?.content, null);
    assert.equal((await door({ instance_id: id, misbehave: { perform: 'fail' } })).status, 200);
    assert.equal((await door({ instance_id: id, misbehave: null })).status, 200);
    assert.equal((await door({ instance_id: id, log_out: true })).status, 200);
    await reaches(id, 'closed');
    const { id: paired } = await create();
    await data('POST', `/instances/${paired}/connect`, {});
    await until(async () => (await door({ instance_id: paired, pair: true })).status === 200);
    await reaches(paired, 'open');
    assert.equal((await send(`${mock.url}/__mock/messaging`)).status, 405);
  });

  test(`goes on after events that cannot be stored, which the mock server refuses, on ${storage}`, async () => {
    const { mock, opened, group, messages } = await start();
    const id = await opened();
    const { address } = await group(id);
    const door = (body: object) => post(`${mock.url}/__mock/messaging`, body);
    for (const body of [
      {},
      { instance_id: id },
      { instance_id: id, explode: true },
      { instance_id: id, receive: { text: 'Hello' } },
      { instance_id: id, receive: { from: mara } },
      { instance_id: id, receive: { from: mara, content: { kind: 'smell' } } },
      { instance_id: id, receive: { from: 'with space', text: 'Hello' } },
      { instance_id: id, receive: { from: mara, text: 'Hello' }, cut: true },
      { instance_id: id, happen: 'now' },
      { instance_id: id, happen: { type: 'group' } },
      { instance_id: id, happen: { type: 'participants', group: address, action: 'added' } },
      { instance_id: id, happen: { type: 'deleted', externalId: 'x', at: 'soon' } },
      { instance_id: id, happen: { type: 'weather' } },
    ]) {
      const answer = await door(body);
      assert.equal(answer.status, 400, `${JSON.stringify(body)}: ${answer.text}`);
    }
    await mock.messaging.receive(id, { from: mara, text: 'Still here' });
    assert.equal((await messages(id)).length, 1);
  });

  test(`hides everything of an instance from other workspaces on ${storage}`, async () => {
    const { mock, opened, sent, group, contact } = await start();
    const foreign = clientOf(mock, secrets.sounds);
    const [id, theirs] = [await opened(), await foreign.opened()];
    const { id: message } = await sent(id);
    const { id: groupId } = await group(id);
    const { id: contactId } = await contact(id);
    const chat = encodeURIComponent(mara);
    for (const [method, path, what, body] of [
      ['GET', `messages/${message}`, 'Message'],
      ['PATCH', `messages/${message}`, 'Message', { text: 'Mine' }],
      ['DELETE', `messages/${message}`, 'Message'],
      ['PUT', `messages/${message}/reaction`, 'Message', { emoji: '👍' }],
      ['GET', `chats/${chat}`, 'Chat'],
      ['POST', `chats/${chat}/read`, 'Chat', {}],
      ['POST', `chats/${chat}/typing`, 'Chat', {}],
      ['GET', `groups/${groupId}`, 'Group'],
      ['PATCH', `groups/${groupId}`, 'Group', { name: 'Mine' }],
      ['POST', `groups/${groupId}/leave`, 'Group'],
      ['GET', `contacts/${contactId}`, 'Contact'],
      ['PATCH', `contacts/${contactId}`, 'Contact', { name: 'Mine' }],
      ['POST', `contacts/${contactId}/block`, 'Contact'],
      ['DELETE', `contacts/${contactId}`, 'Contact'],
    ] as const) {
      // Neither through the instance of the other workspace, nor through an own one.
      const missing = new RegExp(`^(?:Instance|${what}) not found$`);
      await foreign.refused(method, `/instances/${id}/${path}`, 404, missing, body);
      await foreign.refused(method, `/instances/${theirs}/${path}`, 404, missing, body);
    }
    assert.equal((await foreign.feed(id)).length, 0);
    const all = await foreign.call('GET', '/events?limit=1000');
    assert.equal(all.text.includes(id), false);
  });

  test(`keeps secret settings that are sent back masked, and never shows them, on ${storage}`, async cleanup => {
    const mock = await sharedMock(open);
    const url = await withSms(cleanup, mock.repository, {
      type: 'object',
      additionalProperties: false,
      required: ['token'],
      properties: {
        token: { type: 'string', minLength: 5 },
        sender: { type: 'string' },
        server: { type: 'string' },
      },
    });
    const { data, refused, call, messaging } = clientOf({ ...mock, url });
    const settings = { token: 's3cret-token', sender: 'Shop' };
    const made = await data<Instance>('POST', '/instances', { name: 'SMS', driver: 'sms', settings });
    const path = `/instances/${made.id}`;
    const stored = async () => (await messaging.findInstance('ws_studio', made.id))?.settings;
    assert.deepEqual(made.settings, { token: '***', sender: 'Shop' });
    const kept = await data<Instance>('PATCH', path, { settings: { token: '***', sender: 'Store' } });
    assert.deepEqual(kept.settings, { token: '***', sender: 'Store' });
    assert.deepEqual(await stored(), { token: 's3cret-token', sender: 'Store' });
    // Whoever may change where a secret is sent could read it there.
    await refused(
      'PATCH',
      path,
      400,
      /settings\/token must be given again, because the instance leads elsewhere$/,
      { settings: { token: '***', sender: 'Store', server: 'sms.attacker.example' } },
    );
    assert.deepEqual(await stored(), { token: 's3cret-token', sender: 'Store' });
    // What is no secret is taken as it is.
    await data('PATCH', path, { settings: { token: 'an0ther-token', sender: '***' } });
    assert.deepEqual(await stored(), { token: 'an0ther-token', sender: '***' });
    await refused('PATCH', path, 400, /settings.*token/, { settings: { sender: 'Store' } });
    await refused('POST', '/instances', 400, /settings.*token/, {
      name: 'Copy',
      driver: 'sms',
      settings: { token: '***' },
    });
    for (const place of [
      '/instances',
      path,
      `${path}/state`,
      '/channels',
      `/events?instance_id=${made.id}`,
    ]) {
      const { text, status } = await call('GET', place);
      assert.equal(status, 200, text);
      for (const secret of ['s3cret-token', 'an0ther-token', 'whsec_', '"memory"', '"generation"', '"lease_'])
        assert.equal(text.includes(secret), false, `${place} shows ${secret}`);
    }
    // A process without the driver does not know which of the settings are secrets.
    const elsewhere = await clientOf(mock).data<Instance>('GET', path);
    assert.deepEqual(elsewhere.settings, { token: '***', sender: '***' });
    await data('DELETE', path);
  });

  test(`refuses a mask that stands for no secret on ${storage}`, async cleanup => {
    const { mock } = await start();
    const text = { type: 'string' } as const;
    const url = await withSms(cleanup, mock.repository, {
      type: 'object',
      properties: { token: text, sender: text },
    });
    const { data, refused } = clientOf({ ...mock, url });
    const masked = { token: '***' };
    const message = /^Invalid request: settings\/token must be the secret itself, not \*\*\*$/;
    await refused('POST', '/instances', 400, message, { name: 'Copy', driver: 'sms', settings: masked });
    const settings = { sender: '***' };
    const made = await data<Instance>('POST', '/instances', { name: 'SMS', driver: 'sms', settings });
    assert.deepEqual(made.settings, settings);
    await refused('PATCH', `/instances/${made.id}`, 400, message, { settings: masked });
    await data('DELETE', `/instances/${made.id}`);
  });
}

test('that does not answer holds up a request that marks 2,000 messages as read for 15 seconds at most', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const channel = simulated();
  const { time, engineOf } = await house(cleanup, { driver: channel, repository });
  const engine = engineOf();
  engine.start();
  const router = createRouter({ repository, messaging: engine, publicUrl: 'https://shop.example' });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const { data, messaging } = clientOf({ url, repository });
  const { id } = await data<Instance>('POST', '/instances', {
    name: 'Test',
    driver: 'simulated',
    settings: { pair_after: 0 },
  });
  await data('POST', `/instances/${id}/connect`, {});
  const state = async () => (await messaging.findInstance('ws_studio', id))?.state;
  await time.until('open', async () => (await state()) === 'open');
  await messaging.addMessages(
    'ws_studio',
    id,
    Array.from({ length: 2_000 }, (_, index) => ({
      ...received(id, time.clock()),
      id: `msg_${index}`,
      external_id: `theirs-${index}`,
    })),
  );
  channel.misbehave(id, { perform: 'hang' });
  const begun = time.now();
  let answer: Chat | undefined;
  const asked = data<Chat>('POST', `/instances/${id}/chats/${encodeURIComponent(mara)}/read`, {}).then(
    chat => {
      answer = chat;
    },
  );
  await time.until('an answer', () => answer !== undefined, { step: 200 });
  await asked;
  assert.equal(answer?.unread, 0);
  assert.ok(time.now() - begun < 20_000, `it took ${time.now() - begun} ms`);
});

test('answers 504 when it does not answer in time, which is no failure of the API', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const channel = simulated();
  const { time, engineOf } = await house(cleanup, { driver: channel, repository });
  const engine = engineOf();
  engine.start();
  const failures: unknown[] = [];
  const router = createRouter({
    repository,
    messaging: engine,
    publicUrl: 'https://shop.example',
    onError: error => failures.push(error),
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const ask = (path: string, body: object) => post(`${url}/api/v1/instances${path}`, body, headers);
  const made = await ask('', { name: 'Test', driver: 'simulated', settings: { pair_after: 0 } });
  const { id } = made.json.data as Instance;
  await ask(`/${id}/connect`, {});
  await time.until('open', async () => {
    const found = await repository.messaging.findInstance('ws_studio', id);
    return found?.state === 'open';
  });
  channel.misbehave(id, { perform: 'hang' });
  let isAnswered = false;
  const answer = ask(`/${id}/groups`, { name: 'Team', participants: [mara] }).finally(() => {
    isAnswered = true;
  });
  await time.until('an answer', () => isAnswered, { step: 200 });
  const { status, json } = await answer;
  assert.deepEqual([status, json], [504, { status: 'error', msg: 'The channel did not answer in time' }]);
  assert.deepEqual(failures, []);
});

test.run();
