/** The visitor, and their role in the workspace of the URL. */
import type Koa from 'koa';
import { ExpectedError } from '../../common/errors/expected-error.ts';
import type { MemberWorkspace } from '../../repository/index.ts';
import { notFound, PageError } from '../page-error.ts';
import type { LoggedInUser, Visit } from '../visit.ts';
import { browserCookie } from './csrf.ts';
import { loginAddress } from './return-to.ts';
import { currentSession } from './sessions.ts';
import { userOfHost } from './user-of-host.ts';

/** Thrown by an action to redirect to the login. */
export class LoginRequiredError extends ExpectedError {
  readonly address: string;

  constructor(address: string) {
    super('log in first');
    this.address = address;
  }
}

/** Of the requests that are being answered, so that an error page asks neither the storage nor the host again. */
const found = new WeakMap<Koa.Context, Promise<LoggedInUser | null>>();

const visitors = new WeakMap<Koa.Context, string>();

/** Id of the user who was found for a request; empty: nobody was, and no member has this id. */
export const visitorOf = (ctx: Koa.Context): string => visitors.get(ctx) ?? '';

/**
 * The logged-in user, or `null`.
 * @throws PageError if the host has logged in somebody whom the repository does not know
 */
export function findMember(visit: Visit): Promise<LoggedInUser | null> {
  const finding = found.get(visit.ctx) ?? look(visit);
  found.set(visit.ctx, finding);
  return finding;
}

async function look(visit: Visit): Promise<LoggedInUser | null> {
  const { settings, repository } = visit;
  const session = settings.authenticateUser === null ? await currentSession(visit) : null;
  const user =
    settings.authenticateUser === null
      ? session && (await repository.users.find(session.session.user_id))
      : await userOfHost(visit);
  if (user === null) return null;
  visitors.set(visit.ctx, user.id);
  return {
    user,
    cookie: session?.cookie ?? browserCookie(visit),
    workspaces: await repository.users.workspacesOf(user.id),
  };
}

/** Throws {@link LoginRequiredError} if nobody is logged in. */
export async function requireMember(visit: Visit): Promise<LoggedInUser> {
  const member = await findMember(visit);
  if (member !== null) return member;
  const address = loginAddress(visit);
  if (address === null) throw new PageError(401, 'Log in first', 'You must be logged in to see this page.');
  throw new LoginRequiredError(address);
}

/** The workspace of the URL. The same 404 if the user is not a member or the workspace does not exist. */
export function workspaceOf({ params }: Visit, { workspaces }: LoggedInUser): MemberWorkspace {
  const found = workspaces.find(({ workspace }) => workspace.id === params.workspace_id);
  if (found === undefined) throw notFound();
  return found;
}

/** Whether a role may create, rotate and revoke keys. */
export const mayManageKeys = ({ role }: MemberWorkspace): boolean => role !== 'viewer';
