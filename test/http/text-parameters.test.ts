/** Queries and forms contain only text, which becomes the type that the schema of its parameter says. */
import assert from 'node:assert/strict';
import { inputReader } from '../../src/http/input.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Parameters of a query');

test('are converted as their schema says, also where it refers to another one', () => {
  const reader = inputReader({
    input: {
      properties: {
        status: { $ref: '#/components/schemas/RedirectStatus' },
        statuses: { type: 'array', items: { $ref: '#/components/schemas/RedirectStatus' } },
        time: { $ref: '#/components/schemas/Timestamp' },
        unknown: { $ref: '#/components/schemas/NotOurs' },
      },
    },
    validate: (() => true) as never,
  });
  const parameters = { status: '301', statuses: '302', time: '2026', unknown: '7' };
  reader.fromText?.(parameters);
  assert.deepEqual(parameters, { status: 301, statuses: [302], time: '2026', unknown: '7' });
});

test.run();
