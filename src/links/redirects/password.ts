/** Decides whether a visitor may follow a password-protected link. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';
import { createBodyReader } from '../../http/body.ts';
import { formType, jsonType } from '../../http/body-types.ts';
import type { AttemptLimits } from '../../limits/attempt-limits.ts';
import { networkOf } from '../../limits/network.ts';
import type { ResolvedLimits } from '../../limits/options.ts';
import { tooMany } from '../../limits/too-many.ts';
import type { FoundLink } from '../../repository/index.ts';
import { PasswordQueueFullError, type PasswordTurn, verifyPassword } from '../../secrets/passwords.ts';
import type { linksLimits } from '../limits.ts';

const cookieName = 'mk_link';
const formLimit = 4_096;

const readBody = createBodyReader(formLimit);

/** Responses that set the cookie of a new browser. */
const fresh = new WeakMap<Koa.Context, string>();

/** The cookie that the form token is derived from. It is set if the browser does not have it yet. */
function browserOf(ctx: Koa.Context): string {
  const known = fresh.get(ctx) ?? ctx.cookies.get(cookieName);
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return known;
  const value = randomBytes(32).toString('base64url');
  ctx.cookies.set(cookieName, value, { httpOnly: true, sameSite: 'strict', path: '/', secure: ctx.secure });
  fresh.set(ctx, value);
  return value;
}

const tokenFrom = (browser: string, { workspaceId, link }: FoundLink) =>
  createHmac('sha256', browser).update(`${workspaceId} ${link.id}`).digest('base64url');

export const formToken = (ctx: Koa.Context, found: FoundLink): string => tokenFrom(browserOf(ctx), found);

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Rate limits for wrong passwords. */
export interface PasswordLimits {
  readonly tries: AttemptLimits;
  readonly limits: ResolvedLimits<typeof linksLimits>;
}

/**
 * Checks a submitted form, or JSON (`{"password": "…"}`), which a form on another site cannot send. Returns `null` if
 * the password is right, otherwise the reason.
 * @throws MarketplaceError
 */
export async function checkPassword(
  ctx: Koa.Context,
  found: FoundLink,
  { tries, limits }: PasswordLimits,
  onError: (error: unknown, ctx: Koa.Context) => void,
  now: number,
): Promise<string | null> {
  const body = (await readBody(ctx, [formType, jsonType])) as { csrf?: unknown; password?: unknown };
  const { csrf, password } = body;
  if (typeof password !== 'string' || password === '') return 'Please enter the password.';
  if (ctx.is(jsonType) !== jsonType && !isEqual(String(csrf), formToken(ctx, found)))
    return 'The form has expired. Please enter the password again.';
  const { workspaceId, link } = found;
  const name = `link ${workspaceId} ${link.id}`;
  const own = `${name} ${networkOf(ctx.ip)}`;
  const counted = [
    { name: own, policy: { name: 'link-password', ...limits.linkPasswords } },
    { name, policy: { name: 'link-password-link', ...limits.linkPasswordsOfLink } },
  ];
  tries.check(counted, now);
  let giveBack = async () => {};
  // Counts the attempt just before the check: a request that fails earlier is not a failed attempt.
  const begin = async () => {
    giveBack = await tries.count(counted, now);
  };
  try {
    const turn: PasswordTurn = { line: 'link forms', share: workspaceId };
    if (await verifyPassword(password, link.password, { ...turn, begin }, error => onError(error, ctx))) {
      await giveBack();
      await tries.reset(own);
      return null;
    }
  } catch (error) {
    if (error instanceof PasswordQueueFullError) throw tooMany(5);
    throw error;
  }
  return 'Wrong password.';
}
