/** docs/messaging.md: its code runs and prints what it says, its commands work, its tables hold. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type Mock, startMock } from '../../mock-server/index.ts';
import { fieldsOfEvent } from '../../src/messaging/engine/conversation-event.ts';
import { messagingEvents } from '../../src/messaging/events.ts';
import { instanceSteps } from '../../src/repository/index.ts';
import { environmentOf, lacksCurl, runCommand, runProgram } from '../docs/program.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { until } from '../until.ts';

const test = suiteOf('The page on messaging');
const page = await readFile(new URL('../../docs/messaging.md', import.meta.url), 'utf8');
const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

test('has a program that prints what it says, against a mock server as it is', async cleanup => {
  const mock = await startMock({ recentDates: true });
  cleanup(mock.close);
  const { printed, expected } = await runProgram(cleanup, page, mock);
  assert.ok(expected.length > 7);
  assert.deepEqual(printed, expected);
});

test('lets things happen at the channel of the mock server as it is written', async cleanup => {
  const started: Mock[] = [];
  const [, code = ''] = /```ts\n(const mock = .*?)```/s.exec(page) ?? [];
  const starting = async () => {
    const mock = await mockFor(cleanup);
    started.push(mock);
    return mock;
  };
  await new AsyncFunction('startMock', code)(starting);
  const [mock] = started;
  const emojis = () =>
    Object.values(mock?.data.messages ?? {})
      .flat()
      .filter(({ content }) => content?.kind === 'text' && content.text === 'When will my order arrive?')
      .flatMap(({ reactions }) => reactions.map(({ emoji }) => emoji));
  // What happens before the instance is connected is stored when it is.
  await until(() => emojis().length > 0);
  assert.deepEqual(emojis(), ['👍']);
});

test('names every member of what can happen there', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\[?`\w+`.*) \|$/gm)].map(([, type = '', members = '']) => [
    type,
    members
      .replaceAll(/ \(.*?\)|:.*$/g, '')
      .replaceAll(/[[\]`]/g, '')
      .split(', '),
  ]);
  const reported = rows.filter(([type]) => fieldsOfEvent(String(type)).length > 0);
  assert.equal(reported.length, 9);
  for (const [type, members] of reported)
    assert.deepEqual(members, fieldsOfEvent(String(type)).slice(1), String(type));
});

test.unless(lacksCurl, 'has a command that makes the mock server receive a message', async cleanup => {
  const mock = await mockFor(cleanup);
  const [command = ''] = /^curl .*__mock.*$/m.exec(page) ?? [];
  const printed = await runCommand(command, environmentOf(mock));
  assert.equal(JSON.parse(printed).status, 'success', printed);
});

test('names every step of an instance', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| .* \| (.*) \|$/gm)].map(([, state = '', next = '']) => [
    state,
    [...next.matchAll(/`(\w+)`/g)].map(([, one]) => one),
  ]);
  const steps = Object.entries(instanceSteps).map(([state, next]) => [
    state,
    next.filter(one => one !== state),
  ]);
  assert.deepEqual(
    rows.filter(([state]) => String(state) in instanceSteps),
    steps,
  );
});

test('names every event', () => {
  const [sentence = ''] = /^Webhooks receive .*$/m.exec(page) ?? [];
  const named = [...sentence.matchAll(/`([a-z]+\.[a-z]+)`/g)].map(([, type]) => type);
  assert.deepEqual(named.sort(), messagingEvents.map(({ type }) => type).sort());
});

test.run();
