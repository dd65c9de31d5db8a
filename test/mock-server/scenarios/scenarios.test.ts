/** Scenarios of the mock server: data, answers, faults and the time, switched together. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Scenario, startMock } from '../../../mock-server/index.ts';
import { builtIn, defineGroup } from '../../../src/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { postgresMock } from '../../postgres-server.ts';

const test = suiteOf('A scenario of the mock server');

const scenarios: Record<string, Scenario> = {
  'empty-shop': { description: 'A shop without items', fixtures: { items: { ws_studio: [] } } },
  slow: { answers: [{ path: '/api/*', answer: { delay: 1 }, times: 'always' }] },
  'sold-out': {
    answers: [{ operation: 'getItem', answer: 404, times: 'always' }],
    faults: [{ operation: 'listItems', status: 503 }],
    clock: { now: '2030-01-01', frozen: true },
  },
  edited: {
    records: [
      { collection: 'items', id: 1001, patch: { name: 'Renamed' } },
      { collection: 'items', id: 1002, remove: true },
      {
        collection: 'models',
        id: 'tiny',
        put: { object: 'model', created: 1_700_000_000, owned_by: 'studio' },
      },
    ],
  },
  later: { clock: '2031-01-01T12:00:00Z' },
};

/** The records of a recording that people have changed: the channels of the mock server go on by themselves. */
const edited = ({ records = [] }: Scenario) =>
  records.filter(({ collection }) => !/^(?:messages|chats|contacts|media)$/.test(collection));

async function start(cleanup: Cleanup, more: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock({ port: null, scenarios, ...more });
  cleanup(() => mock.close());
  const headers = { 'x-api-key': mock.keys.studio ?? '' };
  const ask = async (path: string, extra: Record<string, string> = {}) => {
    const response = await mock.fetch(path, { headers: { ...headers, ...extra } });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };
  const count = async (extra: Record<string, string> = {}) => {
    const { json } = await ask('/api/items/all?page=1&per_page=100', extra);
    return (json.items as unknown[] | undefined)?.length ?? json.msg;
  };
  const statusOf = async (id: number) => (await ask(`/api/items/item?item_id=${id}`)).status;
  return { mock, ask, count, statusOf };
}

test('is a start with other data, and ends with a reset', async cleanup => {
  const { mock, count } = await start(cleanup);
  assert.equal(await count(), 23);
  await mock.use('empty-shop');
  assert.equal(await count(), 'No items found');
  assert.deepEqual(
    mock.scenarios().filter(({ active }) => active),
    [{ name: 'empty-shop', description: 'A shop without items', active: true }],
  );
  await mock.reset();
  assert.equal(await count(), 23);
  assert.ok(mock.scenarios().every(({ active }) => !active));
});

test('has answers, faults and a clock, which end with the next one', async cleanup => {
  const { mock, ask, statusOf } = await start(cleanup);
  await mock.use('sold-out');
  assert.equal(await statusOf(1001), 404);
  assert.deepEqual([(await ask('/api/items/all')).status, (await ask('/api/items/all')).status], [503, 200]);
  assert.equal(mock.now(), Date.parse('2030-01-01'));
  await mock.use('later');
  assert.equal(await statusOf(1001), 200);
  assert.ok(mock.now() >= Date.parse('2031-01-01T12:00:00Z'));
  await mock.use();
  assert.ok(mock.now() < Date.parse('2030-01-01'));
});

test('may be several: later ones replace collections and the clock, and all others count', async cleanup => {
  const { mock, count, statusOf } = await start(cleanup);
  await mock.use('empty-shop', 'sold-out', 'later');
  assert.equal(mock.answers().length, 1);
  assert.equal(mock.faults().length, 1);
  assert.ok(mock.now() >= Date.parse('2031-01-01'));
  assert.equal(await statusOf(1001), 404);
  mock.stopFaults();
  assert.equal(await count(), 'No items found');
});

test('may change single records', async cleanup => {
  const { mock, ask, statusOf } = await start(cleanup);
  await mock.use('edited');
  const { json } = await ask('/api/items/item?item_id=1001');
  assert.equal((json.item as { name: string }).name, 'Renamed');
  assert.equal(await statusOf(1002), 404);
  assert.ok(
    JSON.stringify(
      (await ask('/api/v1/models', { authorization: `Bearer ${mock.keys.studio}` })).json,
    ).includes('tiny'),
  );
});

