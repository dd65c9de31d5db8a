/** Calls each operation of a mock once with what it answers well. */
import assert from 'node:assert/strict';
import { operations } from '../../built-in.ts';
import { goodCalls, requestOf } from '../../contract/calls.ts';
import { secrets, send } from '../../helper.ts';

export async function callEachOperation(mock: {
  readonly url: string;
  reset(): Promise<unknown>;
}): Promise<void> {
  for (const { id, method, path, reply } of operations) {
    const call = goodCalls[id] ?? {};
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => call.params?.[name] ?? '');
    const url = `${mock.url}${filled}${call.query === undefined ? '' : `?${call.query}`}`;
    const ask = () => send(url, requestOf(method, call, secrets.studio));
    const expected = reply.status ?? 200;
    let answer = await ask();
    // An operation before may have removed what this one needs. To reset after each would take most of the test.
    if (answer.status !== expected) {
      await mock.reset();
      answer = await ask();
    }
    assert.equal(answer.status, expected, `${id}: ${answer.text}`);
  }
}
