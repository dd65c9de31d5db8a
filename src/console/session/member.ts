/** Who visits, and what they are in the workspace that the address names. */
import type { User } from '../../generated/types.ts';
import type { MemberWorkspace } from '../../repository/index.ts';
import { notFound, PageError } from '../page-error.ts';
import type { Visit } from '../visit.ts';
import { browserCookie } from './csrf.ts';
import { loginAddress } from './return-to.ts';
import { currentSession } from './sessions.ts';

export interface Member {
  readonly user: Readonly<User>;
  /** What the tokens of the forms follow from. */
  readonly cookie: string;
  readonly workspaces: readonly MemberWorkspace[];
}

/** Stops an action: log in first. */
export class LoginNeeded extends Error {
  readonly address: string;

  constructor(address: string) {
    super('log in first');
    this.address = address;
  }
}

/** The user who is logged in, or `null`. */
export async function findMember(visit: Visit): Promise<Member | null> {
  const { settings, repository, ctx } = visit;
  const session = settings.authenticateUser === null ? await currentSession(visit) : null;
  const userId =
    settings.authenticateUser === null ? session?.session.user_id : await settings.authenticateUser(ctx);
  const user = userId == null ? null : await repository.users.find(userId);
  if (user === null) return null;
  return {
    user,
    cookie: session?.cookie ?? browserCookie(visit),
    workspaces: await repository.users.workspacesOf(user.id),
  };
}

/** Throws {@link LoginNeeded} where nobody is logged in. */
export async function requireMember(visit: Visit): Promise<Member> {
  const member = await findMember(visit);
  if (member !== null) return member;
  const address = loginAddress(visit);
  if (address === null)
    throw new PageError(401, 'Log in first', 'This page is for people who are logged in.');
  throw new LoginNeeded(address);
}

/** The workspace of the address. 404 where the member is not in it, the same as where there is none. */
export function workspaceOf({ params }: Visit, { workspaces }: Member): MemberWorkspace {
  const found = workspaces.find(({ workspace }) => workspace.id === params.workspace_id);
  if (found === undefined) throw notFound();
  return found;
}

/** Whether a role may make, rotate and revoke keys. */
export const mayManageKeys = ({ role }: MemberWorkspace): boolean => role !== 'viewer';