test('that is wrong changes nothing, and says what is wrong', async cleanup => {
  const { mock, count } = await start(cleanup);
  await mock.use('empty-shop');
  mock.answer('getItem', 404);
  for (const [scenario, sentence] of [
    [
      { records: [{ collection: 'items', id: 9, patch: {} }] },
      /^scenario broken: records\[0\]: items of ws_studio have no record 9$/,
    ],
    [
      { records: [{ collection: 'itms', id: 9, remove: true }] },
      /^scenario broken: records\[0\]: there is no collection itms .*did you mean items\?$/,
    ],
    [{ records: [{ collection: 'items', id: 1001, patch: { name: 5 } }] }, /name.*must be a string/],
    [{ fixtures: { items: { ws_studio: [{ id: 1 }] } } }, /^scenario broken: .*is required/],
  ] as const) {
    mock.putScenario('broken', scenario as never);
    await assert.rejects(mock.use('broken'), (error: Error) => {
      assert.match(error.message, sentence);
      return true;
    });
    assert.equal(await count(), 'No items found');
    assert.equal(mock.answers().length, 1);
  }
  for (const [scenario, sentence] of [
    [{ answer: [] }, 'scenario x has no option answer: did you mean answers?'],
    [{ answers: [{ operation: 'getItm', answer: 404 }] }, /^answers\[0\]: operation is not .*getItem/],
    [{ faults: [{ operation: 'getItem' }] }, /^faults\[0\]: a fault needs one of/],
    [{ fixtures: { itms: {} } }, 'scenario x: fixtures has no collection itms: did you mean items?'],
    [{ clock: 'soon' }, /^scenario x: clock must be/],
    [
      { records: [{ collection: 'items', id: 1 }] },
      'scenario x: records[0] needs one of put, patch and remove',
    ],
    [{ records: [{ id: 1, remove: true }] }, 'scenario x: records[0] needs collection and id'],
  ] as const)
    assert.throws(
      () => mock.putScenario('x', scenario as never),
      (error: Error) => {
        if (typeof sentence === 'string') assert.equal(error.message, sentence);
        else assert.match(error.message, sentence);
        return true;
      },
    );
  assert.throws(() => mock.putScenario('a b', {}), /the name of a scenario must have/);
  await assert.rejects(mock.use('empty-shp'), /there is no scenario empty-shp: did you mean empty-shop\?/);
});

test('of the option is there at the start and after a reset; an isolated test begins with a copy of the data alone', async cleanup => {
  const { mock, count } = await start(cleanup, { scenario: ['empty-shop', 'sold-out'] });
  mock.stopFaults();
  assert.equal(await count(), 'No items found');
  await mock.use();
  assert.equal(await count(), 23);
  await mock.reset();
  mock.stopFaults();
  assert.equal(await count(), 'No items found');
  const mine = await mock.isolate();
  cleanup(() => mine.close());
  assert.equal((await mine.repository.items.list('ws_studio', { limit: 1 })).total, 0);
  assert.deepEqual([mine.answers(), mine.scenarios().filter(one => one.active)], [[], []]);
  await assert.rejects(startMock({ port: null, scenarios, scenario: 'none' }), {
    message: 'startMock: there is no scenario none: use empty-shop, slow, sold-out, edited, later',
  });
});

test('is chosen by a header: requests with the same one share its data, and others do not see it', async cleanup => {
  const { mock, count, ask } = await start(cleanup);
  const empty = { 'mock-scenario': 'empty-shop' };
  assert.equal(await count(empty), 'No items found');
  assert.equal(await count(), 23);
  assert.equal(await count({ 'mock-scenario': 'empty-shop+slow' }), 'No items found');
  assert.equal(await count({ ...empty, 'mock-as': 'mine' }), 'No items found');
  const unknown = await ask('/api/items/all', { 'mock-scenario': 'empty-shp' });
  assert.deepEqual(
    [unknown.status, unknown.json.msg],
    [400, 'Invalid request: there is no scenario empty-shp: did you mean empty-shop?'],
  );
  const listed = await (await mock.fetch('/__mock/as')).text();
  assert.ok(listed.includes('"+empty-shop"') && listed.includes('"mine+empty-shop"'));
});

