/** What both adapters do alike with accounts, workspaces and people, apart from how they store them. */
import type { DataFile, Membership, User, Workspace } from '../../generated/types.ts';
import { emptyData } from './empty.ts';

/** A user whose e-mail address is stored as log-ins look for it. */
export const withLowerEmail = <One extends Partial<Pick<User, 'email'>>>(user: One): One =>
  typeof user.email === 'string' ? { ...user, email: user.email.toLowerCase() } : user;

/** A record with the members that a change may have and has: no other, such as its id. */
export function changedBy<Record extends object, Name extends keyof Record>(
  record: Record,
  change: Partial<Pick<Record, Name>>,
  names: readonly Name[],
): Record {
  const given = names.filter(name => change[name] !== undefined).map(name => [name, change[name]]);
  return { ...record, ...Object.fromEntries(given) };
}

/** Whether nobody else is an owner. `members`: all of the workspace. */
export const isLastOwner = (members: readonly Readonly<Membership>[], userId: string): boolean => {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.user_id === userId;
};

/**
 * Records that are to be stored, as data that can be checked like a data file: what would not be read again must not
 * be stored. What they refer to is looked at in the step that stores them.
 */
export const dataWith = (records: Partial<DataFile>): DataFile => ({ ...emptyData, ...records });

/** A workspace, whatever account it names. */
export const dataWithWorkspace = (workspace: Workspace, records: Partial<DataFile> = {}): DataFile =>
  dataWith({ ...records, workspaces: [{ ...workspace, account_id: null }] });

/** A membership, of a workspace and a user who exist. */
export const dataWithMembership = (membership: Membership): DataFile =>
  dataWith({
    workspaces: [{ id: membership.workspace_id, name: 'Workspace', account_id: null }],
    users: [{ id: membership.user_id, email: 'user@example.com', name: 'User', password: null }],
    memberships: [membership],
  });
