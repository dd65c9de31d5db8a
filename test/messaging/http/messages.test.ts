/** Messages over HTTP: what can be sent, in which order, once for each Idempotency-Key, and how messages change. */
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import type { Media, Message } from '../../../src/generated/types.ts';
import { secrets, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { clientOf, jonas, mara, sharedMock } from './service.ts';

const test = suiteOf('Messages over HTTP', { isLong: true });

/** What is stored of a request that sends a file by URL. */
const fingerprintOf = ({ to, media }: { to: string; media: { url: string } }) =>
  createHash('sha256')
    .update(JSON.stringify([to, null, media, null, null, null, null, null]))
    .digest('hex');

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [storage, open] of eachStorage(storages)) {
  const start = async (key?: string) => {
    const mock = await sharedMock(open);
    const client = clientOf(mock, key);
    const upload = async () => {
      const answer = await fetch(`${mock.url}/api/v1/media`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'image/png' },
        body: png,
      });
      const { data } = (await answer.json()) as { data: Media };
      assert.ok(answer.ok);
      return data.id;
    };
    const queue = (id: string, body: object, headers?: Record<string, string>) =>
      client.data<Message>('POST', `/instances/${id}/messages`, body, headers);
    return { mock, upload, queue, ...client };
  };
  const textsSent = (mock: Awaited<ReturnType<typeof sharedMock>>, id: string) =>
    mock.messaging.sent(id).map(({ content }) => (content.kind === 'text' ? content.text : content.kind));

  test(`of each kind reach the channel as they were sent on ${storage}`, async () => {
    const { mock, opened, sent, upload } = await start();
    const id = await opened();
    const media_id = await upload();
    const card = { name: 'Jonas', addresses: [jonas] };
    const poll = { question: 'When?', options: ['Monday', 'Tuesday'] };
    for (const [body, content] of [
      [{ text: 'Hello 👋' }, { kind: 'text', text: 'Hello 👋' }],
      [{ media: { media_id, caption: 'A dot' } }, { kind: 'media', media_id, caption: 'A dot' }],
      [
        { location: { latitude: 52.5, longitude: 13.4 } },
        { kind: 'location', latitude: 52.5, longitude: 13.4, name: null },
      ],
      [{ contact: card }, { kind: 'contact', ...card }],
      [{ poll }, { kind: 'poll', ...poll, multiple: false }],
    ] as const) {
      const message = await sent(id, { to: mara, ...body });
      const stored = { state: 'stored', reason: null, retry_at: null };
      assert.deepEqual(message.content, content.kind === 'media' ? { ...content, media: stored } : content);
      assert.deepEqual([message.chat, message.direction, message.attempts], [mara, 'out', 1]);
      assert.notEqual(message.external_id, null);
      assert.deepEqual(mock.messaging.sent(id).at(-1)?.content, content);
    }
  });

  test(`are refused with the field that is wrong on ${storage}`, async () => {
    const { opened, refused, upload, queue, sent, data } = await start();
    const id = await opened();
    const media_id = await upload();
    const other = await queue(id, { to: jonas, text: 'Hello' });
    for (const [body, message] of [
      [{ text: 'Hello' }, /to is required/],
      [{ to: mara }, /text is required, or one of media, location, contact, poll/],
      [{ to: mara, text: 'A', poll: { question: 'Q', options: ['A', 'B'] } }, /poll must not be sent/],
      [{ to: mara, text: '' }, /text/],
      [
        { to: mara, text: 'x'.repeat(4097) },
        /text must be at most 4096 characters long: that is the limit of the channel for texts/,
      ],
      [{ to: mara, text: 'x'.repeat(65_537) }, /text must have at most 65536 characters/],
      [
        { to: mara, media: { media_id, caption: 'x'.repeat(1025) } },
        /media\/caption must be at most 1024 characters long: that is the limit of the channel for captions/,
      ],
      [{ to: mara, media: {} }, /media_id is required, or url/],
      [{ to: mara, media: { media_id: 'med_none' } }, /media_id is not a file/],
      [{ to: mara, media: { media_id, url: 'https://a.example/b' } }, /media\/url must not be sent/],
      [{ to: mara, media: { url: 'http://127.0.0.1:9/b' } }, /media\/url/],
      [{ to: mara, location: { latitude: 91, longitude: 0 } }, /latitude/],
      [{ to: mara, poll: { question: 'Q', options: ['A'] } }, /options/],
      [{ to: mara, text: 'A', reply_to: 'msg_none' }, /reply_to is not a message of this chat/],
      [{ to: mara, text: 'A', reply_to: other.id }, /reply_to is not a message of this chat/],
      [{ to: mara, text: 'A', send_at: 'soon' }, /send_at/],
      [{ to: mara, text: 'A', send_at: '2999-01-01T00:00:00Z' }, /send_at must be at most ten years/],
      [{ to: 'with space', text: 'A' }, /to/],
    ] as const)
      await refused('POST', `/instances/${id}/messages`, 400, message, body);
    // A caption is shorter than a text.
    const captioned = await sent(id, { to: mara, media: { media_id, caption: 'A' } });
    const path = `/instances/${id}/messages/${captioned.id}`;
    await refused(
      'PATCH',
      path,
      400,
      /text must be at most 1024 characters long: that is the limit of the channel for captions/,
      {
        text: 'x'.repeat(1_025),
      },
    );
    const edited = await data<Message>('PATCH', path, { text: '👍'.repeat(1_024) });
    assert.equal(edited.content?.kind, 'media');
  });

  test(`can reply to a received message on ${storage}`, async () => {
    const { mock, opened, sent, messages } = await start();
    const id = await opened();
    const externalId = await mock.messaging.receive(id, { from: mara, text: 'A question' });
    const [received] = await messages(id);
    const reply = await sent(id, { to: mara, text: 'An answer', reply_to: received?.id });
    assert.equal(reply.reply_to, received?.id);
    assert.deepEqual(mock.messaging.sent(id).at(-1)?.replyTo, { externalId, from: mara });
    await mock.messaging.receive(id, { from: mara, text: 'Thanks', replyTo: reply.external_id ?? '' });
    assert.equal((await messages(id))[0]?.reply_to, reply.id);
  });

  test(`are sent in the order of their chat, also by many at once, on ${storage}`, async () => {
    const { mock, opened, queue, messages } = await start();
    const id = await opened();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => queue(id, { to: index % 2 ? mara : jonas, text: `${index}` })),
    );
    await until(() => mock.messaging.sent(id).length === 20);
    for (const chat of [mara, jonas]) {
      const stored = await messages(id, `chat=${encodeURIComponent(chat)}&limit=100`);
      assert.deepEqual(
        stored.map(({ sequence }) => sequence),
        Array.from({ length: 10 }, (_, index) => 10 - index),
      );
      const taken = mock.messaging.sent(id).filter(one => one.chat === chat);
      assert.deepEqual(
        taken.map(one => one.id),
        stored.map(one => one.id).reverse(),
      );
    }
  });

  test(`with an Idempotency-Key are stored once, however many ask at once, on ${storage}`, async () => {
    const { mock, opened, queue, messages, refused } = await start();
    const [id, other] = [await opened(), await opened()];
    const headers = { 'idempotency-key': randomUUID() };
    const body = { to: mara, text: 'Once' };
    const all = await Promise.all(Array.from({ length: 50 }, () => queue(id, body, headers)));
    assert.equal(new Set(all.map(one => one.id)).size, 1);
    assert.equal((await messages(id)).length, 1);
    const path = `/instances/${id}/messages`;
    await refused('POST', path, 422, /Idempotency-Key/, { ...body, text: 'Twice' }, headers);
    await refused('POST', path, 422, /Idempotency-Key/, { ...body, to: jonas }, headers);
    // Another instance has its own keys.
    assert.notEqual((await queue(other, body, headers)).id, all[0]?.id);
    await until(() => mock.messaging.sent(id).length === 1);
    assert.equal((await messages(id)).length, 1);
  });

  test(`with a known Idempotency-Key are answered after the instance was closed on ${storage}`, async () => {
    const { opened, data, reaches, queue, refused } = await start();
    const id = await opened();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { to: mara, text: 'Once' };
    const first = await queue(id, body, headers);
    await data('POST', `/instances/${id}/logout`);
    await reaches(id, 'closed');
    assert.equal((await queue(id, body, headers)).id, first.id);
    const path = `/instances/${id}/messages`;
    await refused('POST', path, 422, /Idempotency-Key/, { ...body, text: 'Twice' }, headers);
    await refused('POST', path, 409, /not connected: its state is closed/, body);
    await data('DELETE', `/instances/${id}`);
    await refused('POST', path, 404, /Instance not found/, body, headers);
  });

  test(`with a known Idempotency-Key do not look at their file, reply or time again on ${storage}`, async cleanup => {
    const { opened, queue, messaging } = await start();
    const id = await opened();
    const { url, received } = await receiver(cleanup, (_, response) => response.end(png));
    const headers = { 'idempotency-key': randomUUID() };
    const body = { to: mara, media: { url } };
    // The mock server downloads nothing from this machine: the message of an earlier request is stored for it.
    const request_fingerprint = fingerprintOf(body);
    const first = await queue(id, { to: mara, text: 'Stands for it' });
    const stored = await messaging.findMessage('ws_studio', id, { id: first.id });
    assert.ok(stored);
    const { sequence: _, ...rest } = stored;
    await messaging.addMessages('ws_studio', id, [
      {
        ...rest,
        id: 'msg_file',
        state: 'sent',
        sending: null,
        external_id: `x-${id}`,
        request_key: headers['idempotency-key'],
        request_fingerprint,
      },
    ]);
    assert.equal((await queue(id, body, headers)).id, 'msg_file');
    assert.equal(received.length, 0);
  });

  test(`that wait are edited and deleted before they are sent on ${storage}`, async () => {
    const { mock, opened, queue, data, refused, sent, feed } = await start();
    const id = await opened();
    const send_at = new Date(Date.now() + 3_600_000).toISOString();
    const waiting = await queue(id, { to: mara, text: 'Later', send_at });
    assert.deepEqual([waiting.state, waiting.send_at], ['queued', send_at]);
    // What comes later in the chat does not wait for it.
    await sent(id, { to: mara, text: 'Now' });
    const path = `/instances/${id}/messages/${waiting.id}`;
    const edited = await data<Message>('PATCH', path, { text: 'Much later' });
    assert.deepEqual([edited.content, edited.state], [{ kind: 'text', text: 'Much later' }, 'queued']);
    assert.notEqual(edited.edited_at, null);
    await refused('PUT', `${path}/reaction`, 409, /not on the channel/, { emoji: '👍' });
    const deleted = await data<Message>('DELETE', path);
    assert.deepEqual([deleted.content, deleted.state], [null, 'failed']);
    assert.equal((await data<Message>('DELETE', path)).deleted_at, deleted.deleted_at);
    await refused('PATCH', path, 409, /./, { text: 'Again' });
    assert.deepEqual(textsSent(mock, id), ['Now']);
    const updates = (await feed(id)).filter(({ type }) => type === 'message.updated');
    assert.equal(updates.length, 2);
  });

  test(`that are edited and deleted at once are deleted, and no edit says otherwise, on ${storage}`, async () => {
    const { opened, sent, call, messageOf } = await start();
    const id = await opened();
    const { id: message } = await sent(id);
    const path = `/instances/${id}/messages/${message}`;
    const edit = (text: string) => call('PATCH', path, { text });
    const [removed, ...edited] = await Promise.all([
      call('DELETE', path),
      ...Array.from({ length: 12 }, (_, index) => edit(`Edit ${index}`)),
    ]);
    assert.equal(removed.status, 200);
    for (const { status, json, text } of edited) {
      if (status === 200) assert.ok((json.data as Message).content !== null, text);
      else assert.match(`${status} ${json.msg}`, /^409 .*it has been deleted$/);
    }
    assert.equal((await messageOf(id, message)).content, null);
  });

  test(`that were sent are edited, reacted to and deleted on the channel on ${storage}`, async () => {
    const { opened, sent, data, refused, feed } = await start();
    const id = await opened({ address: '+493077' });
    const message = await sent(id, { to: mara, text: 'Helo' });
    const path = `/instances/${id}/messages/${message.id}`;
    const edited = await data<Message>('PATCH', path, { text: 'Hello' });
    assert.deepEqual(edited.content, { kind: 'text', text: 'Hello' });
    for (const emoji of ['👍', '🎉', '🎉']) {
      const { reactions } = await data<Message>('PUT', `${path}/reaction`, { emoji });
      assert.deepEqual(
        reactions.map(one => [one.from, one.emoji]),
        [['+493077', emoji]],
      );
    }
    assert.deepEqual((await data<Message>('DELETE', `${path}/reaction`)).reactions, []);
    assert.equal((await data<Message>('DELETE', path)).content, null);
    await refused('PUT', `${path}/reaction`, 409, /has been deleted/, { emoji: '👍' });
    await refused('PATCH', path, 409, /has been deleted/, { text: 'Again' });
    await refused('PATCH', `/instances/${id}/messages/msg_none`, 404, /Message not found/, { text: 'A' });
    const reported = (await feed(id)).map(({ type, data: { emoji } }) => [type, emoji]);
    assert.deepEqual(
      reported.filter(([type]) => type === 'message.reaction').map(([, emoji]) => emoji),
      ['👍', '🎉', null],
      'the same reaction again is no event',
    );
    assert.equal(reported.filter(([type]) => type === 'message.updated').length, 2);
  });

  test(`of others can be reacted to, but not changed, on ${storage}`, async () => {
    const { mock, opened, messages, data, refused } = await start();
    const id = await opened();
    const externalId = await mock.messaging.receive(id, { from: mara, text: 'Hello' });
    const [received] = await messages(id);
    const path = `/instances/${id}/messages/${received?.id}`;
    await refused('PATCH', path, 409, /written by somebody else/, { text: 'Mine' });
    await refused('DELETE', path, 409, /written by somebody else/);
    await data('PUT', `${path}/reaction`, { emoji: '👍' });
    const at = new Date().toISOString();
    await mock.messaging.happen(id, { type: 'reaction', externalId, from: mara, emoji: '❤️', at });
    const { reactions } = await data<Message>('GET', path);
    assert.deepEqual(reactions.map(({ emoji }) => emoji).sort(), ['❤️', '👍']);
  });

  test(`that nobody can get fail with a reason, and are deleted without the channel, on ${storage}`, async () => {
    const { opened, sent, data, refused } = await start();
    const id = await opened();
    const failed = await sent(id, { to: '+49151404', text: 'Hello' });
    assert.deepEqual([failed.state, failed.external_id], ['failed', null]);
    assert.match(failed.reason ?? '', /Nobody has this address/);
    const path = `/instances/${id}/messages/${failed.id}`;
    await refused('PATCH', path, 409, /not on the channel/, { text: 'Again' });
    await refused('PUT', `${path}/reaction`, 409, /not on the channel/, { emoji: '👍' });
    assert.equal((await data<Message>('DELETE', path)).content, null);
  });

  test(`are listed page by page, also beyond the hundredth, on ${storage}`, async () => {
    const { mock, opened, call, refused, data } = await start();
    const id = await opened();
    for (let index = 0; index < 101; index += 1)
      await mock.messaging.receive(id, { from: index % 50 ? mara : jonas, text: `${index}` });
    const pages = async (query: string) => {
      const found: string[][] = [];
      for (let cursor = ''; ; ) {
        const { json, status, text } = await call('GET', `/instances/${id}/messages?${query}${cursor}`);
        assert.equal(status, 200, text);
        found.push((json.data as Message[]).map(({ id: one }) => one));
        if (json.next_cursor === null) return found;
        cursor = `&cursor=${json.next_cursor}`;
      }
    };
    for (const [query, sizes] of [
      ['limit=100', [100, 1]],
      [`limit=49&chat=${encodeURIComponent(mara)}`, [49, 49]],
      [`chat=${encodeURIComponent(jonas)}&direction=in&state=delivered`, [3]],
      ['direction=out', [0]],
    ] as const) {
      const found = await pages(query);
      assert.deepEqual(
        found.map(page => page.length),
        sizes,
      );
      assert.equal(new Set(found.flat()).size, found.flat().length);
    }
    assert.equal((await data<Message[]>('GET', `/instances/${id}/messages`)).length, 20);
    for (const query of ['limit=0', 'limit=101', 'state=lost', 'direction=up'])
      await refused('GET', `/instances/${id}/messages?${query}`, 400, new RegExp(query.split('=')[0] ?? ''));
    const { status } = await call('GET', `/instances/${id}/messages?cursor=msg_none`);
    assert.ok(status < 500);
  });

  test(`with a send_at are sent when the clock has come to it on ${storage}`, async cleanup => {
    let now = Date.now();
    const mock = await open(cleanup, { now: () => now });
    const { opened, data, messageOf } = clientOf(mock);
    const id = await opened();
    const queue = (text: string, wait: number) =>
      data<Message>('POST', `/instances/${id}/messages`, {
        to: mara,
        text,
        send_at: new Date(now + wait).toISOString(),
      });
    const later = await queue('Later', 60_000);
    assert.equal((await queue('Past', -60_000)).send_at, null);
    await until(() => mock.messaging.sent(id).length === 1);
    assert.equal((await messageOf(id, later.id)).state, 'queued');
    now += 60_000;
    await until(() => mock.messaging.sent(id).length === 2);
    assert.deepEqual(textsSent(mock, id), ['Past', 'Later']);
  });
}

test.run();
