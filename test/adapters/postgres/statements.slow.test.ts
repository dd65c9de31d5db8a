/** How many statements each method sends to PostgreSQL: each costs a round trip. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { suiteOf } from '../../helper.ts';
import { emptyRepository } from '../../postgres-server.ts';

const test = suiteOf('The statements of each method on PostgreSQL', { isLong: true });

let statements = 0;

class CountingClient extends pg.Client {}
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
Object.defineProperty(CountingClient.prototype, 'query', {
  value(this: pg.Client, ...given: unknown[]) {
    statements += 1;
    return query.apply(this, given);
  },
});

const config: pg.PoolConfig = { Client: CountingClient };

/** The maximum of each method, over the calls that no other call runs beside. BEGIN and COMMIT count. */
const max: Record<string, number> = {};

type Method = (...given: unknown[]) => unknown;

let running = 0;
let calls = 0;

const counted =
  (name: string, method: Method): Method =>
  (...given) => {
    const before = { statements, isAlone: running === 0, calls };
    calls += 1;
    const answer = method(...given);
    if (!(answer instanceof Promise)) return answer;
    running += 1;
    return answer.finally(() => {
      running -= 1;
      if (before.isAlone && calls === before.calls + 1)
        max[name] = Math.max(max[name] ?? 0, statements - before.statements);
    });
  };

/** Counts the calls of a repository. */
function count(repository: object): void {
  for (const [part, methods] of Object.entries(repository))
    if (typeof methods === 'object')
      for (const [name, method] of Object.entries(methods))
        if (typeof method === 'function')
          Object.assign(methods, { [name]: counted(`${part}.${name}`, method as Method) });
}

repositoryConformance({
  test,
  create: async seed => {
    const pending: (() => unknown)[] = [];
    const repository = await emptyRepository(close => void pending.push(close), config);
    await repository.import(seed);
    count(repository);
    return {
      repository,
      close: async () => {
        for (const close of pending.reverse()) await close();
      },
    };
  },
});

// A method that needs more of them is slower for everybody whose database is far away. If that is what you want, or if it
// needs fewer now, change its number there.
test('are as many as in statements.json, which has all methods', () => {
  const known = JSON.parse(readFileSync(new URL('./statements.json', import.meta.url), 'utf8'));
  const sorted = Object.fromEntries(Object.entries(max).sort(([one], [other]) => (one < other ? -1 : 1)));
  assert.deepEqual(sorted, known);
});

test.run();
