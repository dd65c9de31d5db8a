import type { KeyRecord, User, Workspace } from '../../../generated/types.ts';
import {
  type NewWorkspaceOptions,
  refuse,
  type WorkspaceObstacle,
  type WorkspacesRepository,
} from '../../../repository/index.ts';
import { InvalidDataError } from '../../rules/check.ts';
import { checkNewWorkspace, dataWithWorkspace, withLowerEmail } from '../../rules/members.ts';
import { checkCounts } from '../../rules/storable.ts';
import { checkDataFile } from '../check.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { retryOnConflict } from '../database/retry-on-conflict.ts';
import { digestTable, keyTable } from '../keys/rows.ts';
import { membershipTable, userTable, workspaceTable } from './rows.ts';

/**
 * Inserts workspaces of a data file that do not exist yet, and returns their number.
 * @throws InvalidDataError for one that exists with another mode, into which keys of this one would come
 */
export async function addWorkspaces(
  run: RunStatement,
  schema: string,
  rows: readonly Row[],
): Promise<number> {
  const { rowCount } = await run(`${insertion(workspaceTable, schema)} on conflict do nothing`, [
    rowsAsJson(rows),
  ]);
  const { rows: stored } = await run(`select id, mode from ${schema}workspaces where id = any ($1::text[])`, [
    rows.map(({ id }) => id),
  ]);
  const modes = new Map(stored.map(({ id, mode }) => [id, mode ?? 'live']));
  const other = rows.find(({ id, mode }) => (mode ?? 'live') !== modes.get(id));
  if (other !== undefined)
    throw new InvalidDataError(
      'the data',
      '/workspaces',
      `changes the mode of the stored workspace ${other.id}`,
    );
  return rowCount ?? 0;
}

export function postgresWorkspaces(database: Database): Pick<WorkspacesRepository, 'create' | 'list'> {
  const { schema } = database;
  const columns = selection(workspaceTable, 'w');
  const byId = `select ${columns} from ${schema}workspaces w where w.id = $1`;
  const page = `select ${columns} from ${schema}workspaces w where $1::text is null or w.id > $1
    order by w.id limit $2`;
  // Concurrent creations of a first workspace wait for each other on this row; nothing else locks it for long.
  const queue = `select 1 from ${schema}migration_lock where id = 1 for update`;
  const any = `select 1 from ${schema}workspaces limit 1`;
  const account = `select 1 from ${schema}accounts where id = $1`;
  const user = `select 1 from ${schema}users where id = $1`;
  const userByEmail = `select 1 from ${schema}users where email = $1`;
  const digest = `select 1 from ${schema}key_digests where digest = $1`;

  async function obstacleTo(
    run: RunStatement,
    { id, account_id }: Workspace,
    { owner, key, first = false }: NewWorkspaceOptions,
  ): Promise<WorkspaceObstacle | null> {
    const finds = async (statement: string, ...values: string[]) =>
      values.every(isStorable) && (await run(statement, values)).rows.length > 0;
    if (first) await run(queue);
    if (first && (await finds(any))) return 'not_first';
    if (await finds(byId, id)) return 'taken';
    if (account_id !== null && !(await finds(account, account_id))) return 'account_unknown';
    if (typeof owner === 'string' && !(await finds(user, owner))) return 'user_unknown';
    if (typeof owner === 'object' && (await finds(user, owner.id))) return 'user_taken';
    if (typeof owner === 'object' && (await finds(userByEmail, owner.email))) return 'email_taken';
    return key !== undefined && (await finds(digest, key.digest)) ? 'key_taken' : null;
  }

  async function store(run: RunStatement, workspace: Workspace, { owner, key }: NewWorkspaceOptions) {
    const { id } = workspace;
    const insert = (table: Parameters<typeof insertion>[0], row: object) =>
      run(insertion(table, schema), [rowsAsJson([row])]);
    await insert(workspaceTable, workspace);
    if (typeof owner === 'object') await insert(userTable, owner);
    if (owner !== undefined)
      await insert(membershipTable, {
        workspace_id: id,
        user_id: typeof owner === 'object' ? owner.id : owner,
        role: 'owner',
      });
    if (key === undefined) return;
    await insert(keyTable, keyTable.row(id, key));
    await insert(digestTable, { digest: key.digest, workspace_id: id, key_id: key.id });
  }

  return {
    async list({ limit, after }) {
      checkCounts('workspaces.list', { limit });
      if (!isStorable(after ?? '')) return { workspaces: [], next: null };
      // One additional row shows whether there is another page.
      const rows = await database.rows(page, [after ?? null, limit + 1]);
      const workspaces = rows.slice(0, limit).map(workspaceTable.of);
      return { workspaces, next: rows.length > limit ? (workspaces.at(-1)?.id ?? null) : null };
    },

    async create(workspace, options = {}) {
      checkNewWorkspace(options);
      const record = structuredClone(workspace);
      const made: NewWorkspaceOptions & { owner?: string | User; key?: KeyRecord } = structuredClone(options);
      if (typeof made.owner === 'object') made.owner = withLowerEmail(made.owner);
      const records = {
        users: typeof made.owner === 'object' ? [made.owner] : [],
        keys: made.key === undefined ? {} : { [record.id]: [made.key] },
      };
      checkDataFile('workspaces.create', dataWithWorkspace(record, records));
      return retryOnConflict(() =>
        database.change(record.id, async run => {
          const obstacle = await obstacleTo(run, record, made);
          if (obstacle !== null) return refuse(obstacle);
          await store(run, record, made);
          return record;
        }),
      );
    },
  };
}
