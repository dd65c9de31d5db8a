/** What was answered with 202 survives the end of the process. */
import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { folder, start } from '../mock-server/command.ts';
import { databaseUrl } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { receiver } from '../webhooks/receiver.ts';
import { client } from './clients.ts';

const test = suiteOf('Durable events');

const places: Record<string, (path: string) => Promise<string[]>> = {
  lowdb: async () => ['--data', 'mock.json'],
  PostgreSQL: async () => ['--database-url', await databaseUrl(), '--schema', `durable_${process.pid}`],
};

for (const [storage, flags] of eachStorage(places))
  test(`on ${storage} are delivered if the process is killed right after the 202`, async cleanup => {
    const cwd = await folder(cleanup);
    const args = await flags(cwd);
    const target = await receiver(cleanup);
    const first = await start(cleanup, cwd, ...args);
    const api = client(first, secrets.studio);
    const { url } = await api.create();
    const hook = { target_url: target.url, event_type: 'order.paid', format: 'data' };
    assert.equal((await api.call('POST', '/hooks', hook)).status, 201);
    const answer = await api.postJson(
      url,
      { order: 7 },
      { 'deliver-at': new Date(Date.now() + 1_500).toISOString() },
    );
    await first.stop('SIGKILL');
    assert.equal(answer.status, 202);
    const second = await start(cleanup, cwd, ...args);
    const { id } = api.dataOf<{ id: string }>(answer);
    const headers = { authorization: `Bearer ${secrets.studio}` };
    assert.equal((await send(`${second.url}/api/v1/automation/events/${id}`, { headers })).status, 200);
    await target.reached(1);
    assert.equal(target.received[0]?.body, '{"order":7}');
  });

test.run();
