import assert from 'node:assert/strict';
import { SandboxQueue } from '../../../src/automation/sandbox/queue.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The turns of mappings');

const none = { perWorkspace: Number.POSITIVE_INFINITY, perLine: Number.POSITIVE_INFINITY };

/** Turns, and the tasks that run now, by name, each with a function that ends it. */
function start(waiting = none) {
  const turns = new SandboxQueue(waiting);
  const running = new Map<string, (isSlow: boolean) => void>();
  const ended: string[] = [];
  /** Asks for a turn, and waits until what can start has started. */
  const ask = (workspaceId: string, source: string, name = source) => {
    const task = () => new Promise<{ isSlow: boolean }>(end => running.set(name, isSlow => end({ isSlow })));
    return turns.run({ line: 'use', workspaceId, source }, task).then(() => ended.push(name));
  };
  const settle = () => new Promise(resolve => setImmediate(resolve));
  const end = async (name: string, isSlow = false) => {
    running.get(name)?.(isSlow);
    running.delete(name);
    await settle();
  };
  return { ask, end, settle, ended, running: () => [...running.keys()] };
}

test('let the other routes of a workspace run while a hundred slow mappings of one route wait', async () => {
  const { ask, end, settle, running } = start();
  for (let one = 0; one < 100; one += 1) ask('shop', 'endless', `endless ${one}`);
  for (const name of ['a', 'b', 'c']) ask('shop', name);
  assert.deepEqual(running(), ['endless 0']);
  await end('endless 0', true);
  // It is known to be slow now: the next one waits for the others that are slow only.
  assert.deepEqual(running(), ['endless 1', 'a']);
  for (const [name, next] of [
    ['a', 'b'],
    ['b', 'c'],
  ] as const) {
    await end(name);
    assert.deepEqual(running(), ['endless 1', next]);
  }
  await end('c');
  await end('endless 1', true);
  ask('shop', 'd');
  await settle();
  assert.deepEqual(running(), ['endless 2', 'd']);
});

test('keep places for other workspaces, if several send slow mappings that all differ', async () => {
  const { ask, end, settle, running } = start();
  ask('shop', 'known');
  await end('known');
  for (let one = 0; one < 10; one += 1) for (const name of ['shop', 'press']) ask(name, `${name} ${one}`);
  for (let one = 0; one < 3; one += 1)
    for (const name of ['shop', 'press']) await end(`${name} ${one}`, true);
  assert.deepEqual(running(), ['shop 3'], 'one at a time');
  ask('studio', 'a');
  ask('shop', 'known');
  await settle();
  assert.deepEqual(running(), ['shop 3', 'a', 'known']);
});

test('keep a place for other workspaces, whatever one of them asks for', async () => {
  const { ask, end, settle, running } = start();
  for (let one = 0; one < 100; one += 1) ask('shop', `endless ${one}`);
  await end('endless 0', true);
  ask('shop', 'endless 0', 'again');
  await settle();
  assert.deepEqual(running(), ['endless 1', 'again']);
  ask('studio', 'a');
  await settle();
  assert.deepEqual(running(), ['endless 1', 'again', 'a']);
});

test('alternate between workspaces among those that are slow', async () => {
  const { ask, end, settle, running } = start();
  for (const id of ['shop', 'studio']) {
    ask(id, 'endless', `${id} is slow`);
    await settle();
    await end(`${id} is slow`, true);
    for (const turn of [1, 2, 3]) ask(id, 'endless', `${id} ${turn}`);
    await settle();
  }
  const order: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const [name = ''] = running();
    order.push(name);
    await end(name, true);
  }
  // The first one started before the other workspace asked.
  assert.deepEqual(order, ['shop 1', 'shop 2', 'studio 1', 'shop 3', 'studio 2', 'studio 3']);
});

test('forget that a mapping was slow when it has been quick ten times in a row', async () => {
  const { ask, end, settle, running } = start();
  ask('shop', 'a', 'first');
  await settle();
  await end('first', true);
  for (let time = 0; time < 11; time += 1) {
    ask('shop', 'endless', `endless ${time}`);
    ask('shop', 'a', `a ${time}`);
    await settle();
    // While it is known as slow, it does not wait for what is not known to be so.
    const isApart = running().length === 2;
    assert.equal(isApart, time < 10, `${time}`);
    await end(`endless ${time}`, false);
    await end(`a ${time}`, false);
  }
});

test('refuse what waits beyond the limit of a workspace, and what is slow too', async () => {
  const { ask, end, settle } = start({ perWorkspace: 2, perLine: 10 });
  for (const name of ['a', 'b', 'c']) ask('shop', name);
  await assert.rejects(ask('shop', 'd'), /too much waits/);
  await end('a', true);
  await end('b');
  await end('c');
  for (const name of ['1', '2', '3']) ask('shop', 'a', name);
  await settle();
  await assert.rejects(ask('shop', 'a', '4'), /too much waits/);
});

test.run();
