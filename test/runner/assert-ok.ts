/**
 * `assert.ok` without a message has Node look for the expression in the source, which it parses as JavaScript, from
 * every start on: on TypeScript that takes minutes, or never ends. Here it names the line alone.
 */
import assert, { AssertionError } from 'node:assert/strict';

const ok: typeof assert.ok = assert.ok;

function okWithoutReading(value: unknown, message?: string | Error): asserts value {
  if (value || message !== undefined) ok(value, message);
  else
    throw new AssertionError({
      message: 'The expression is falsy',
      actual: value,
      expected: true,
      operator: '==',
      stackStartFn: okWithoutReading,
    });
}

Object.assign(assert, { ok: okWithoutReading });
