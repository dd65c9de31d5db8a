import type { Session } from '../../../generated/types.ts';
import { refuse, type SessionsRepository } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkSession, maxSessions } from '../../rules/members.ts';
import { checkTimes } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import type { Store } from '../store.ts';

const byDigest = derived(
  (sessions: FrozenData['sessions']) =>
    new Map(sessions.map(session => [session.digest, session as Session])),
);

export function lowdbSessions(store: Store): SessionsRepository {
  const change = (next: (sessions: FrozenData['sessions']) => FrozenData['sessions']) =>
    store.commit(data => {
      const sessions = next(data.sessions);
      const same =
        sessions.length === data.sessions.length &&
        sessions.every((one, index) => one === data.sessions[index]);
      return { data: same ? data : deepFreeze({ ...data, sessions }), result: undefined };
    });

  return {
    async create(session, staleBefore) {
      const record = deepFreeze({ ...session });
      checkSession(record, staleBefore);
      // Deletes the stale sessions of all users from the file.
      const stale = Date.parse(staleBefore);
      return store.commit(data => {
        if (!data.users.some(({ id }) => id === record.user_id)) return refuse('user_unknown');
        const left = data.sessions.filter(({ seen_at }) => Date.parse(seen_at) >= stale);
        if (left.some(({ digest }) => digest === record.digest)) return refuse('taken');
        const own = left.filter(({ user_id }) => user_id === record.user_id);
        const surplus = own
          .toSorted((one, other) => Date.parse(other.seen_at) - Date.parse(one.seen_at))
          .slice(maxSessions - 1);
        const kept = surplus.length === 0 ? left : left.filter(one => !surplus.includes(one));
        return { data: deepFreeze({ ...data, sessions: [...kept, record] }), result: record };
      });
    },
    find: digest => byDigest(store.data.sessions).get(digest) ?? null,
    async touch(digest, at) {
      checkTimes('sessions.touch', { at });
      await change(sessions =>
        sessions.map(session =>
          session.digest === digest && Date.parse(session.seen_at) < Date.parse(at)
            ? deepFreeze({ ...session, seen_at: at })
            : session,
        ),
      );
    },
    delete: digest => change(sessions => sessions.filter(session => session.digest !== digest)),
  };
}
