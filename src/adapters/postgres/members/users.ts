import { byText } from '../../../common/text/compare-texts.ts';
import type { Role } from '../../../generated/types.ts';
import type { UsersRepository } from '../../../repository/index.ts';
import { isStorable, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { workspaceTable } from './rows.ts';

/** The workspaces of a user with the roles there, in one statement. */
export function workspacesOfUsers(database: Database): UsersRepository['workspacesOf'] {
  const { schema } = database;
  const workspaces = `select ${selection(workspaceTable, 'w')}, m.role from ${schema}memberships m
    join ${schema}workspaces w on w.id = m.workspace_id where m.user_id = $1`;
  return async userId => {
    if (!isStorable(userId)) return [];
    const rows = await database.rows(workspaces, [userId]);
    return rows
      .map(row => ({ workspace: workspaceTable.of(row), role: row.role as Role }))
      .sort(byText(({ workspace }) => workspace.name));
  };
}
