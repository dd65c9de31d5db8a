/** SIGTERM for a process under load: what was acknowledged is stored, and the process ends by itself. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { createWebhooks, type WholeRepository } from '../../src/index.ts';
import { endpoint } from '../../src/testing/sample.ts';
import { type Cleanup, fixtures, secrets, suiteOf } from '../helper.ts';
import { chrome } from '../links/service.ts';
import { folder } from '../mock-server/command.ts';
import { databaseUrl, freshRepository } from '../postgres-server.ts';
import { typescript } from '../runner/typescript/arguments.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';

const test = suiteOf('SIGTERM under load', { isLong: true });
const path = fileURLToPath(new URL('./shop-process.ts', import.meta.url));
const authorization = `Bearer ${secrets.studio}`;
const data = () => ({ ...toData(fixtures), webhook_endpoints: {}, webhook_deliveries: {} });

interface Opened {
  /** Of the process. */
  readonly given: readonly string[];
  /** Stores what the process begins with. */
  fill(work: (repository: WholeRepository) => unknown): Promise<void>;
  /** What is stored after its end. */
  read(): Promise<WholeRepository>;
}

const storages: Record<string, (cleanup: Cleanup) => Promise<Opened>> = {
  lowdb: async cleanup => {
    const file = join(await folder(cleanup), 'shop.json');
    return {
      given: ['lowdb', file],
      async fill(work) {
        const repository = await lowdbRepository({ file, seed: data(), baseUrl: 'https://shop.example' });
        await work(repository);
        await repository.close();
      },
      async read() {
        const repository = await lowdbRepository({ file, baseUrl: 'https://shop.example' });
        cleanup(repository.close);
        return repository;
      },
    };
  },
  PostgreSQL: async cleanup => {
    const { repository, schema } = await freshRepository(cleanup);
    return {
      given: ['PostgreSQL', await databaseUrl(), schema],
      async fill(work) {
        await repository.import(data());
        await work(repository);
      },
      read: async () => repository,
    };
  },
};

for (const [storage, open] of eachStorage(storages))
  test(`loses nothing that was acknowledged, and ends after the longest request, on ${storage}`, async cleanup => {
    const { given, fill, read } = await open(cleanup);
    const hook = await receiver(cleanup);
    let before = 0;
    await fill(async repository => {
      const one = { ...endpoint('wep_load', ['link.created']), url: hook.url };
      assert.equal(
        ((await repository.webhooks.createEndpoint('ws_studio', one)) as { id: string }).id,
        one.id,
      );
      before = (await repository.links.find('ws_studio', 'lnk_demo_spring'))?.clicks ?? 0;
    });
    const child = spawn(process.execPath, [...typescript, path, ...given], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    cleanup(() => child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', chunk => {
      said += chunk;
    });
    const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
    const exited = once(child, 'exit');

    const ask = (method: string, to: string, agent: Agent | false) => {
      const headers = { authorization, 'user-agent': chrome, 'content-type': 'application/json' };
      const asked = request({ host: '127.0.0.1', port, path: to, method, headers, agent });
      const answered = once(asked, 'response').then(async ([response]: IncomingMessage[]) => {
        await once((response as IncomingMessage).resume(), 'end');
        return response as IncomingMessage;
      });
      return { asked, answered };
    };

    const made: string[] = [];
    let clicks = 0;
    let isEnding = false;
    async function load(name: string): Promise<void> {
      const agent = new Agent({ keepAlive: true });
      cleanup(() => agent.destroy());
      for (let count = 0; ; count += 1) {
        const slug = `${name}-${count}`;
        try {
          const post = ask('POST', '/api/v1/links', agent);
          post.asked.end(JSON.stringify({ url: 'https://target.example/', slug }));
          const { statusCode } = await post.answered;
          assert.equal(statusCode, 201, said);
          made.push(slug);
          const click = ask('GET', '/l/spring', agent);
          click.asked.end();
          assert.equal((await click.answered).statusCode, 302, said);
          clicks += 1;
        } catch (error) {
          // What was not answered may have been cut off.
          const { code } = error as NodeJS.ErrnoException;
          if (isEnding && ['ECONNREFUSED', 'ECONNRESET'].includes(code ?? '')) return;
          throw error;
        }
      }
    }
    const loads = ['one', 'two', 'three', 'four'].map(load);
    await until(() => made.length >= 40);
    const slow = ask('POST', '/api/v1/keys', false);
    const body = JSON.stringify({ name: 'Made at the end', scopes: ['models:read'] });
    slow.asked.setHeader('content-length', body.length);
    slow.asked.write(body.slice(0, 10));
    // The next request of somebody else is answered, so the first part of this one has arrived.
    await until(() => made.length >= 80);
    isEnding = true;
    child.kill('SIGTERM');
    await Promise.all(loads);
    slow.asked.end(body.slice(10));
    assert.equal((await slow.answered).statusCode, 201);
    assert.deepEqual(await exited, [0, null], said);

    const repository = await read();
    for (const slug of made) assert.ok(await repository.links.findBySlug('', slug), slug);
    const counted = (await repository.links.find('ws_studio', 'lnk_demo_spring'))?.clicks ?? 0;
    assert.ok(counted >= before + clicks, `${counted} of ${before} and ${clicks} clicks`);
    const usage = await repository.requests?.usage('ws_studio', {
      by: 'operation',
      from: '2000-01-01',
      to: '2999-12-31',
      limit: 100,
    });
    const created = usage?.find(({ name }) => name === 'createLink')?.succeeded ?? 0;
    assert.ok(created >= made.length, `${created} of ${made.length} requests were recorded`);
    // No delivery is leased any more: another process sends the rest at once.
    const webhooks = createWebhooks({ repository, allowPrivateTargets: ['127.0.0.1'] });
    cleanup(webhooks.close);
    webhooks.start();
    const slugs = () =>
      new Set(hook.received.map(({ body: text }) => JSON.parse(text).data.link.slug as string));
    await until(
      () => made.every(slug => slugs().has(slug)),
      () => made.filter(slug => !slugs().has(slug)),
      15_000,
    );
  });

test.run();
