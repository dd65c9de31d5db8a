import type { KeyRecord } from '../../../generated/types.ts';
import { maxEndedKeys } from '../../rules/keys.ts';
import { TakenError } from '../../rules/scripts/script.ts';
import { integerOf, rowsAsJson } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import { isDuplicate } from '../database/failures.ts';
import { insertionOf } from '../database/table-texts.ts';
import type { RowEffects, RowSteps } from '../effect.ts';
import { digestTable } from './rows.ts';

/** Maximum number of keys that are forgotten with each new one. */
const maxForgotten = 100;

/** Removes keys, and the way to them. `chosen`: a statement that returns the digests of what it removes. */
async function forget(run: RunStatement, schema: string, chosen: string, values: readonly unknown[]) {
  const { rows } = await run(chosen, [...values]);
  if (rows.length === 0) return;
  const digests = rows.map(({ digest }) => digest);
  await run(`delete from ${schema}key_digests where digest = any ($1::text[])`, [digests]);
}

export const keySteps = {
  async countKeys({ run, schema }, workspaceId, { now, isRotated, limit }) {
    const { rows } = await run(
      `select count(*) as count from (
        select 1 from ${schema}keys where workspace_id = $1 and revoked_at is null
        and (expires_at is null or expires_at > $2::timestamptz)
        and rotated_to is ${isRotated ? 'not null' : 'null'} limit $3) one`,
      [workspaceId, now, limit],
    );
    return integerOf(rows[0]?.count);
  },
  // What others have locked, such as a host whose transaction is open, is left to the next new key.
  forgetEndedKeys: ({ run, schema }, workspaceId, now) =>
    forget(
      run,
      schema,
      `delete from ${schema}keys where workspace_id = $1 and id = any (array(
        select k.id from ${schema}keys k where k.workspace_id = $1 and k.id in (
          select o.id from (select id from ${schema}keys where workspace_id = $1
            and (revoked_at is not null or expires_at <= $2::timestamptz)
            order by created_at desc, id offset ${maxEndedKeys} limit ${maxForgotten}) o)
        for update of k skip locked)) returning digest`,
      [workspaceId, now],
    ),
  // What another process deletes at the same time is left to it. The condition is that of the index `keys_short_lived`.
  forgetShortKeys: ({ run, schema }, workspaceId, before) =>
    forget(
      run,
      schema,
      `delete from ${schema}keys where workspace_id = $1 and id = any (array(
        select id from ${schema}keys where workspace_id = $1 and expires_at <= $2::timestamptz and rotated_to is null
          and expires_at >= created_at and expires_at - created_at <= interval '1 hour'
        order by expires_at limit ${maxForgotten} for update skip locked)) returning digest`,
      [workspaceId, before],
    ),
} satisfies Partial<RowSteps>;

/** Digests are unique in the whole storage. */
const keys: RowEffects<Readonly<KeyRecord>> = {
  async adding({ run, schema, workspaceId }, { id, digest }) {
    try {
      await run(insertionOf(digestTable, schema), [
        rowsAsJson([{ digest, workspace_id: workspaceId, key_id: id }]),
      ]);
    } catch (error) {
      throw isDuplicate(error) ? new TakenError('a key') : error;
    }
  },
};

export const keyEffects = { keys };
