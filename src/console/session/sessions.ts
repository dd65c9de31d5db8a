/** Sessions: a random cookie, stored as its digest, with an idle and an absolute timeout. */
import { createHash } from 'node:crypto';
import type { Session } from '../../generated/types.ts';
import { noteCaller } from '../../http/caller.ts';
import { isRefused, type SessionsRepository } from '../../repository/index.ts';
import type { Visit } from '../visit.ts';
import { newCookieValue, readCookie, writeCookie } from './cookies.ts';

/** How often `seen_at` is written, in milliseconds. */
const touchInterval = 60_000;

const digestOf = (cookie: string) => createHash('sha256').update(cookie).digest('hex');

/** A console with our login requires the part `sessions`, which is checked at start. */
const repositoryOf = ({ repository }: Visit) => repository.sessions as SessionsRepository;

/** The session of a visit and its cookie, or `null`. */
export async function currentSession(
  visit: Visit,
): Promise<{ cookie: string; session: Readonly<Session> } | null> {
  const cookie = readCookie(visit, 'mk_session');
  if (cookie === null) return null;
  const sessions = repositoryOf(visit);
  const session = await sessions.find(digestOf(cookie));
  if (session === null) return null;
  const { now, settings } = visit;
  const seen = Date.parse(session.seen_at);
  const idle = now - seen >= settings.idleMinutes * 60_000;
  const over = now - Date.parse(session.created_at) >= settings.sessionMinutes * 60_000;
  if (idle || over) {
    await sessions.delete(session.digest);
    return null;
  }
  if (now - seen >= touchInterval) await sessions.touch(session.digest, new Date(now).toISOString());
  noteCaller(visit.ctx, session);
  return { cookie, session };
}

/**
 * Starts a session with a new cookie, and ends the session that the browser sent, to prevent session fixation. Returns
 * the cookie, or `null` if the user was deleted meanwhile.
 */
export async function startSession(visit: Visit, userId: string): Promise<string | null> {
  const { now, settings } = visit;
  const sessions = repositoryOf(visit);
  const earlier = readCookie(visit, 'mk_session');
  if (earlier !== null) await sessions.delete(digestOf(earlier));
  const cookie = newCookieValue();
  const at = new Date(now).toISOString();
  const staleBefore = new Date(now - settings.idleMinutes * 60_000).toISOString();
  const started = await sessions.create(
    { digest: digestOf(cookie), user_id: userId, created_at: at, seen_at: at },
    staleBefore,
  );
  if (isRefused(started)) {
    if (started.refused === 'user_unknown') return null;
    throw new Error(`a new session was refused: ${started.refused}`);
  }
  writeCookie(visit, 'mk_session', cookie, settings.sessionMinutes * 60);
  return cookie;
}

export async function endSession(visit: Visit, { digest }: Readonly<Session>): Promise<void> {
  await repositoryOf(visit).delete(digest);
  writeCookie(visit, 'mk_session', '', 0);
}
