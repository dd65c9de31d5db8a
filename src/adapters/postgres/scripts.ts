/** Runs scripts in transactions. Each ask is one statement. */
import { type CollectionName, collections } from '../rules/collections/index.ts';
import {
  type Ask,
  type Fields,
  type Script,
  type ScriptRunner,
  TakenError,
} from '../rules/scripts/script.ts';
import { stored } from './copy/stored.ts';
import {
  columnTypes,
  insertion,
  integerOf,
  isStorable,
  rowsAsJson,
  selection,
  storedIn,
  timeOf,
} from './database/columns.ts';
import type { Database, RunStatement } from './database/database.ts';
import { isDuplicate } from './database/failures.ts';
import { withinTransaction } from './database/host-transaction.ts';
import { columnsOf } from './database/members.ts';
import type { Row } from './database/pool.ts';
import { ownerColumns, reading } from './database/records.ts';
import { retryOnConflict } from './database/retry-on-conflict.ts';
import { insertionOf, selectionOf } from './database/table-texts.ts';
import type { RowEffects, RowStep } from './effect.ts';
import { effects, steps } from './steps.ts';
import { publishWithin } from './webhooks/publish.ts';

type Name = CollectionName;

/** The columns that identify a record. */
function keyOf(name: Name): readonly string[] {
  const { scope, identity } = collections[name];
  const owner = ownerColumns[scope];
  return owner === null ? identity : [owner, ...identity];
}

const typeOf = (name: Name, column: string) =>
  columnTypes[storedIn(stored[name].table)[column] ?? 'text'].sql;

const effectsOf = (name: Name) => (effects[name] ?? {}) as RowEffects<Fields>;

type Stored = Exclude<Ask, { kind: 'publish' | 'step' }>;
type Conditional = Extract<Stored, { where: Fields }>;

/** The condition of a statement about the rows `t`, with its values; `null`: it holds a text that is not stored anywhere. */
function conditionOf(
  { name, where }: Conditional,
  schema: string,
): { text: string; values: unknown[] } | null {
  const { isThere } = effectsOf(name);
  const fields = Object.entries(where);
  // Of a list, what is not stored anywhere names nothing.
  const values = fields.map(([, value]) => (Array.isArray(value) ? value.filter(isStorable) : value));
  if (!values.every(value => typeof value !== 'string' || isStorable(value))) return null;
  const terms = fields.map(([column, value], index) => {
    const place = `$${index + 1}::${typeOf(name, column)}`;
    if (value === null) return `t.${column} is not distinct from ${place}`;
    return Array.isArray(value) ? `t.${column} = any (${place}[])` : `t.${column} = ${place}`;
  });
  if (isThere !== undefined) terms.push(isThere(schema));
  return { text: terms.length === 0 ? 'true' : terms.join(' and '), values };
}

/** An UPDATE of those columns of a row that differ, or `null` if none does. Its key is in parameters, as indexes need it. */
function changing(schema: string, { name, workspaceId, before, after }: Extract<Ask, { kind: 'change' }>) {
  const { table } = stored[name];
  const [old, row] = [table.row(workspaceId, before), table.row(workspaceId, after)];
  const key = keyOf(name);
  const changed = Object.keys(storedIn(table)).filter(
    column =>
      !key.includes(column) && JSON.stringify(row[column] ?? null) !== JSON.stringify(old[column] ?? null),
  );
  if (changed.length === 0) return null;
  const types = changed.map(column => `${column} ${typeOf(name, column)}`);
  const text = `update ${schema}${table.name} t set ${changed.map(column => `${column} = given.${column}`).join(', ')}
    from json_to_record($1::json) as given (${types.join(', ')})
    where ${key.map((column, index) => `t.${column} = $${index + 2}`).join(' and ')}`;
  return { text, values: [JSON.stringify(row), ...key.map(column => row[column])] };
}

