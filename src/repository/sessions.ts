import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Session } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { Refused } from './results.ts';

export interface SessionsRepository {
  /**
   * Stores a session. Returns the stored session, or why it was refused: `user_unknown` if the user does not exist,
   * `taken` if a session with this digest exists. Sessions of any user that were last seen before `staleBefore` may be
   * deleted: a storage deletes more than one each time, so that sessions of users who never return do not pile up.
   */
  create(
    session: Session,
    staleBefore: string,
  ): Awaitable<Readonly<Session> | Refused<'user_unknown' | 'taken'>>;

  /** The session with this digest, or `null`. It must be an indexed look-up. */
  find(digest: string): Awaitable<Readonly<Session> | null>;

  /** Sets `seen_at`, unless it is already later. A session that does not exist is not an error. */
  touch(digest: string, at: string): Awaitable<void>;

  /** Ends a session. A session that does not exist is not an error: concurrent calls all succeed. */
  delete(digest: string): Awaitable<void>;
}

/** What its methods answer. */
export const sessionMethods: Kinds<SessionsRepository> = {
  create: 'record',
  find: 'found',
  touch: 'other',
  delete: 'other',
};
