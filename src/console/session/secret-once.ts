/**
 * A secret that a form has made, for the page that shows it once. The secret is in no URL, no response to the form and
 * no storage: it waits in a cookie, encrypted with a key that follows from the session, so that any process can show it
 * and nothing without the session can. The limits of the storage count that it was shown, so a copy of the cookie shows
 * nothing.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { LoggedInUser, Visit } from '../visit.ts';
import { forget, leaveOnce, waiting } from './once.ts';

/** How long a page can be opened with its secret. */
const seconds = 300;
const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

const keyOf = ({ cookie, user }: LoggedInUser) =>
  createHmac('sha256', cookie).update(`a secret for ${user.id}`).digest();

/** Leaves `data` for the page at this path. */
export function leaveSecret(
  visit: Visit,
  member: LoggedInUser,
  path: string,
  data: Readonly<Record<string, string>>,
): void {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(member), iv).setAAD(Buffer.from(path));
  const text = JSON.stringify({ ...data, until: visit.now + seconds * 1_000 });
  const sealed = [sealing.update(text, 'utf8'), sealing.final()];
  const value = Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString('base64url');
  leaveOnce(visit, 'secret', path, { value, seconds });
}

/** What was left for the page at this path, the first time that it is opened. Otherwise `null`. */
export async function takeSecret(
  visit: Visit,
  member: LoggedInUser,
  path: string,
): Promise<Readonly<Record<string, string>> | null> {
  const value = waiting(visit, 'secret');
  if (value === null) return null;
  const bytes = Buffer.from(value, 'base64url');
  const data = opened(bytes, member, path);
  const isInTime = data !== null && Number(data.until) > visit.now;
  // Counted by its bytes, which a cookie can spell in several ways. If the storage fails, the cookie is still there.
  const name = `secret shown ${bytes.toString('base64url')}`;
  const isFirst = isInTime && (await visit.limits.count(name, seconds, visit.now)).uses === 1;
  forget(visit, 'secret');
  if (isFirst) showing.add(visit.ctx);
  return isFirst ? data : null;
}

const showing = new WeakSet<object>();

/** Whether the page that is being made has a secret, which it loses when it is opened again. */
export const showsSecret = ({ ctx }: Visit): boolean => showing.has(ctx);

/** `null` if it was left in another session, for another page, or by somebody else. */
function opened(bytes: Buffer, member: LoggedInUser, path: string): Record<string, string> | null {
  const end = ivBytes + tagBytes;
  if (bytes.length <= end) return null;
  try {
    const opening = createDecipheriv(cipher, keyOf(member), bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(path))
      .setAuthTag(bytes.subarray(ivBytes, end));
    return JSON.parse(Buffer.concat([opening.update(bytes.subarray(end)), opening.final()]).toString());
  } catch {
    return null;
  }
}