/** The rows that a SELECT or DELETE gives back, and how they are read; `fields`: those that are read. */
async function rowsOf(
  run: RunStatement,
  schema: string,
  ask: Conditional,
  statement: (condition: string, columns: string) => string,
  fields?: readonly string[],
): Promise<{ readonly rows: readonly Row[]; readonly of: (row: Row) => Fields }> {
  const { table } = stored[ask.name];
  const picked = Object.fromEntries(
    Object.entries(table.members).filter(([member]) => fields?.includes(member)),
  );
  const columns =
    fields === undefined ? selectionOf(table, 't') : selection({ columns: columnsOf(picked) }, 't');
  const of = (fields === undefined ? table.of : reading(picked)) as (row: Row) => Fields;
  const condition = conditionOf(ask, schema);
  if (condition === null) return { rows: [], of };
  const { rows } = await run(statement(condition.text, columns), condition.values);
  return { rows, of };
}

/** The time of the transaction. */
const clock = '(extract(epoch from now()) * 1000)::bigint as clock';

/** The answer to an ask. */
async function answered(run: RunStatement, schema: string, ask: Ask): Promise<unknown> {
  if (ask.kind === 'publish') return publishWithin(run, schema, ask.workspaceId, ask.events);
  if (ask.kind === 'step')
    return (steps[ask.name] as RowStep<never[]>)({ run, schema }, ...(ask.given as never[]));
  const { table } = stored[ask.name];
  const { values: written, adding, changed, removed } = effectsOf(ask.name);
  const from = `${schema}${table.name} t`;
  switch (ask.kind) {
    case 'find': {
      const held = ask.isHeld ? ' for no key update' : '';
      // Several in one order: two scripts that hold the same records do not deadlock.
      const isListed = ask.isHeld && Object.values(ask.where).some(Array.isArray);
      const order = isListed
        ? ` order by ${keyOf(ask.name)
            .map(column => `t.${column}`)
            .join(', ')}`
        : '';
      const { rows, of } = await rowsOf(
        run,
        schema,
        ask,
        (condition, columns) =>
          `select ${columns}${ask.isTimed ? `, ${clock}` : ''} from ${from} where ${condition}${order}${held}`,
        ask.fields,
      );
      const [first] = rows;
      if (ask.isTimed) return first && { record: of(first), now: timeOf(first.clock) };
      return rows.map(of);
    }
    case 'count': {
      const condition = conditionOf(ask, schema);
      if (condition === null) return 0;
      const values = [...condition.values, ask.limit];
      const some = `select 1 from ${from} where ${condition.text} limit $${values.length}`;
      return integerOf((await run(`select count(*) as count from (${some}) one`, values)).rows[0]?.count);
    }
    case 'add': {
      const { workspaceId, record } = ask;
      await adding?.({ run, schema, workspaceId }, record);
      try {
        const insert =
          written === undefined ? insertionOf(table, schema) : insertion(table, schema, { values: written });
        return await run(insert, [rowsAsJson([table.row(workspaceId, record)])]);
      } catch (error) {
        throw ask.isUntaken && isDuplicate(error) ? new TakenError(ask.name) : error;
      }
    }
    case 'change': {
      const { workspaceId, before, after } = ask;
      const statement = changing(schema, ask);
      if (statement !== null) await run(statement.text, statement.values);
      return changed?.({ run, schema, workspaceId }, before, after);
    }
    case 'remove': {
      const { rows, of } = await rowsOf(
        run,
        schema,
        ask,
        (condition, columns) => `delete from ${from} where ${condition} returning ${columns}`,
      );
      const records = rows.map(of);
      const workspaceId = String(ask.where.workspace_id);
      for (const record of records) await removed?.({ run, schema, workspaceId }, record);
      return records;
    }
  }
}

/** Runs a script in an open transaction, or a script that only reads. */
export async function runScript<Result>(
  run: RunStatement,
  schema: string,
  script: Script<Result>,
): Promise<Result> {
  let answer: unknown;
  for (;;) {
    const { done, value } = script.next(answer);
    if (done) return value;
    answer = await answered(run, schema, value);
  }
}

export const postgresScripts = (database: Database): ScriptRunner => ({
  change: (key, script, client) =>
    retryOnConflict(() => {
      const work = (run: RunStatement) => runScript(run, database.schema, script());
      return client === undefined ? database.change(key, work) : withinTransaction(client, work);
    }),
  read: (script, client) => {
    if (client !== undefined)
      return withinTransaction(client, run => runScript(run, database.schema, script()));
    return runScript(
      async (text, values = []) => ({ rows: await database.rows(text, values), rowCount: null }),
      database.schema,
      script(),
    );
  },
});
