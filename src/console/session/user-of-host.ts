/** The user that the host application has logged in (setting `authenticateUser`). */
import type { User } from '../../generated/types.ts';
import { PageError } from '../page-error.ts';
import type { Visit } from '../visit.ts';

/** What is told of an id: it may be another text by mistake, such as a token. */
const maxShown = 64;

/** @throws TypeError that names the setting, if it throws or returns no id */
async function idOf({ settings, ctx }: Visit): Promise<string | null> {
  let id: unknown;
  try {
    id = await settings.authenticateUser?.(ctx);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TypeError(`the console setting authenticateUser has thrown an error: ${reason}`, { cause });
  }
  if (id === null || id === undefined) return null;
  if (typeof id === 'string' && id !== '') return id;
  const given =
    id === '' ? 'an empty string' : Array.isArray(id) ? 'a list' : `a value of the type ${typeof id}`;
  throw new TypeError(
    `the console setting authenticateUser must return the id of a user as a string, or null, but returned ${given}`,
  );
}

/**
 * The user, or `null` if nobody is logged in. Somebody whom the repository does not know is not sent to the login page: the
 * host would send them back at once, and so on without end.
 * @throws PageError if the repository does not know the user
 */
export async function userOfHost(visit: Visit): Promise<Readonly<User> | null> {
  const { repository, options, ctx } = visit;
  const id = await idOf(visit);
  if (id === null) return null;
  const user = await repository.users.find(id);
  if (user !== null) return user;
  const shown = id.length > maxShown ? `${id.slice(0, maxShown)}…` : id;
  options.onError(
    new Error(
      `the console setting authenticateUser returned the id ${JSON.stringify(shown)}, but the repository has no such user`,
    ),
    ctx,
  );
  throw new PageError(
    403,
    'Your account is not set up here',
    'You are logged in, but this console does not know your account. Ask the operator of this service to add you as a user.',
  );
}
