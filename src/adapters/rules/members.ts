/** The logic for accounts, workspaces and users that both adapters share, independent of the storage. */
import type { DataFile, Membership, Session, User, Workspace } from '../../generated/types.ts';
import { type MembershipChangeOptions, type NewWorkspaceOptions, usersOf } from '../../repository/index.ts';
import { InvalidDataError } from './check.ts';
import { emptyData } from './empty.ts';
import { checkRecord, checkTimes, checkUnknown } from './storable.ts';

/** A user with the e-mail address in the form that logins use to find it. */
export const withLowerEmail = <One extends Partial<Pick<User, 'email'>>>(user: One): One =>
  typeof user.email === 'string' ? { ...user, email: user.email.toLowerCase() } : user;

/** A copy of a record with the fields of a change that may change; other fields, such as the id, stay. */
export function changedBy<Record extends object, Name extends keyof Record>(
  record: Record,
  change: Partial<Pick<Record, Name>>,
  names: readonly Name[],
): Record {
  const given = names.filter(name => change[name] !== undefined).map(name => [name, change[name]]);
  return { ...record, ...Object.fromEntries(given) };
}

export const changesMode = (
  { mode = 'live' }: Readonly<Workspace>,
  change: Partial<Pick<Workspace, 'mode'>>,
): boolean => (change.mode ?? mode) !== mode;

/** Whether the user is the only owner. `members`: all members of the workspace. */
export const isLastOwner = (members: readonly Readonly<Membership>[], userId: string): boolean => {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.user_id === userId;
};

/** Whether `by` may change the members. `members`: all members of the workspace. */
export const isAllowed = (
  members: readonly Readonly<Membership>[],
  by: MembershipChangeOptions['by'],
): boolean =>
  usersOf(by).every(id => members.some(({ user_id, role }) => user_id === id && role === 'owner'));

/**
 * Records as a data file, so that they are validated like one before they are stored: records that could not be read
 * again must not be stored. The step that stores them checks their references.
 */
export const dataWith = (records: Partial<DataFile>): DataFile => ({ ...emptyData, ...records });

/** A data file with a workspace; its account is not checked here. */
export const dataWithWorkspace = (workspace: Workspace, records: Partial<DataFile> = {}): DataFile =>
  dataWith({ ...records, workspaces: [{ ...workspace, account_id: null }] });

/** A data file with a membership; its workspace and user are not checked here. */
export const dataWithMembership = (membership: Membership): DataFile =>
  dataWith({
    workspaces: [{ id: membership.workspace_id, name: 'Workspace', account_id: null }],
    users: [{ id: membership.user_id, email: 'user@example.com', name: 'User', password: null }],
    memberships: [membership],
  });

/** @throws InvalidDataError for options of `workspaces.create` that are unknown, or of another kind */
export function checkNewWorkspace({ owner, key: _, first, client, ...unknown }: NewWorkspaceOptions): void {
  checkUnknown('workspaces.create', unknown);
  const isOwner = typeof owner === 'string' || (typeof owner === 'object' && owner !== null);
  if (owner !== undefined && !isOwner)
    throw new InvalidDataError('workspaces.create', 'owner', 'must be the id of a user, or a user');
  if (first !== undefined && typeof first !== 'boolean')
    throw new InvalidDataError('workspaces.create', 'first', 'must be true or false');
  if (first === true && client !== undefined)
    throw new InvalidDataError('workspaces.create', 'first', 'must not be given with client');
}

/** So many sessions of a user stay, those that were used last. */
export const maxSessions = 100;

/** Any text is accepted as the id of the user: one that is no id is unknown. @throws InvalidDataError */
export function checkSession(session: Session, staleBefore: string): void {
  const { user_id } = session;
  checkRecord(
    'sessions.create',
    'sessions',
    typeof user_id === 'string' ? { ...session, user_id: 'user' } : session,
  );
  checkTimes('sessions.create', { staleBefore });
}
