/** What is reported while a step of a migration waits for the locks of others. */
import assert from 'node:assert/strict';
import type { Database } from '../../../src/adapters/postgres/database/database.ts';
import { waitsOf } from '../../../src/adapters/postgres/migrations/waits.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A migration that waits');

test('reports again after a while only, although another connection blocks it each time', async cleanup => {
  // When somebody looks who blocks it. Each time, it is another process.
  const looks = [1_999, 2_000, 2_001, 3_999, 4_000, 4_001];
  let now = 0;
  let looked = 0;
  let end = () => {};
  const work = new Promise<void>(resolve => {
    end = resolve;
  });
  const database = {
    async rows() {
      const next = looks[looked];
      looked += 1;
      if (next === undefined) end();
      else now = next;
      return next === undefined ? [] : [{ pid: next, application_name: '', since: null }];
    },
  } as unknown as Database;
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  cleanup(() => process.off('warning', note));
  await waitsOf(database, 'ours', { clock: () => now }).during('alter table things', () => work);
  // Warnings are emitted in the next tick.
  await new Promise(setImmediate);
  const start = 'the migration ours, at "alter table things", waits for a lock of process';
  assert.deepEqual(warnings, [`${start} 2000`, `${start} 4000`]);
});

test.run();