test('is listed, added, used and removed below /__mock', async cleanup => {
  const { mock, count } = await start(cleanup);
  const control = async (method: string, path: string, body?: object) => {
    const response = await mock.fetch(`/__mock${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { data?: Record<string, unknown>; msg?: string };
  };
  const { data: all } = await control('GET', '/scenarios');
  assert.equal((all?.scenarios as unknown[] | undefined)?.length, 5);
  assert.equal(
    (await control('PUT', '/scenarios/none-left', { fixtures: { items: { ws_studio: [] } } })).data?.name,
    'none-left',
  );
  assert.deepEqual((await control('PUT', '/scenario', { names: ['none-left', 'slow'] })).data, {
    names: ['none-left', 'slow'],
  });
  assert.deepEqual((await control('GET', '/scenario')).data, { names: ['none-left', 'slow'] });
  assert.equal(await count(), 'No items found');
  assert.match((await control('PUT', '/scenario', { name: ['x'] })).msg ?? '', /name is not a known field/);
  assert.match((await control('PUT', '/scenario', { names: 'slow' })).msg ?? '', /names must be a list/);
  assert.match((await control('PUT', '/scenario', { names: [5] })).msg ?? '', /there is no scenario 5/);
  assert.match((await control('PUT', '/scenarios/x', { fixture: {} })).msg ?? '', /did you mean fixtures/);
  assert.equal((await control('DELETE', '/scenarios/none-left')).data?.name, 'none-left');
  assert.match((await control('DELETE', '/scenarios/none-left')).msg ?? '', /no scenario has this name/);
});

test('is recorded: what was changed since a moment, the answers, faults and the time', async cleanup => {
  const { mock, ask, statusOf } = await start(cleanup);
  await mock.patchRecord('items', 1003, { name: 'Before' });
  await mock.startRecording();
  await mock.patchRecord('items', 1001, { name: 'Renamed' });
  await mock.deleteRecord('items', 1002);
  await mock.putRecord('models', 'tiny', { object: 'model', created: 1_700_000_000, owned_by: 'studio' });
  await mock.fetch('/api/v1/keys', {
    method: 'POST',
    headers: { authorization: `Bearer ${mock.keys.studio}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'New', scopes: ['marketplace:read'] }),
  });
  mock.answer('getAccountDetails', 503, { times: 'always' });
  mock.answer('getItem', () => null, { times: 'always' });
  mock.setTime('2030-01-01', { frozen: true });
  const { scenario, left } = await mock.recordedScenario();
  assert.deepEqual(
    scenario.records?.filter(({ collection }) => collection === 'items'),
    [
      { collection: 'items', id: '1002', workspace: 'ws_studio', remove: true },
      { collection: 'items', id: '1001', workspace: 'ws_studio', patch: { name: 'Renamed' } },
    ],
  );
  assert.deepEqual(scenario.answers, [{ operation: 'getAccountDetails', answer: 503, times: 'always' }]);
  assert.deepEqual(scenario.clock, { now: '2030-01-01T00:00:00.000Z', frozen: true });
  assert.deepEqual(
    left.map(one => one.replace(/_\d+$|\/key_.*/, '')),
    ['keys', 'answer'],
  );
  await mock.reset();
  mock.putScenario('recorded', JSON.parse(JSON.stringify(scenario)));
  await mock.use('recorded');
  const { json } = await ask('/api/items/item?item_id=1001');
  assert.equal((json.item as { name: string }).name, 'Renamed');
  assert.equal(await statusOf(1002), 404);
  assert.equal((await ask('/api/account/details')).status, 503);
  // What the used scenarios say is part of a recording.
  const over = (await (await mock.fetch('/__mock/recording')).json()) as { data: { scenario: Scenario } };
  assert.deepEqual(edited(over.data.scenario), edited(scenario));
});

