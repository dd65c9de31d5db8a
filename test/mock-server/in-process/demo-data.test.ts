/** A group of the host brings its demo data to the mock server. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type MockOptions, startMock } from '../../../mock-server/index.ts';
import { createRouter, type DemoContext, defineGroup } from '../../../src/index.ts';
import { type Cleanup, fixtureRepository, post, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { folder } from '../command.ts';

const test = suiteOf('Demo data of a group');

class Notes {
  texts: string[] = [];
}

/** A group over a storage of its own, with each call of its function. */
function notes(storage = new Notes()) {
  const calls: DemoContext<Notes>[] = [];
  const group = defineGroup({
    name: 'notes',
    description: 'Notes.',
    needs: [],
    scopes: { 'notes:read': 'Read notes' },
    operations: [],
    service: () => storage,
    demo(context) {
      calls.push(context);
      context.service.texts = context.workspaceIds.map(id => `Welcome to ${id}`);
    },
  });
  return { group, calls, storage };
}

async function start(cleanup: Cleanup, options: MockOptions) {
  const mock = await mockFor(cleanup, { port: null, ...options });
  return mock;
}

test('is stored at the start, in the workspaces of the fixtures, by the clock of the mock', async cleanup => {
  const { group, calls, storage } = notes();
  const mock = await start(cleanup, { groups: ['keys', group], now: '2030-01-01' });
  assert.equal(calls.length, 1);
  assert.equal(calls[0]?.service, storage);
  assert.equal(new Date(calls[0]?.now ?? 0).getUTCFullYear(), 2030);
  assert.deepEqual(
    storage.texts,
    mock.data.workspaces.map(({ id }) => `Welcome to ${id}`),
  );
  assert.ok(storage.texts.length > 1);
});

test('is stored again at each reset, also over HTTP', async cleanup => {
  const { group, calls, storage } = notes();
  const mock = await mockFor(cleanup, { groups: ['keys', group] });
  const begun = storage.texts;
  storage.texts = ['Changed'];
  await mock.reset();
  assert.deepEqual(storage.texts, begun);
  storage.texts = ['Changed'];
  assert.equal((await post(`${mock.url}/__mock/reset`, {})).status, 200);
  assert.deepEqual([storage.texts, calls.length], [begun, 3]);
});

test('is left alone by isolated tests', async cleanup => {
  const { group, calls } = notes();
  const mock = await start(cleanup, { groups: ['keys', group] });
  const isolated = await mock.isolate();
  await isolated.fetch('/api/v1/keys');
  await isolated.reset();
  assert.equal(calls.length, 1);
});

test('is left alone where the file of the mock has its data already, unless it is reset', async cleanup => {
  const { group, calls } = notes();
  const path = await folder(cleanup);
  const file = join(path, 'mock.json');
  for (const [reset, count] of [
    [false, 1],
    [false, 1],
    [true, 2],
  ] as const) {
    const mock = await startMock({ port: null, groups: ['keys', group], file, reset });
    await mock.close();
    assert.equal(calls.length, count);
  }
  await rm(file);
});

test('that cannot be stored stops the start, with the name of the group', async () => {
  for (const demo of [
    () => {
      throw new Error('no disk');
    },
    () => Promise.reject(new Error('no disk')),
  ])
    await assert.rejects(startMock({ groups: ['keys', { ...notes().group, demo } as never] }), {
      name: 'TypeError',
      message: 'startMock: groups: notes: demo has thrown an error: no disk',
    });
});

test('must be stored by a function, and is for the mock server only', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const { group, calls } = notes();
  createRouter({ repository, groups: [group as never] });
  assert.equal(calls.length, 0);
  assert.throws(() => createRouter({ repository, groups: [{ ...group, demo: {} } as never] }), {
    name: 'TypeError',
    message: 'createRouter: groups: notes: demo must be a function',
  });
});

test.run();
