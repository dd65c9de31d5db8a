/**
 * What is left of a process that was killed or stopped while it sent: its leases, which end by the clock of the storage.
 * The tests read the leases, and claim by a clock of their own, so that nothing depends on how long anything takes.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { WebhookJob } from '../../src/index.ts';
import { sample, shop } from '../../src/testing/sample.ts';
import { settlementOf } from '../../src/testing/webhooks/jobs.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { databaseUrl, freshRepository } from '../postgres-server.ts';
import { program } from '../runner/program.ts';
import { stopped } from '../stopped.ts';
import { until } from '../until.ts';
import { happening, listen, receiver } from './receiver.ts';

const test = suiteOf('Leases of a process that was', { isLong: true });
const onLinux = process.platform === 'linux' ? null : 'only Linux tells that a process is stopped';

/** A process that is sending a delivery, to a receiver that does not answer yet. */
async function sending(cleanup: Cleanup, options: object = {}) {
  const { pool, repository, schema } = await freshRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  const answers: ServerResponse[] = [];
  const { url, received, reached } = await receiver(cleanup, (_, res) => void answers.push(res));
  await listen(repository, url);
  await repository.webhooks.publish(shop, [happening('msg_1')]);
  const script = await program(new URL('./sender.ts', import.meta.url));
  const given = JSON.stringify({ timeout: 3_600_000, ...options });
  const args = [script, await databaseUrl(), schema, given];
  const start = () => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    cleanup(() => child.kill('SIGKILL'));
    return child;
  };
  const child = start();
  await reached(1);
  /** When the lease ends, and how long it still lasts, in milliseconds. */
  const lease = async () => {
    const { rows } = await pool.query(
      `select extract(epoch from lease_until) * 1000 as ends, extract(epoch from lease_until - now()) * 1000 as lasts
      from "${schema}".webhook_deliveries where lease_until is not null`,
    );
    return { ends: Number(rows[0]?.ends), lasts: Number(rows[0]?.lasts) };
  };
  /** Claims by a clock that is so many milliseconds beyond a time. */
  const claimedAt = (ends: number, more: number) =>
    repository.webhooks.claim({
      token: 'other',
      now: new Date(Math.ceil(ends) + more).toISOString(),
      leaseFor: 60_000,
      limit: 10,
      perEndpoint: 10,
    });
  return { repository, child, start, lease, claimedAt, answers, received, reached };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if ((child.exitCode ?? child.signalCode) === null) await once(child, 'exit');
}

test('killed end fifteen seconds after the last renewal at most, although a delivery may take an hour', async cleanup => {
  const { child, lease, claimedAt } = await sending(cleanup);
  await kill(child);
  const { ends, lasts } = await lease();
  assert.ok(lasts <= 15_000, `${lasts} ms`);
  assert.deepEqual(await claimedAt(ends, -100), []);
  assert.equal((await claimedAt(ends, 1)).length, 1);
});

for (const [how, options] of [
  ['by the same machine', {}],
  ['by the name that the host gives', { holder: 'pod-0' }],
] as const)
  test.unless(
    onLinux,
    `killed are released at once by its successor, which is known ${how}`,
    async cleanup => {
      const { child, start, reached } = await sending(cleanup, { leaseFor: 3_600_000, ...options });
      await kill(child);
      start();
      // The lease still lasts an hour.
      await reached(2);
    },
  );

test.unless(
  onLinux,
  'stopped are released by its successor, and it stores no outcome when it goes on',
  async cleanup => {
    const { answers, child, start, reached, repository } = await sending(cleanup, {
      holder: 'pod-0',
      leaseFor: 3_600_000,
    });
    await stopped(child);
    start();
    await reached(2);
    answers[0]?.writeHead(500).end('late');
    child.kill('SIGCONT');
    answers[1]?.writeHead(204).end();
    const found = async () => (await repository.webhooks.findDelivery(shop, 'msg_1_ep_1'))?.delivery;
    await until(async () => (await found())?.state === 'succeeded');
    assert.deepEqual(
      (await found())?.attempts.map(({ status }) => status),
      [204],
    );
  },
);

test('still alive keeps its deliveries beside others that start on the same machine', async cleanup => {
  const { start, answers, received, reached, repository } = await sending(cleanup);
  start();
  await repository.webhooks.publish(shop, [happening('msg_2')]);
  await reached(2);
  assert.deepEqual(received.map(({ headers }) => headers['webhook-id']).sort(), ['msg_1', 'msg_2']);
  for (const answer of answers) answer.writeHead(204).end();
});

test('not killed are renewed as long as it is sending', async cleanup => {
  const { lease, claimedAt, answers, repository } = await sending(cleanup, { leaseFor: 1_000 });
  const first = await lease();
  await until(async () => (await lease()).ends > first.ends + 1_000);
  assert.deepEqual(await claimedAt(first.ends, 1), []);
  answers[0]?.writeHead(204).end();
  const { webhooks } = repository;
  await until(async () => (await webhooks.findDelivery(shop, 'msg_1_ep_1'))?.delivery.state === 'succeeded');
});

test.unless(
  onLinux,
  'stopped are lost to another process, and it stores no outcome when it goes on',
  async cleanup => {
    const { repository, child, lease, claimedAt, answers, reached } = await sending(cleanup);
    const { webhooks } = repository;
    await stopped(child);
    const jobs: readonly WebhookJob[] = await claimedAt((await lease()).ends, 1);
    assert.equal(jobs.length, 1);
    child.kill('SIGCONT');
    answers[0]?.writeHead(500).end('late');
    // It still sends others, so it has handled the response by then.
    for (const id of ['msg_2', 'msg_3']) {
      await webhooks.publish(shop, [happening(id)]);
      await reached(Number(id.slice(4)));
      answers.at(-1)?.writeHead(204).end();
      const isDone = async () =>
        (await webhooks.findDelivery(shop, `${id}_ep_1`))?.delivery.state === 'succeeded';
      await until(isDone);
    }
    const found = await webhooks.findDelivery(shop, 'msg_1_ep_1');
    assert.deepEqual([found?.delivery.state, found?.delivery.attempts], ['pending', []]);
    const reported = await webhooks.settle('other', [settlementOf(jobs[0] as WebhookJob)]);
    assert.equal(reported.length, 1);
  },
);

test.run();