test('is recorded from the start on, with fields that are taken away and instances that people make', async cleanup => {
  const { mock } = await start(cleanup);
  await mock.patchRecord('instances', 'ins_demo', { name: 'Renamed' });
  await mock.patchRecord('items', 1001, { name: 'Renamed' });
  await mock.snapshot('before');
  await mock.patchRecord('webhook_endpoints', 'ep_demo', { tags: ['x'] });
  await mock.startRecording();
  await mock.restore('before');
  const { scenario, left } = await mock.recordedScenario();
  // The whole record, which has a secret.
  assert.deepEqual([edited(scenario), left], [[], ['webhook_endpoints/ep_demo']]);
  await mock.reset();
  await mock.patchRecord('instances', 'ins_demo', { name: 'Renamed' });
  assert.deepEqual(edited((await mock.recordedScenario()).scenario), [
    { collection: 'instances', id: 'ins_demo', workspace: 'ws_studio', patch: { name: 'Renamed' } },
  ]);
});

test('is switched to one at a time', async cleanup => {
  const { mock, statusOf } = await start(cleanup);
  for (const names of [
    ['edited', 'sold-out'],
    ['sold-out', 'edited'],
  ] as const) {
    await Promise.all(names.map(name => mock.use(name)));
    const [, lastOne] = names;
    assert.deepEqual(
      mock.scenarios().flatMap(({ name, active }) => (active ? [name] : [])),
      [lastOne],
    );
    const isSoldOut = lastOne === 'sold-out';
    assert.deepEqual(
      [mock.faults().length, mock.now() >= Date.parse('2030-01-01')],
      [isSoldOut ? 1 : 0, isSoldOut],
    );
    assert.equal(await statusOf(1001), isSoldOut ? 404 : 200);
  }
  await Promise.all([mock.use('empty-shop'), mock.reset()]);
  assert.equal((await mock.repository.items.list('ws_studio', { limit: 1 })).total, 23);
});

test('has a clock that JSON can say, and as many faults as there may be', async cleanup => {
  const { mock } = await start(cleanup);
  for (const clock of [1_893_456_000_000, new Date(), { now: 1_893_456_000_000 }, {}])
    assert.throws(
      () => mock.putScenario('x', { clock } as never),
      /^TypeError: scenario x: clock must be a date such as/,
    );
  const faults = Array.from({ length: 60 }, () => ({ operation: 'listItems', status: 503 }));
  mock.putScenario('many', { faults });
  mock.putScenario('more', { faults });
  await mock.use('empty-shop');
  await assert.rejects(mock.use('many', 'more'), /there must be at most 100 faults/);
  assert.equal((await mock.repository.items.list('ws_studio', { limit: 1 })).total, 0);
  assert.throws(() => mock.putScenario('most', { faults: [...faults, ...faults] }), /at most 100 faults/);
});

test('is a copy, and may have functions', async cleanup => {
  const { mock, statusOf } = await start(cleanup);
  const answers = [{ operation: 'getItem', answer: 404, times: 'always' as const }];
  const faults = [{ operation: 'listItems', status: 503, when: () => true }];
  mock.putScenario('own', { answers, faults });
  (answers[0] as { operation: string }).operation = 'getItm';
  await mock.use('own');
  assert.equal(await statusOf(1001), 404);
});

test('that does not exist takes no room and no timer, and another machine learns nothing of it', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const held = await mock.isolate({ name: 'held' });
  cleanup(() => held.close());
  for (let count = 0; count < 255; count += 1) await ask('/api/items/all', { 'mock-as': `other-${count}` });
  const timers = () => process.getActiveResourcesInfo().filter(one => one === 'Timeout').length;
  const before = timers();
  for (let count = 0; count < 20; count += 1)
    await ask('/api/items/all', { 'mock-scenario': `none-${count}` });
  assert.ok(timers() <= before);
  assert.equal((await held.fetch('/__mock/health')).status, 200);
});

