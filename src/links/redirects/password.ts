/** Whether somebody may follow a link that has a password. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';
import { MarketplaceError } from '../../errors.ts';
import { createBodyReader, formType, jsonType } from '../../http/body.ts';
import { PasswordQueueFullError, verifyPassword } from '../../passwords.ts';
import type { FoundLink, LimitsRepository } from '../../repository/index.ts';
import type { RedirectService } from './redirect.ts';

const cookieName = 'mk_link';
const quarterHour = 900;
/** Tries in a quarter of an hour: of one address at one link, and of all at one link. */
const perAddress = 10;
const perLink = 200;
const formLimit = 4_096;

const readBody = createBodyReader(formLimit);

/** Browsers that got their cookie with this answer. */
const fresh = new WeakMap<Koa.Context, string>();

/** What the form's token follows from: a cookie of this browser, set if it has none. */
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

/** The token of the form for a link. */
export const formToken = (ctx: Koa.Context, found: FoundLink): string => tokenFrom(browserOf(ctx), found);

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Checks a form that was sent, or JSON (`{"password": "…"}`), which no form of another site can send.
 * `null` where the password is right, else why not.
 * @throws MarketplaceError
 */
export async function checkPassword(
  ctx: Koa.Context,
  found: FoundLink,
  { limits, onError }: Pick<RedirectService, 'limits' | 'onError'>,
  now: number,
): Promise<string | null> {
  const body = (await readBody(ctx, [formType, jsonType])) as { csrf?: unknown; password?: unknown };
  const { csrf, password } = body;
  if (typeof password !== 'string' || password === '') return 'Enter the password.';
  if (ctx.is(jsonType) !== jsonType && !isEqual(String(csrf), formToken(ctx, found)))
    return 'The form has expired. Enter the password again.';
  const name = `link ${found.workspaceId} ${found.link.id}`;
  await count(limits, `${name} ${ctx.ip}`, perAddress, now);
  await count(limits, name, perLink, now);
  try {
    if (await verifyPassword(password, found.link.password, error => onError(error, ctx))) {
      // Whoever knows it proves that the link is not only guessed at.
      await limits.reset(`${name} ${ctx.ip}`);
      await limits.reset(name);
      return null;
    }
  } catch (error) {
    if (error instanceof PasswordQueueFullError) throw tooMany(5);
    throw error;
  }
  return 'This is not the password.';
}

const tooMany = (seconds: number) =>
  new MarketplaceError('too_many_requests', undefined, { headers: { 'Retry-After': String(seconds) } });

async function count(limits: LimitsRepository, name: string, most: number, now: number): Promise<void> {
  const { uses, endsAt } = await limits.count(name, quarterHour, now);
  if (uses > most) throw tooMany(Math.max(1, Math.ceil((endsAt - now) / 1_000)));
}
