/** Instances over HTTP: pairing, states, connect, restart, log out and delete, also if the channel never answers. */
import assert from 'node:assert/strict';
import type { Instance, PairingStatus } from '../../../src/generated/types.ts';
import { secrets, send, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { clientOf, sharedMock } from './service.ts';

const test = suiteOf('Instances over HTTP', { isLong: true });

for (const [storage, open] of eachStorage(storages)) {
  const start = async (key?: string) => {
    const mock = await sharedMock(open);
    return { mock, ...clientOf(mock, key) };
  };

  test(`are paired by scanning a QR code on ${storage}`, async () => {
    const { mock, create, data, call, reaches, refused, feed } = await start();
    const made = await create({ address: '+493012' });
    assert.deepEqual([made.state, made.address, made.pairing], ['created', null, null]);
    await refused('GET', `/instances/${made.id}/qr`, 404, /not being paired/);
    const connecting = await data<Instance>('POST', `/instances/${made.id}/connect`, {});
    assert.equal(connecting.state, 'connecting');
    const pairing = () => data<PairingStatus>('GET', `/instances/${made.id}/pairing`);
    await until(async () => (await pairing()).pairing !== null);
    const { pairing: shown } = await pairing();
    assert.match(shown?.text ?? '', /^simulated:1:ins_/);
    // The content of the code is a secret: only the operations for pairing tell it.
    const read = await call('GET', `/instances/${made.id}`);
    assert.equal(read.text.includes(shown?.text ?? ''), false);
    for (const [query, type] of [
      ['', 'image/svg+xml'],
      ['?format=png&size=256', 'image/png'],
    ] as const) {
      const { headers, bytes, status } = await call('GET', `/instances/${made.id}/qr${query}`);
      assert.deepEqual([status, headers['content-type']], [200, type]);
      assert.equal(headers['cache-control'], 'no-store');
      assert.ok(bytes.length > 100);
    }
    await mock.messaging.pair(made.id);
    await reaches(made.id, 'open');
    const opened = await data<Instance>('GET', `/instances/${made.id}`);
    assert.deepEqual([opened.address, opened.pairing, opened.reason], ['+493012', null, null]);
    assert.deepEqual(await pairing(), { state: 'open', pairing: null });
    await refused('GET', `/instances/${made.id}/qr`, 404, /not being paired/);
    const reported = await feed(made.id);
    assert.deepEqual(
      reported.map(({ type, data: { instance } }) => [type, (instance as Instance | undefined)?.state]),
      [
        ['instance.status', 'created'],
        ['instance.status', 'connecting'],
        ['instance.qr', undefined],
        ['instance.status', 'open'],
      ],
    );
  });

  test(`are paired by typing a code on ${storage}`, async () => {
    const { mock, create, data, reaches, refused } = await start();
    const { id } = await create();
    await data('POST', `/instances/${id}/connect`, { method: 'code' });
    const pairing = () => data<PairingStatus>('GET', `/instances/${id}/pairing`);
    await until(async () => (await pairing()).pairing !== null);
    const shown = (await pairing()).pairing;
    assert.equal(shown?.method, 'code');
    assert.match(shown?.text ?? '', /^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    await refused('GET', `/instances/${id}/qr`, 404, /typing a code/);
    await mock.messaging.pair(id);
    await reaches(id, 'open');
    // Connecting an open instance changes nothing.
    const before = await data<Instance>('GET', `/instances/${id}`);
    const again = await data<Instance>('POST', `/instances/${id}/connect`, { method: 'qr' });
    assert.deepEqual([again.state, again.opened_at], ['open', before.opened_at]);
  });

  test(`connect again by themselves after a lost connection, and not after a log-out on the phone, on ${storage}`, async () => {
    const { mock, opened, data, reaches, messaging } = await start();
    const id = await opened();
    const generation = async () => (await messaging.findInstance('ws_studio', id))?.opened_at;
    const before = await generation();
    await mock.messaging.cut(id, 'No network');
    await until(async () => (await generation()) !== before);
    await reaches(id, 'open');
    await mock.messaging.logOut(id);
    await reaches(id, 'closed');
    assert.match((await data<Instance>('GET', `/instances/${id}`)).reason ?? '', /Logged out on the phone/);
    await data('POST', `/instances/${id}/connect`, {});
    await reaches(id, 'open');
  });

  test(`can be connected, restarted, logged out and deleted in every state on ${storage}`, async () => {
    const { mock, create, opened, call, reaches, data, refused } = await start();
    const inState: Record<string, () => Promise<string>> = {
      created: async () => (await create()).id,
      connecting: async () => {
        const { id } = await create();
        await data('POST', `/instances/${id}/connect`, {});
        return id;
      },
      open: () => opened(),
      closed: async () => {
        const id = await opened();
        await data('POST', `/instances/${id}/logout`);
        await reaches(id, 'closed');
        return id;
      },
      'open, of a channel that never answers': async () => {
        const id = await opened();
        mock.messaging.misbehave(id, {
          connect: 'hang',
          heartbeat: 'hang',
          send: 'hang',
          perform: 'hang',
          disconnect: 'hang',
        });
        return id;
      },
      'connecting, to a channel that never answers': async () => {
        const { id } = await create();
        mock.messaging.misbehave(id, { connect: 'hang', disconnect: 'hang' });
        await data('POST', `/instances/${id}/connect`, {});
        return id;
      },
    };
    for (const [state, reach] of Object.entries(inState)) {
      const restarted = await call('POST', `/instances/${await reach()}/restart`);
      assert.equal(restarted.status, 200, `${state}: ${restarted.text}`);
      const loggedOut = await call('POST', `/instances/${await reach()}/logout`);
      assert.equal(loggedOut.status, state === 'created' ? 409 : 200, `${state}: ${loggedOut.text}`);
      const id = await reach();
      const connected = await call('POST', `/instances/${id}/connect`, {});
      assert.equal(connected.status, 200, `${state}: ${connected.text}`);
      const deleted = await call('DELETE', `/instances/${id}`);
      assert.equal(deleted.status, 200, `${state}: ${deleted.text}`);
      for (const path of ['', '/state', '/pairing', '/messages', '/chats', '/contacts', '/groups', '/events'])
        await refused('GET', `/instances/${id}${path}`, 404, /^Instance not found$/);
      await refused('DELETE', `/instances/${id}`, 404, /^Instance not found$/);
    }
  });

  test(`that never answered work again after a restart on ${storage}`, async () => {
    const { mock, opened, data, reaches, sent } = await start();
    const id = await opened();
    mock.messaging.misbehave(id, { heartbeat: 'hang', send: 'hang', disconnect: 'hang' });
    const waiting = await data<{ id: string }>('POST', `/instances/${id}/messages`, {
      to: '+1',
      text: 'First',
    });
    mock.messaging.misbehave(id, null);
    await data('POST', `/instances/${id}/restart`);
    await reaches(id, 'open');
    assert.equal((await sent(id, { to: '+1', text: 'Second' })).reason, null);
    const texts = mock.messaging.sent(id).map(({ content }) => content.kind === 'text' && content.text);
    assert.deepEqual(texts, ['First', 'Second'], 'each once, in order');
    assert.notEqual(
      (await data<{ state: string }>('GET', `/instances/${id}/messages/${waiting.id}`)).state,
      'failed',
    );
  });

  test(`are refused with the field that is wrong on ${storage}`, async () => {
    const { refused, create } = await start();
    for (const [body, message] of [
      [{}, /name is required/],
      [{ name: 'A' }, /driver is required/],
      [{ name: 'A', driver: 'pigeon' }, /driver must be simulated/],
      [{ name: '', driver: 'simulated' }, /name/],
      [{ name: 'A', driver: 'simulated', settings: { pair_after: 'soon' } }, /settings\/pair_after/],
      [{ name: 'A', driver: 'simulated', settings: { color: 'red' } }, /settings.*color/],
      [{ name: 'A', driver: 'simulated', rate: 0 }, /rate/],
      [{ name: 'A', driver: 'simulated', settings: { address: 'x'.repeat(20_000) } }, /settings/],
    ] as const)
      await refused('POST', '/instances', 400, message, body);
    const { id } = await create();
    await refused('PATCH', `/instances/${id}`, 400, /settings/, { settings: { address: 5 } });
    await refused('POST', `/instances/${id}/connect`, 400, /method/, { method: 'smoke' });
    await refused('GET', `/instances/${id}/qr?size=1`, 400, /size/);
  });

  test(`belong to their workspace, and need their scopes, on ${storage}`, async () => {
    const { mock, opened, refused, data } = await start();
    const id = await opened();
    const foreign = clientOf(mock, secrets.sounds);
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { name: 'Mine' }],
      ['POST', '/connect', {}],
      ['POST', '/restart'],
      ['POST', '/logout'],
      ['GET', '/messages'],
      ['POST', '/messages', { to: '+1', text: 'Hello' }],
      ['GET', '/chats'],
      ['POST', '/groups', { name: 'G', participants: ['+1'] }],
      ['POST', '/contacts', { address: '+1' }],
      ['POST', '/contacts/check', { addresses: ['+1'] }],
      ['GET', '/events'],
      ['DELETE', ''],
    ] as const)
      await foreign.refused(method, `/instances/${id}${path}`, 404, /^Instance not found$/, body);
    const reader = await data<{ secret: string }>('POST', '/keys', { name: 'R', scopes: ['messaging:read'] });
    const reading = clientOf(mock, reader.secret);
    await reading.data('GET', `/instances/${id}`);
    for (const [method, path, scope] of [
      ['POST', `/instances/${id}/restart`, 'write'],
      ['GET', `/instances/${id}/pairing`, 'write'],
      ['GET', `/instances/${id}/qr`, 'write'],
      ['POST', `/instances/${id}/messages`, 'send'],
      ['POST', '/media', 'send'],
      ['DELETE', `/instances/${id}`, 'write'],
    ] as const)
      await reading.refused(method, path, 403, new RegExp(`messaging:${scope}`));
    await refused('GET', '/instances/%00', 404, /Instance not found/);
    const unknown = await send(`${mock.url}/api/v1/instances/${id}`);
    assert.equal(unknown.status, 401);
  });
}

test.run();
