import type { AuditEntry } from '../../../generated/types.ts';
import { type AuditedChange, auditedChangeIn, withAuditStorage } from '../../../repository/audited-change.ts';
import { type AuditRepository, auditFilters } from '../../../repository/index.ts';
import { canMerge, entryOfStep, mergedEntry } from '../../rules/audit.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { insertion, rowsAsJson, selection, storable } from '../database/columns.ts';
import type { AuditedStep, Database } from '../database/database.ts';
import { inHurry } from '../database/locked-rows.ts';
import { collectionTable } from '../database/records.ts';
import { Where } from '../database/where.ts';

const auditTable = collectionTable('audit_entries');

/** Maximum number of old entries that are deleted with each new one. */
const maxForgotten = 100;

/** Stores entries of workspaces that exist. */
const addition = (schema: string, condition = 'true'): string =>
  insertion(auditTable, schema, {
    where: `${condition} and exists (select 1 from ${schema}workspaces w where w.id = given.workspace_id)`,
  });

/** Stores the entry of a change at the end of its transaction. */
const stepOf =
  (audited: AuditedChange, schema: string): AuditedStep =>
  async (run, hasWritten, result) => {
    const entry = entryOfStep(audited, hasWritten, result);
    if (entry === null) return;
    await run(`${addition(schema)} on conflict (workspace_id, id) do nothing`, [
      rowsAsJson([auditTable.row(audited.workspaceId, entry)]),
    ]);
  };

/**
 * A part, each of whose methods stores the entry of its change in the same transaction. `make`: the part over a database;
 * it is made anew for such a change, because a method may look things up before its transaction begins.
 */
export function withAudit<Part extends object>(database: Database, make: (database: Database) => Part): Part {
  const part = make(database) as Readonly<Record<string, unknown>>;
  const methods = Object.entries(part).map(([name, member]): [string, unknown] => {
    if (typeof member !== 'function') return [name, member];
    const method = (...args: unknown[]): unknown => {
      const audited = auditedChangeIn(database);
      if (audited === null) return member.apply(part, args);
      const own = make(database.auditing(stepOf(audited, database.schema))) as typeof part;
      return (own[name] as typeof method)(...args);
    };
    return [name, method];
  });
  return Object.fromEntries(methods) as Part;
}

export function postgresAudit(database: Database): Required<AuditRepository> {
  const { schema } = database;
  const entries = `${schema}audit_entries`;
  const replaced = Object.keys(auditTable.columns)
    .filter(column => column !== 'workspace_id' && column !== 'id')
    .map(column => `${column} = excluded.${column}`)
    .join(', ');
  // One step, and one way to the database. What another process deletes at the same time is left to it.
  const add = `with old as (
      delete from ${entries} where workspace_id = $2 and id = any (array(
        select id from ${entries} where workspace_id = $2 and at < $3::timestamptz
        order by at, id limit ${maxForgotten} for update skip locked))
    )
    ${addition(schema, inHurry)} on conflict (workspace_id, id) do update set ${replaced} where audit_entries.is_partial`;
  const previous = `select ${selection(auditTable, 'a')} from ${entries} a
    where a.workspace_id = $1 and a.record_id = $2 and a.id <> $3 order by a.at desc, a.id desc limit 1`;
  const byId = `select ${selection(auditTable, 'a')} from ${entries} a where a.workspace_id = $1 and a.id = $2 for update`;
  const remove = `delete from ${entries} where workspace_id = $1 and id = $2`;
  const discard = `${remove} and is_partial and ${inHurry}`;

  /** Makes one entry of two, if the earlier one is still there. */
  const mergeWith = (workspaceId: string, earlier: AuditEntry, entry: AuditEntry, staleBefore: string) =>
    database.change(workspaceId, async run => {
      const [row] = (await run(byId, [workspaceId, earlier.id])).rows;
      const merged = row === undefined ? null : mergedEntry(auditTable.of(row), entry);
      if (merged !== null) await run(remove, [workspaceId, earlier.id]);
      await run(add, [rowsAsJson([auditTable.row(workspaceId, merged ?? entry)]), workspaceId, staleBefore]);
    });

  return withAuditStorage(
    {
      async append(workspaceId, entry, staleBefore) {
        checkTimes('audit.append', { staleBefore });
        checkRecord('audit.append', 'audit_entries', entry);
        if (!storable(workspaceId)) return;
        if (canMerge(entry)) {
          const [row] = await database.rows(previous, [workspaceId, entry.record_id, entry.id]);
          const earlier = row === undefined ? null : auditTable.of(row);
          if (earlier !== null && mergedEntry(earlier, entry) !== null)
            return mergeWith(workspaceId, earlier, entry, staleBefore);
        }
        const row = auditTable.row(workspaceId, entry);
        await database.changeRows(workspaceId, add, [rowsAsJson([row]), workspaceId, staleBefore]);
      },

      async discard(workspaceId, entryId) {
        if (storable(workspaceId, entryId))
          await database.changeRows(workspaceId, discard, [workspaceId, entryId]);
      },

      async list(workspaceId, query) {
        const { since, until, limit, after } = query;
        checkCounts('audit.list', { limit });
        checkTimes('audit.list', {}, { since, until, after: after?.at });
        const where = new Where()
          .add(place => `a.workspace_id = ${place}`, workspaceId)
          .addFilters('a', auditFilters, query)
          .add((at, id) => `(a.at, a.id) < (${at}::timestamptz, ${id})`, after?.at, after?.id);
        if (!where.isStorable) return { entries: [], next: null };
        const rows = await database.rows(
          `select ${selection(auditTable, 'a')} from ${entries} a
        where ${where} order by a.at desc, a.id desc limit ${where.place(limit + 1)}`,
          where.values,
        );
        const page = rows.slice(0, limit).map(auditTable.of);
        const last = page.at(-1);
        return {
          entries: page,
          next: last !== undefined && rows.length > limit ? { at: last.at, id: last.id } : null,
        };
      },
    },
    database,
  );
}
