/** Requests with idempotency keys: each is taken first in its transaction, so that others with the same key wait for it. */
import type { OnceRequest, Refused, Repeated, RequestOutcome } from '../../../repository/index.ts';
import { repeatOf } from '../../rules/idempotency.ts';
import { checkRecord } from '../../rules/storable.ts';
import { selection } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import { collectionTable } from '../database/records.ts';

const idempotentRequestTable = collectionTable('idempotent_requests');

/** How many expired keys of a workspace each new one removes. */
const maxForgotten = 100;

/** Takes the key of a request. Returns the answer if it came before, or `null`. */
export async function takeRequest(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  request: OnceRequest | undefined,
): Promise<readonly Repeated[] | Refused<'key_reused'> | null> {
  if (request === undefined) return null;
  const { digest, fingerprint, expiresAt, now } = request;
  checkRecord('request', 'idempotent_requests', { digest, fingerprint, made: [], expires_at: expiresAt });
  const table = `${schema}${idempotentRequestTable.name}`;
  for (;;) {
    const { rows } = await run(
      `insert into ${table} as kept (workspace_id, digest, fingerprint, made, expires_at)
      values ($1, $2, $3, '[]', $4::timestamptz) on conflict (workspace_id, digest) do update
      set fingerprint = excluded.fingerprint, made = excluded.made, expires_at = excluded.expires_at
      where kept.expires_at <= $5::timestamptz returning kept.digest`,
      [workspaceId, digest, fingerprint, expiresAt, now],
    );
    if (rows.length > 0) return null;
    const [known] = (
      await run(
        `select ${selection(idempotentRequestTable, 'r')} from ${table} r where r.workspace_id = $1 and r.digest = $2`,
        [workspaceId, digest],
      )
    ).rows;
    // Where it was removed in between, it is free.
    if (known !== undefined) return repeatOf(idempotentRequestTable.of(known), request);
  }
}

/** Stores what a request made that was taken before; if it made nothing, its key is free again. */
export async function keepRequest(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  request: OnceRequest | undefined,
  made: readonly RequestOutcome[],
): Promise<void> {
  if (request === undefined) return;
  const table = `${schema}${idempotentRequestTable.name}`;
  const { digest, now } = request;
  if (made.every(({ id }) => id === null)) {
    await run(`delete from ${table} r where r.workspace_id = $1 and r.digest = $2`, [workspaceId, digest]);
    return;
  }
  await run(`update ${table} r set made = $3::json where r.workspace_id = $1 and r.digest = $2`, [
    workspaceId,
    digest,
    JSON.stringify(made),
  ]);
  await run(
    `delete from ${table} r where r.workspace_id = $1 and r.digest = any (array(
      select o.digest from ${table} o where o.workspace_id = $1 and o.expires_at <= $2::timestamptz
      order by o.expires_at limit ${maxForgotten} for update skip locked))`,
    [workspaceId, now],
  );
}
