/** A mock server over each adapter, and an instance of the simulated channel that tests decide about. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { Mock } from '../../../mock-server/index.ts';
import type { ChatGroup, Contact, Instance, Message } from '../../../src/generated/types.ts';
import { createRouter } from '../../../src/index.ts';
import { downloadBy } from '../../../src/messaging/create-messaging.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { type EngineParts, messagingEngine } from '../../../src/messaging/engine/engine.ts';
import type { MessagingEngineOptions } from '../../../src/messaging/engine/options.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { Downloads } from '../../../src/outbound/download.ts';
import { TargetGuard } from '../../../src/outbound/target.ts';
import type { Parts, WholeRepository } from '../../../src/repository/index.ts';
import { type Cleanup, fixtureRepository, type RawAnswer, secrets, send, serveApp } from '../../helper.ts';
import { atEnd } from '../../runner/at-end.ts';
import type { storages } from '../../storages.ts';
import { until } from '../../until.ts';

type Open = (typeof storages)[string];

const shared = new Map<Open, Promise<Mock<WholeRepository>>>();

/** A mock server that all tests of the file share: each test makes its own instances. */
export function sharedMock(open: Open): Promise<Mock<WholeRepository>> {
  const running =
    shared.get(open) ??
    open(close => {
      // Another file of this process starts its own.
      atEnd.push(() => {
        shared.delete(open);
        return close();
      });
    });
  shared.set(open, running);
  return running;
}

export const mara = '+4915112345601';
export const jonas = '+4915112345602';

/** What tests ask of the service. */
export function clientOf(
  mock: Pick<Mock<WholeRepository>, 'url' | 'repository'>,
  key: string = secrets.studio,
) {
  const call = (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<RawAnswer> =>
    send(`${mock.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  /** The data of a successful answer. */
  async function data<Data>(method: string, path: string, body?: object, headers?: Record<string, string>) {
    const answer = await call(method, path, body, headers);
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json.data as Data;
  }
  const refused = async (
    method: string,
    path: string,
    status: number,
    message: RegExp,
    body?: object,
    headers?: Record<string, string>,
  ) => {
    const answer = await call(method, path, body, headers);
    assert.equal(answer.status, status, `${method} ${path}: ${answer.text}`);
    assert.deepEqual(Object.keys(answer.json), ['status', 'msg']);
    assert.match(String(answer.json.msg), message);
  };
  const create = (settings: object = {}, more: object = {}) =>
    data<Instance>('POST', '/instances', {
      name: 'Test',
      driver: 'simulated',
      settings: { pair_after: null, answers: false, ...settings },
      ...more,
    });
  const stateOf = async (id: string) => (await data<Instance>('GET', `/instances/${id}/state`)).state;
  const reaches = (id: string, state: Instance['state']) => until(async () => (await stateOf(id)) === state);
  /** An instance that is paired and open. */
  const opened = async (settings: object = {}, more: object = {}) => {
    const { id } = await create({ pair_after: 0, ...settings }, more);
    await data('POST', `/instances/${id}/connect`, {});
    await reaches(id, 'open');
    return id;
  };
  const messageOf = (id: string, message: string) =>
    data<Message>('GET', `/instances/${id}/messages/${message}`);
  /** Sends a message, and waits until the channel has it. */
  const sent = async (id: string, body: object = { to: mara, text: 'Hello' }) => {
    const { id: message } = await data<Message>('POST', `/instances/${id}/messages`, body);
    await until(async () => (await messageOf(id, message)).state !== 'queued');
    return messageOf(id, message);
  };
  const messages = async (id: string, query = 'limit=100') =>
    data<Message[]>('GET', `/instances/${id}/messages?${query}`);
  return {
    call,
    data,
    refused,
    create,
    opened,
    reaches,
    stateOf,
    messageOf,
    sent,
    messages,
    group: (id: string, body: object = { name: 'Team', participants: [mara, jonas] }) =>
      data<ChatGroup>('POST', `/instances/${id}/groups`, body),
    contact: (id: string, body: object = { address: mara, name: 'Mara' }) =>
      data<Contact>('POST', `/instances/${id}/contacts`, body),
    /** All events that the feed has about an instance. */
    feed: async (id: string) => {
      const answer = await call('GET', `/events?instance_id=${id}&limit=1000`);
      assert.equal(answer.status, 200, answer.text);
      return answer.json.data as { type: string; sequence: number; data: Record<string, unknown> }[];
    },
    messaging: mock.repository.messaging as Parts['messaging'],
  };
}

/** The API over an engine with the limits, timers and downloads of a test. It holds no instance. */
export async function servedBy(
  cleanup: Cleanup,
  given: Partial<MessagingEngineOptions> = {},
  parts: Partial<EngineParts> = {},
) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const messaging = messagingEngine(
    { repository: repository as unknown as Parts, media: memoryMedia(), ...given },
    { drivers: [simulated()], download: downloadBy(new Downloads(new TargetGuard())), ...parts },
  );
  cleanup(messaging.close);
  const app = new Koa();
  const requests: Koa.Context[] = [];
  const errors: unknown[] = [];
  app.use((ctx, next) => {
    requests.push(ctx);
    return next();
  });
  const onError = (error: unknown) => errors.push(error);
  const router = createRouter({ repository, messaging, rateLimits: false, onError });
  app.use(router.routes());
  const { url } = await serveApp(cleanup, app);
  /** `requests`: those that have arrived. `errors`: what was reported as a failure of ours. */
  return { ...clientOf({ url, repository }), url, router, repository, requests, errors };
}
