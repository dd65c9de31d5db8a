import type { Awaitable } from '../common/awaitable.ts';
import type { Session } from '../generated/types.ts';
import type { Refused } from './answers.ts';

export interface SessionsRepository {
  /**
   * Stores a session. The session as it is stored, or why it was refused: `user_unknown` when there is no such user,
   * `taken` when there is a session with this digest. Sessions of anybody that were last seen before `staleBefore` may be dropped: a storage drops
   * more than one each time, so that those of people who never come back do not pile up.
   */
  create(
    session: Session,
    staleBefore: string,
  ): Awaitable<Readonly<Session> | Refused<'user_unknown' | 'taken'>>;

  /** The session with this digest, or `null`. An indexed look-up. */
  find(digest: string): Awaitable<Readonly<Session> | null>;

  /** Sets `seen_at`, unless it is later already. A session that does not exist is no error. */
  touch(digest: string, at: string): Awaitable<void>;

  /** Ends a session. One that does not exist is no error: racing calls all succeed. */
  delete(digest: string): Awaitable<void>;
}
