import type { AuditRepository } from '../../../repository/index.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { insertion, rowsAsJson, selection, storable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { collectionTable } from '../database/records.ts';

export const auditTable = collectionTable('audit_entries');

/** Maximum number of old entries that are deleted with each new one. */
const mostForgotten = 100;

export function postgresAudit(database: Database): AuditRepository {
  const { schema } = database;
  const entries = `${schema}audit_entries`;
  const workspaceExists = `exists (select 1 from ${schema}workspaces w where w.id = given.workspace_id)`;
  // One step, and one way to the database. What another process deletes at the same time is left to it.
  const add = `with old as (
      delete from ${entries} where workspace_id = $2 and id in (
        select id from ${entries} where workspace_id = $2 and at < $3::timestamptz
        order by at, id limit ${mostForgotten} for update skip locked)
    )
    ${insertion(auditTable, schema, { where: workspaceExists })} on conflict (workspace_id, id) do nothing`;

  return {
    async append(workspaceId, entry, staleBefore) {
      checkTimes('audit.append', { staleBefore });
      checkRecord('audit.append', 'audit_entries', entry);
      if (!storable(workspaceId)) return;
      const row = auditTable.row(workspaceId, entry);
      await database.rows(add, [rowsAsJson([row]), workspaceId, staleBefore]);
    },

    async list(workspaceId, query) {
      const { actor, operation, recordType, recordId, since, until, limit, after } = query;
      checkCounts('audit.list', { limit });
      checkTimes('audit.list', {}, { since, until, after: after?.at });
      const texts = [actor, operation, recordType, recordId, after?.id];
      if (!storable(workspaceId, ...texts.map(text => text ?? ''))) return { entries: [], next: null };
      const values: unknown[] = [workspaceId, limit + 1];
      const place = (value: unknown) => `$${values.push(value)}`;
      const conditions = [
        ...(actor === undefined ? [] : [`a.actor_id = ${place(actor)}`]),
        ...(operation === undefined ? [] : [`a.operation = ${place(operation)}`]),
        ...(recordType === undefined ? [] : [`a.record_type = ${place(recordType)}`]),
        ...(recordId === undefined ? [] : [`a.record_id = ${place(recordId)}`]),
        ...(until === undefined ? [] : [`a.at <= ${place(until)}::timestamptz`]),
        ...(since === undefined ? [] : [`a.at >= ${place(since)}::timestamptz`]),
        ...(after === undefined
          ? []
          : [`(a.at, a.id) < (${place(after.at)}::timestamptz, ${place(after.id)})`]),
      ];
      const rows = await database.rows(
        `select ${selection(auditTable, 'a')} from ${entries} a
        where ${['a.workspace_id = $1', ...conditions].join(' and ')} order by a.at desc, a.id desc limit $2`,
        values,
      );
      const page = rows.slice(0, limit).map(auditTable.of);
      const last = page.at(-1);
      return {
        entries: page,
        next: last !== undefined && rows.length > limit ? { at: last.at, id: last.id } : null,
      };
    },
  };
}
