/** Queues that deliver webhooks: each job is a signed POST, and its outcome is stored. */
import { keyOf, postsOver } from '../../servers/post.js';
import { instructions } from '../../servers/serve.js';

const { kind, connectionString, redis, round, url, secret, payload, count, concurrency } =
  await instructions();
const post = postsOver(concurrency);
const key = keyOf(secret);
const jobs = Array.from({ length: count }, (_, number) => ({ id: `msg_${round}_${number}`, payload }));

async function deliver({ id, payload: body }) {
  const { status } = await post(url, id, body, key);
  if (status !== 204) throw new Error(`answered ${status}`);
}

/** Each stores the jobs, and returns what starts the work. */
const queues = {
  async graphile() {
    const { Logger, makeWorkerUtils, run } = await import('graphile-worker');
    const logger = new Logger(() => () => {});
    const utils = await makeWorkerUtils({ connectionString, logger });
    await utils.migrate();
    await utils.addJobs(jobs.map(job => ({ identifier: 'deliver', payload: job })));
    await utils.release();
    const preset = { worker: { localQueue: { size: 500 } } };
    const taskList = { deliver };
    return () => run({ preset, connectionString, concurrency, taskList, logger, noHandleSignals: true });
  },
  async pgBoss() {
    const { default: PgBoss } = await import('pg-boss');
    const boss = new PgBoss({ connectionString });
    boss.on('error', error => console.error(error));
    await boss.start();
    await boss.createQueue('deliver');
    await boss.insert(jobs.map(data => ({ name: 'deliver', data })));
    const work = some => Promise.all(some.map(({ data }) => deliver(data)));
    // Each takes a batch in half a second at most.
    const options = { batchSize: 500, pollingIntervalSeconds: 0.5 };
    return () => Promise.all(Array.from({ length: 20 }, () => boss.work('deliver', options, work)));
  },
  async bullmq() {
    const { Queue, Worker } = await import('bullmq');
    const connection = { host: '127.0.0.1', port: redis, maxRetriesPerRequest: null };
    const queue = new Queue('deliver', { connection });
    await queue.addBulk(jobs.map(data => ({ name: 'deliver', data })));
    const worker = new Worker('deliver', job => deliver(job.data), {
      connection,
      concurrency,
      autorun: false,
    });
    return () => worker.run();
  },
};

const start = await queues[kind]();
process.send({ ready: true });
await new Promise(resolve => process.once('message', resolve));
await start();
