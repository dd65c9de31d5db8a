/** What PostgreSQL says about the plan of a statement. */
import type pg from 'pg';
import { postgresRepository, type Queryable, type Statement } from '../../../src/adapters/postgres/index.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** All nodes of a plan, including the inner ones. */
function nodesOf(plan: Plan): string[] {
  const own = `${plan['Node Type']} ${plan['Relation Name'] ?? ''}`.trim();
  return [own, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** The number of rows that the nodes of a plan read from tables. */
function lookedAt(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, one) => sum + lookedAt(one), 0);
  if (!/Scan$/.test(plan['Node Type']) || plan['Relation Name'] === undefined) return inner;
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan;
  return inner + (plan['Actual Rows'] + filtered + rechecked) * plan['Actual Loops'];
}

/** A repository, and a function that says how the statements of a call are carried out, before and after the call. */
export async function planning(pool: pg.Pool, schema: string) {
  const asked: Statement[] = [];
  const spying = (one: Queryable): Queryable => ({
    query: statement => {
      if (/^\s*(select|update|delete|insert|with)/i.test(statement.text)) asked.push(statement);
      return one.query(statement);
    },
  });
  const connect = async () => {
    const client = await pool.connect();
    return { ...spying(client), release: (error?: Error) => client.release(error) };
  };
  const repository = await postgresRepository({ pool: { ...spying(pool), connect }, schema, migrate: false });

  /** Explains the statements of a call. What they change is rolled back. */
  async function explained(call: () => unknown, how: string): Promise<{ text: string; plan: Plan }[]> {
    asked.length = 0;
    await call();
    const plans: { text: string; plan: Plan }[] = [];
    for (const { text, values } of [...asked]) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query(`explain (${how}format json) ${text}`, values);
        plans.push({ text, plan: rows[0]['QUERY PLAN'][0].Plan });
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
    return plans;
  }

  return {
    repository,
    /** The number of rows that the statements of a call read. */
    looks: async (call: () => unknown): Promise<number> =>
      (await explained(call, 'analyze, ')).reduce((sum, { plan }) => sum + lookedAt(plan), 0),
    /** The statements of a call with the nodes of their plans. */
    nodes: async (call: () => unknown) =>
      (await explained(call, '')).map(({ text, plan }) => ({ text, nodes: nodesOf(plan) })),
  };
}
