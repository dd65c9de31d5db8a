/** The groups of the mock server that a page or a service worker asks for. They answer as in Node.js. */
import assert from 'node:assert/strict';
import { builtIn } from '../../mock-server/browser/full/groups.ts';
import { builtIn as ofSmall } from '../../mock-server/browser/groups.ts';
import { missingGroups, scripts } from '../../mock-server/browser/scripts.ts';
import { type Mock, startMock } from '../../mock-server/index.ts';
import { TargetGuard } from '../../src/outbound/target.ts';
import { webhookChecks } from '../../src/webhooks/checks.ts';
import { groups as allGroups } from '../built-in.ts';
import { type GoodCall, goodCalls, requestOf } from '../contract/calls.ts';
import { type Cleanup, secrets, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { type Answered, type Asked, answerOf, full, shown, siteWithGroups } from './mock-site.ts';

const test = suiteOf('The groups of the mock server in a browser');

const names = scripts['browser-full-worker'];
const asksFor = `const groups = ${JSON.stringify(names)};`;

/** In Node.js, with an engine that sends as little as a browser does. */
async function inNode(cleanup: Cleanup, publicUrl: string): Promise<Mock> {
  const guard = new TargetGuard({
    allowed: ['receiver.example'],
    resolve: async () => [{ address: '1.1.1.1', family: 4 }],
    admit: ({ host }) => host === '127.0.0.1',
  });
  const webhooks = { ...webhookChecks(guard), retention: { deliveryDays: 0, eventDays: 0 } };
  const mock = await startMock({
    groups: [...names],
    webhooks,
    publicUrl,
    port: null,
    console: false,
    cors: false,
  });
  cleanup(mock.close);
  return mock;
}

interface Call {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly asked: Asked;
  /** Whether the instance of the simulated channel has to be connected again after the reset. */
  readonly needsInstance: boolean;
}

/** Each operation of the groups that only the larger script has: a call that succeeds, and one that does not. */
const calls: readonly Call[] = allGroups
  .filter(({ name }) => (names as readonly string[]).includes(name))
  .filter(({ name }) => !(scripts['browser-worker'] as readonly string[]).includes(name))
  .flatMap(({ name, operations }) => operations.map(operation => ({ ...operation, group: name })))
  // It does not end: see below.
  .filter(({ id }) => id !== 'listenToInstance')
  .flatMap(({ id, method, path, group }): Call[] => {
    // What happens after the reset is a race.
    const good = id === 'readChannelFeed' ? { query: 'limit=2' } : (goodCalls[id] ?? {});
    const needsInstance = group === 'messaging';
    const request = (call: GoodCall, key: string | null): Asked => {
      const to = path.replaceAll(/:(\w+)/g, (_, name: string) => call.params?.[name] ?? '');
      const query = call.query === undefined ? '' : `?${call.query}`;
      return { path: to + query, ...requestOf(method, call, key) } as Asked;
    };
    const invalid = { ...good, query: 'unknown_parameter=1', body: { unknown_field: 1 } };
    const { body, ...bad } = 'unknown' in good && good.unknown !== undefined ? good.unknown : invalid;
    return [
      { id, kind: 'success', needsInstance, asked: request(good, secrets.studio) },
      {
        id,
        kind: 'error',
        needsInstance,
        asked: request(method === 'GET' || body === undefined ? bad : { ...bad, body }, secrets.studio),
      },
      { id, kind: 'error', needsInstance, asked: request(good, null) },
    ];
  });

/** What is asked of the same data: of what is connected again after the reset. */
const inPlace = `const answers = [];
  const of = async ({ path, ...init }) => {
    const response = await ask(path, init);
    return { status: response.status, body: await response.text(), headers: Object.fromEntries(response.headers) };
  };
  for (const { asked, needsInstance } of given.calls) {
    await of({ path: '/__mock/reset', method: 'POST' });
    while (needsInstance && !(await of(given.instance)).body.includes('"state":"open"'))
      await new Promise(resolve => setTimeout(resolve));
    answers.push(await of(asked));
  }
  return answers;`;

const instance: Asked = {
  path: '/api/v1/instances/ins_demo',
  headers: { authorization: `Bearer ${secrets.studio}` },
};

/** Without what is random, as new ids, secrets and slugs are, and without the time of now. */
function masked(answer: Answered) {
  const { status, body, headers } = shown(answer);
  const plain = body
    .replaceAll(/\b([a-z]{2,6}_)[\w+/=-]{16,}/g, '$1…')
    .replaceAll(/(?<=\/l\/|"slug":")[a-zA-Z0-9]{7}\b/g, '…')
    .replaceAll(/"last":\d+,"has_more":\w+/g, '…')
    .replaceAll(/"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '"…"');
  return plain === body
    ? { status, body, headers }
    : { status, body: plain, headers: { ...headers, etag: null, 'content-length': null } };
}

for (const [place, start] of [
  ['in a page', `${asksFor} const mock = await startMock({ groups }); const ask = mock.fetch;`],
  ['as a service worker', `await registerMock('${full}'); const ask = fetch;`],
])
  test(`answer as on a server, ${place}`, async cleanup => {
    const { url, run } = await siteWithGroups(cleanup);
    const mock = await inNode(cleanup, url);
    const answers = await run<Answered[]>(`${start} ${inPlace}`, { calls, instance });
    const wrong: unknown[] = [];
    for (const [index, { id, kind, asked, needsInstance }] of calls.entries()) {
      await mock.reset();
      if (needsInstance)
        await until(async () => (await answerOf(mock, instance)).body.includes('"state":"open"'));
      const expected = await answerOf(mock, asked);
      assert.equal(expected.status < 400, kind === 'success', `${id}: ${expected.status} ${expected.body}`);
      try {
        assert.deepEqual(masked(answers[index] as Answered), masked(expected));
      } catch (error) {
        wrong.push(`${id} ${kind} ${(error as Error).message}`);
      }
    }
    assert.deepEqual(wrong, []);
  });

test('are those that its scripts name, and all others have a reason', () => {
  const namesOf = (groups: readonly { readonly name: string }[]) => groups.map(({ name }) => name);
  assert.deepEqual(namesOf(ofSmall), scripts['browser-worker']);
  assert.deepEqual(namesOf(builtIn).sort(), [...names].sort());
  assert.deepEqual([...names, ...Object.keys(missingGroups)].sort(), namesOf(allGroups).sort());
});

test.run();