test('of a header begins with the fixtures, and again when it is replaced', async cleanup => {
  const { mock, ask, count } = await start(cleanup);
  const nameFor = async (scenario: string) => {
    const { json } = await ask('/api/items/item?item_id=1001', { 'mock-scenario': scenario });
    return (json.item as { name: string } | undefined)?.name;
  };
  const usual = await nameFor('slow');
  await mock.patchRecord('items', 1001, { name: 'Shared' });
  mock.putScenario('rules', { answers: [{ path: '/flags', answer: 404 }] });
  assert.equal(await nameFor('rules'), usual);
  assert.equal(await nameFor('edited'), 'Renamed');
  mock.putScenario('edited', { records: [{ collection: 'items', id: 1001, patch: { name: 'Again' } }] });
  assert.equal(await nameFor('edited'), 'Again');
  // A name of somebody else is another test.
  await ask('/api/items/all', { 'mock-as': 'w.empty-shop' });
  assert.equal(await count({ 'mock-as': 'w', 'mock-scenario': 'empty-shop' }), 'No items found');
});

test('of the start cannot be removed', async cleanup => {
  const { mock } = await start(cleanup, { scenario: 'slow' });
  const refused = await mock.fetch('/__mock/scenarios/slow', { method: 'DELETE' });
  assert.equal(refused.status, 400);
  await mock.reset();
  assert.equal(mock.answers().length, 1);
});

test('of an isolated test leaves alone what groups of the host have stored', async cleanup => {
  let stored = 0;
  const group = defineGroup({
    name: 'wishes',
    description: 'Wishes.',
    needs: [],
    scopes: {},
    operations: [],
    demo: async () => {
      stored += 1;
    },
  } as never);
  const { mock, count } = await start(cleanup, { groups: [...builtIn, group] });
  const before = stored;
  assert.equal(await count({ 'mock-scenario': 'empty-shop' }), 'No items found');
  const mine = await mock.isolate();
  await mine.use('edited');
  await mine.close();
  assert.equal(stored, before);
  await mock.use('edited');
  assert.equal(stored, before + 1);
});

test('may be a file of a folder, whose mistakes are told with the file', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-scenarios-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const begin = () => start(cleanup, { scenarios: folder });
  await assert.rejects(begin(), /scenarios: .* contains no JSON file/);
  await writeFile(
    join(folder, 'empty-shop.json'),
    JSON.stringify({ $schema: 'x', ...scenarios['empty-shop'] }),
  );
  await writeFile(join(folder, 'README.md'), 'Ours');
  const { mock, count } = await begin();
  await mock.use('empty-shop');
  assert.equal(await count(), 'No items found');
  for (const [name, content, sentence] of [
    ['a.json', '{', /a\.json/],
    ['a.json', '{"fixture":{}}', /a\.json has no option fixture: did you mean fixtures\?/],
    ['a b.json', '{}', /a b\.json: the name of a scenario must have/],
    ['b.json', '[]', /b\.json: the options must be an object/],
  ] as const) {
    await writeFile(join(folder, name), content);
    await assert.rejects(begin(), sentence);
    await rm(join(folder, name));
  }
  await assert.rejects(
    start(cleanup, { scenarios: join(folder, 'none') }),
    /scenarios: .*none cannot be read: ENOENT/,
  );
});

test('over PostgreSQL is the same', async cleanup => {
  const mock = await postgresMock(cleanup, { scenarios, scenario: 'edited' });
  const nameOf = async () => (await mock.repository.items.find('ws_studio', 1001))?.name;
  assert.equal(await nameOf(), 'Renamed');
  await mock.use('empty-shop', 'sold-out');
  assert.equal((await mock.repository.items.list('ws_studio', { limit: 1 })).total, 0);
  assert.equal(mock.answers().length, 1);
  await assert.rejects(mock.recordedScenario(), /nothing is recorded: start a recording first/);
  const page = await fetch(`${mock.url}/__mock/dashboard/scenarios`, { headers: { accept: 'text/html' } });
  assert.match(await page.text(), /Nothing is recorded yet/);
  await mock.startRecording();
  await mock.putRecord('models', 'small', { object: 'model', created: 1_700_000_000, owned_by: 'studio' });
  assert.deepEqual(
    edited((await mock.recordedScenario()).scenario).map(({ collection, id }) => [collection, id]),
    [['models', 'small']],
  );
  await mock.reset();
  assert.equal(await nameOf(), 'Renamed');
});

test.run();
