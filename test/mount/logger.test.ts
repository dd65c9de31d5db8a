/** The option `logger`, and `logErrors`. */
import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import pino from 'pino';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import {
  createMarketplace,
  createRouter,
  generateSecret,
  logErrors,
  type Marketplace,
  type MarketplaceSettings,
  RepositoryUnavailableError,
  type WholeRepository,
} from '../../src/index.ts';
import { newSigningSecret } from '../../src/secrets/standard-webhooks.ts';
import { runCode } from '../docs/run-code.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Logs');
const authorization = { authorization: `Bearer ${secrets.studio}` };

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly todo?: string;
  readonly error?: {
    readonly type: string;
    readonly message: string;
    readonly cause?: { readonly message: string };
  };
  readonly requestId?: string;
  readonly workspace?: string;
  readonly key?: string;
}

/** Pino, and the lines that it has written. */
function pinoLines() {
  const lines: Line[] = [];
  const logger = pino({ level: 'info' }, { write: text => void lines.push(JSON.parse(text)) });
  const failures = () => lines.filter(({ level }) => level > 30);
  return { logger, lines, failures };
}

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings>) {
  const repository = settings.repository ?? (await fixtureRepository());
  const marketplace = createMarketplace({ repository, publicUrl: 'https://shop.example', ...settings });
  cleanup(() => marketplace.close());
  const events: unknown[] = [];
  const app = new Koa().use(marketplace.router.routes());
  app.on('error', error => events.push(error));
  const { url } = await serveApp(cleanup, app);
  const models = () => send(`${url}/api/v1/models`, { headers: authorization });
  return { marketplace, models, events, url };
}

/** A storage whose models fail. */
const failing = async (error: unknown): Promise<WholeRepository> => ({
  ...(await fixtureRepository()),
  models: {
    list: () => {
      throw error;
    },
  },
});

test('have one line for a request that fails, with what to do, and with whose request it was', async cleanup => {
  const { logger, failures } = pinoLines();
  const cause = new Error('connect ECONNREFUSED 10.0.0.5:5432');
  const repository = await failing(new RepositoryUnavailableError('The database is away', { cause }));
  const { models, events } = await open(cleanup, { repository, logger });
  const { status, headers } = await models();
  assert.equal(status, 503);
  const [line, ...more] = failures();
  assert.deepEqual(more, []);
  assert.deepEqual([line?.level, line?.msg], [50, 'The database is away']);
  assert.match(line?.todo ?? '', /storage runs and can be reached/);
  assert.deepEqual(
    [line?.error?.type, line?.error?.cause?.message],
    ['RepositoryUnavailableError', cause.message],
  );
  assert.deepEqual([line?.requestId, line?.workspace], [headers['x-request-id'], 'ws_studio']);
  assert.match(line?.key ?? '', /^key_/);
  assert.deepEqual(events, [], 'the error event of the app would be a second list');
});

test('tell an outage once a second, and onError each request', async cleanup => {
  const { logger, failures } = pinoLines();
  const reported: unknown[] = [];
  const repository = await failing(new RepositoryUnavailableError('away'));
  const { models } = await open(cleanup, { repository, logger, onError: error => reported.push(error) });
  const answers = await Promise.all(Array.from({ length: 20 }, models));
  assert.ok(answers.every(({ status }) => status === 503));
  assert.equal(reported.length, 20);
  assert.ok(failures().length <= 3, `${failures().length} lines`);
});

test('say which method of a storage to correct', async cleanup => {
  const { logger, failures } = pinoLines();
  const repository = { ...(await fixtureRepository()), models: { list: () => 7 as never } };
  const { models } = await open(cleanup, { repository, logger });
  assert.equal((await models()).status, 500);
  const [line] = failures();
  assert.match(line?.msg ?? '', /repository\.models\.list must return a list/);
  assert.match(line?.todo ?? '', /Correct this method of your storage/);
});

