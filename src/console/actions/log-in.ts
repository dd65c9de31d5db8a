/** Login with e-mail address and password, and logout. */
import type { PasswordHash } from '../../generated/types.ts';
import { networkOf } from '../../limits/network.ts';
import {
  hashPassword,
  needsRehash,
  PasswordQueueFullError,
  type PasswordTurn,
  verifyPassword,
} from '../../secrets/passwords.ts';
import { demoLogInsFor } from '../demo.ts';
import { loginPage } from '../pages/login.ts';
import { readCookie } from '../session/cookies.ts';
import { browserCookie, checkForm } from '../session/csrf.ts';
import { findMember } from '../session/member.ts';
import { safeReturnTo } from '../session/return-to.ts';
import { currentSession, endSession, startSession } from '../session/sessions.ts';
import type { LoginView } from '../views.ts';
import { type Answer, formOf, type Visit } from '../visit.ts';
import { frameOf } from './frame.ts';
import { keptIn, keptOf, refilled } from './refill.ts';

/** The same message for an unknown address and a wrong password. */
const refusal = 'Wrong e-mail address or password.';

export async function showLogin(visit: Visit): Promise<Answer> {
  const returnTo = safeReturnTo(visit, new URLSearchParams(visit.ctx.querystring).get('return_to') ?? '');
  if ((await findMember(visit)) !== null) return { redirect: returnTo };
  return { html: await page(visit, { email: '', error: null, returnTo, kept: [] }) };
}

/**
 * Shows the login instead of a form that was submitted without a session, and keeps the form's values. Returns `null`
 * if there are none to keep.
 */
export async function logInFirst(visit: Visit): Promise<Answer | null> {
  const kept = await keptOf(visit);
  if (kept.length === 0) return null;
  const returnTo = safeReturnTo(visit, visit.path);
  return { html: await page(visit, { email: '', error: null, returnTo, kept }), status: 401 };
}

async function page(visit: Visit, view: Omit<LoginView, 'demo'>): Promise<string> {
  const frame = frameOf(visit, { cookie: browserCookie(visit) });
  // Back from the page after it must not send the interrupted form.
  const instead = view.kept.length === 0 ? null : view.returnTo;
  const demo = await demoLogInsFor(visit.repository, visit.ctx);
  return loginPage({ ...frame, instead }, { ...view, demo });
}

export async function logIn(visit: Visit): Promise<Answer> {
  const { repository, ctx, throttle, options } = visit;
  const form = await formOf(visit);
  checkForm(visit, form.one('csrf'), readCookie(visit, 'mk_browser'));
  // A button of the page instead of what is typed.
  const chosen = form.one('demo');
  const demo = chosen === '' ? [] : await demoLogInsFor(repository, ctx);
  const who = demo.find(({ email }) => email === chosen) ?? {
    email: form.one('email'),
    password: form.one('password'),
  };
  const email = who.email.trim().toLowerCase();
  const returnTo = safeReturnTo(visit, form.one('return_to'));
  const attempt = throttle.attempt(email, ctx.ip, options.now());
  const user = await repository.users.findByEmail(email);
  const { password } = who;
  // Does the same work for an unknown user, so that the response time reveals nothing.
  const turn: PasswordTurn = { line: 'log-ins', share: networkOf(ctx.ip) };
  const reported = (error: Error) => options.onError(error, ctx);
  const isRight = await verifyPassword(
    password,
    user?.password ?? null,
    { ...turn, begin: attempt.begin },
    reported,
  );
  const kept = keptIn(form);
  const refuse = async () => ({
    html: await page(visit, { email: form.one('email'), error: refusal, returnTo, kept }),
    status: 401,
  });
  if (!isRight || user === null) return refuse();
  await attempt.succeed();
  if (user.password !== null && needsRehash(user.password))
    await renew(visit, user.id, user.password, password, turn);
  const cookie = await startSession(visit, user.id);
  // Deleted since the password was checked: now the address is unknown.
  if (cookie === null) return refuse();
  if (kept.length === 0) return { redirect: returnTo };
  const member = { user, cookie, workspaces: await repository.users.workspacesOf(user.id) };
  return (await refilled(visit, member, returnTo, kept)) ?? { redirect: returnTo };
}

/** Rehashes a password with current parameters. If the hashing queue is full, the next login does it. */
async function renew(
  { repository }: Visit,
  userId: string,
  instead: PasswordHash,
  password: string,
  turn: PasswordTurn,
) {
  try {
    // Hashing takes a while: a password that was changed meanwhile is kept.
    await repository.users.setPassword(userId, await hashPassword(password, turn), { instead });
  } catch (error) {
    if (!(error instanceof PasswordQueueFullError)) throw error;
  }
}

export async function logOut(visit: Visit): Promise<Answer> {
  const form = await formOf(visit);
  const current = await currentSession(visit);
  if (current !== null) {
    checkForm(visit, form.one('csrf'), current.cookie);
    await endSession(visit, current.session);
  }
  const returnTo = form.one('return_to');
  const query =
    returnTo === '' ? '' : `?${new URLSearchParams({ return_to: safeReturnTo(visit, returnTo) })}`;
  return { redirect: `${visit.base}/login${query}` };
}
