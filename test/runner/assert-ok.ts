/**
 * Without a message, `assert.ok` searches for the expression in the source and parses it as JavaScript from every start
 * on. With TypeScript, that takes minutes or never ends. This version names only the line.
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