test('contain no secrets', async cleanup => {
  const { logger, lines } = pinoLines();
  const key = generateSecret();
  const testKey = generateSecret('mk_test_');
  const signing = newSigningSecret();
  const cause = new Error(
    `postgres://shop:hunter2@db.internal/shop refused {"password": "hunter3", "api_key":"hunter4"}`,
  );
  const error = new Error(
    `The keys ${key} and ${testKey} with ${signing} and Authorization: Bearer hunter5.a.b, password=hunter6 ` +
      'access_token=hunter7 {"refresh_token":"hunter8"} client_secret: hunter9 x-api-key: hunter13 ?X-Amz-Signature=hunter10 ' +
      'postgres://shop:hunter11@hunter12@db.internal/shop pwd=hunter15 ' +
      'passphrase: hunter16 credentials=hunter17 private_key="hunter18" http://peer.internal:9077/a by ann@shop.example ' +
      'amqp://shop:hunter19/hunter20@queue.internal {"url":"redis://:hunter21/a@cache.internal"} ' +
      'http://peer.internal:9077/people/bob@shop.example',
    { cause },
  );
  const { models } = await open(cleanup, { repository: await failing(error), logger });
  assert.equal((await models()).status, 500);
  const text = JSON.stringify(lines);
  assert.match(text, /The keys mk_\[redacted\] and mk_test_\[redacted\] with whsec_\[redacted\]/);
  assert.match(text, /db\.internal/);
  assert.match(text, /peer\.internal:9077\/a by ann@shop\.example/);
  assert.match(text, /amqp:\/\/\[redacted\]@queue\.internal .*redis:\/\/\[redacted\]@cache\.internal/);
  assert.match(text, /peer\.internal:9077\/people\/bob@shop\.example/);
  for (const secret of [key, testKey.slice(8), signing, secrets.studio, 'hunter'])
    assert.equal(text.includes(secret), false, secret);
});

test('contain no link of an invitation that could not be sent', async cleanup => {
  const { logger, failures } = pinoLines();
  const tokens: string[] = [];
  const sendInvitation = ({ url }: { url: string }) => {
    tokens.push(url.slice(-38));
    throw new Error(`The mail server refused the text ${url}?from=mail.`);
  };
  const { url } = await open(cleanup, { logger, console: { sendInvitation } });
  const body = { email: 'sam@example.com', role: 'viewer' };
  const answer = await post(`${url}/api/v1/invitations`, body, authorization);
  assert.equal(answer.status, 502);
  const text = JSON.stringify(failures());
  assert.match(text, /\/join\/ws_studio\/mv_\[redacted\]\?from=mail/);
  assert.equal(text.includes(tokens[0] ?? ''), false);
});

test('tell work that no request waits for, and when it has started and closed', async cleanup => {
  const { logger, lines, failures } = pinoLines();
  const repository = await fixtureRepository();
  const claim = () => {
    throw new RepositoryUnavailableError('away');
  };
  const webhooks = { ...repository.webhooks, claim };
  const { marketplace } = await open(cleanup, { repository: { ...repository, webhooks }, logger });
  marketplace.start();
  await marketplace.close();
  assert.equal(failures()[0]?.msg, 'away');
  const reported = lines.filter(({ level }) => level === 30).map(({ msg }) => msg);
  assert.deepEqual(reported, ['koa-marketplace has started', 'koa-marketplace has closed']);
});

test('are written by a router alone, and by any factory with onError', async cleanup => {
  const { logger, failures } = pinoLines();
  const router = createRouter({ repository: await failing(new Error('broken')), logger });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  await send(`${url}/api/v1/models`, { headers: authorization });
  logErrors(logger)('no error at all');
  assert.deepEqual(
    failures().map(({ msg }) => msg),
    ['broken', 'no error at all'],
  );
  assert.match(failures()[0]?.todo ?? '', /Follow the stack/);
});

test('are set up as docs/operations.md shows', async cleanup => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const code = /```js\n(import pino.*?)\n```/s.exec(page)?.[1] ?? assert.fail('there is no example');
  const { logger, failures } = pinoLines();
  const marketplace = (await runCode(cleanup, code, {
    among: { repository: await failing(new Error('broken')) },
    modules: { pino: { default: () => logger }, 'koa-marketplace': { createMarketplace } },
    result: 'marketplace',
  })) as Marketplace;
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  await send(`${url}/api/v1/models`, { headers: authorization });
  assert.equal(failures().length, 1);
});

test('have the warnings of a data file, which are warnings of the process without them', async cleanup => {
  const { logger, failures } = pinoLines();
  const folder = await mkdtemp(join(tmpdir(), 'logs-'));
  cleanup(() => rm(folder, { recursive: true }));
  const file = join(folder, 'data.json');
  const repository = await lowdbRepository({ file, onError: logErrors(logger) });
  cleanup(repository.close);
  appendFileSync(file, 'no JSON');
  await repository.replace({});
  const [line] = failures();
  assert.equal(line?.level, 40);
  assert.match(line?.todo ?? '', /^Make the edit of .*\.edited-.* again in /);
});

test('do not end a request if the logger throws', async cleanup => {
  const fail = () => {
    throw new Error('the disk of the log is full');
  };
  const logger = { info: fail, warn: fail, error: fail };
  const { models, marketplace } = await open(cleanup, { repository: await failing(new Error('x')), logger });
  assert.equal((await models()).status, 500);
  marketplace.start();
});

test('need a logger with all three functions', async () => {
  const repository = await fixtureRepository();
  assert.throws(
    () => createRouter({ repository, logger: { info() {}, warn() {} } as never }),
    /createRouter: logger must have the functions info, warn and error/,
  );
});

test.run();
