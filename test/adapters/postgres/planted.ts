/** Faults that are planted into the statements of PostgreSQL: the cases of the suite that race must see each of them. */
import assert from 'node:assert/strict';
import { type Pool, postgresRepository, type Queryable } from '../../../src/adapters/postgres/index.ts';
import type { PartName } from '../../../src/repository/index.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import type { Cleanup, suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';

export interface Fault {
  /** The case that sees it. */
  readonly seenBy: string;
  /** A statement without what it needs; the same statement if it is not the one. */
  readonly alter: (text: string) => string;
}

/** A statement of a kind without a part of it. */
export const without = (part: string, of: RegExp) => (text: string) =>
  of.test(text) ? text.replace(part, '') : text;

/** Cases that race see a fault sooner or later. */
const tries = 40;

/** A repository whose statements, and whose tables, are altered; and whether any was. */
async function faulty(cleanup: Cleanup, { alter }: Fault, parts: readonly PartName[]) {
  const { pool, schema } = await freshRepository(cleanup);
  await pool.query(`drop schema "${schema}" cascade`);
  let isAltered = false;
  const altering = (one: Queryable): Queryable => ({
    query: statement => {
      const text = alter(statement.text);
      isAltered ||= text !== statement.text;
      return one.query({ ...statement, text });
    },
  });
  const altered: Pool = {
    ...altering(pool),
    connect: async () => {
      const client = await pool.connect();
      return { ...altering(client), release: error => client.release(error) };
    },
  };
  // Calls of one repository are gathered, so that those that race come from two processes.
  const one = await postgresRepository({ pool: altered, schema });
  const other = await postgresRepository({ pool: altered, schema });
  return {
    repository: {
      ...one,
      ...Object.fromEntries(parts.map(part => [part, inTurns(one[part], other[part])])),
    } as typeof one,
    isAltered: () => isAltered,
  };
}

/** Calls go to one of the two and to the other, in turns. */
function inTurns<Part extends object>(one: Part, other: Part): Part {
  let count = 0;
  return new Proxy(one, {
    get: (_, name) => {
      count += 1;
      return Reflect.get(count % 2 === 0 ? one : other, name);
    },
  });
}

/** A statement that is wrong in itself shows nothing. @throws its error */
function isOfFault(error: Error): boolean {
  for (const one of [error, error.cause])
    if (/^(?:08|42)/.test(String((one as { code?: unknown } | undefined)?.code))) throw one;
  return true;
}

/** `parts`: those whose calls come from two processes in turns. */
export function testFaults(
  test: ReturnType<typeof suiteOf>,
  parts: readonly PartName[],
  faults: Readonly<Record<string, Fault>>,
): void {
  for (const [what, fault] of Object.entries(faults))
    test(`are seen: ${what}`, async cleanup => {
      const { repository, isAltered } = await faulty(cleanup, fault, parts);
      const runs: (() => Promise<void>)[] = [];
      repositoryConformance({
        test: (name, run) => {
          if (name === fault.seenBy) runs.push(run);
        },
        create: async seed => {
          await repository.import(seed, { empty: true });
          return { repository, close: async () => {} };
        },
      });
      const [run] = runs;
      assert.ok(run, `there is the case ${fault.seenBy}`);
      let isSeen = false;
      for (let left = tries; left > 0 && !isSeen; left -= 1)
        isSeen = await run().then(() => false, isOfFault);
      assert.ok(isAltered(), 'a statement is altered');
      assert.ok(isSeen, 'the case fails');
    });
}
