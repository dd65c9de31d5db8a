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
import { columnTypes, isStorable, rowsAsJson, selection, storedIn } from './database/columns.ts';
import type { Database, RunStatement } from './database/database.ts';
import { isDuplicate } from './database/failures.ts';
import { columnsOf } from './database/members.ts';
import { ownerColumns, reading } from './database/records.ts';
import { retryOnConflict } from './database/retry-on-conflict.ts';
import { insertionOf, selectionOf } from './database/table-texts.ts';
import type { RowEffects, RowStep } from './effect.ts';
import { effects } from './effects.ts';
import { steps } from './steps.ts';
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

/** The condition of a statement about the rows `t`, with its values; `null`: it holds a text that is not stored anywhere. */
function conditionOf(name: Name, where: Fields): { text: string; values: unknown[] } | null {
  const fields = Object.entries(where);
  // Of a list, what is not stored anywhere names nothing.
  const values = fields.map(([, value]) => (Array.isArray(value) ? value.filter(isStorable) : value));
  if (!values.every(value => typeof value !== 'string' || isStorable(value))) return null;
  const terms = fields.map(([column, value], index) => {
    const place = `$${index + 1}::${typeOf(name, column)}`;
    if (value === null) return `t.${column} is not distinct from ${place}`;
    return Array.isArray(value) ? `t.${column} = any (${place}[])` : `t.${column} = ${place}`;
  });
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

type Stored = Exclude<Ask, { kind: 'publish' | 'step' }>;

/** The records that a SELECT or DELETE gives back; `fields`: those that are read. */
async function recordsOf(
  run: RunStatement,
  { name, where }: Extract<Stored, { where: Fields }>,
  statement: (condition: string, columns: string) => string,
  fields?: readonly string[],
): Promise<readonly Fields[]> {
  const condition = conditionOf(name, where);
  if (condition === null) return [];
  const { table } = stored[name];
  const picked = Object.fromEntries(
    Object.entries(table.members).filter(([member]) => fields?.includes(member)),
  );
  const columns =
    fields === undefined ? selectionOf(table, 't') : selection({ columns: columnsOf(picked) }, 't');
  const { rows } = await run(statement(condition.text, columns), condition.values);
  return rows.map(fields === undefined ? table.of : reading(picked)) as Fields[];
}

/** The answer to an ask. */
async function answered(run: RunStatement, schema: string, ask: Ask): Promise<unknown> {
  if (ask.kind === 'publish') return publishWithin(run, schema, ask.workspaceId, ask.events);
  if (ask.kind === 'step')
    return (steps[ask.name] as RowStep<never[]>)({ run, schema }, ...(ask.given as never[]));
  const { table } = stored[ask.name];
  const { adding, changed, removed } = (effects[ask.name] ?? {}) as RowEffects<Fields>;
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
      return recordsOf(
        run,
        ask,
        (condition, columns) => `select ${columns} from ${from} where ${condition}${order}${held}`,
        ask.fields,
      );
    }
    case 'add': {
      const { workspaceId, record } = ask;
      await adding?.({ run, schema, workspaceId }, record);
      try {
        return await run(insertionOf(table, schema), [rowsAsJson([table.row(workspaceId, record)])]);
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
      const records = await recordsOf(
        run,
        ask,
        (condition, columns) => `delete from ${from} where ${condition} returning ${columns}`,
      );
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
  change: (key, script) =>
    retryOnConflict(() => database.change(key, run => runScript(run, database.schema, script()))),
  read: script =>
    runScript(
      async (text, values = []) => ({ rows: await database.rows(text, values), rowCount: null }),
      database.schema,
      script(),
    ),
});
