/** The shop's own routes. Staff sign in here, and the console of the marketplace then knows them too. */
import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type Koa from 'koa';
import type { Database } from './database.ts';

const scrypt = promisify<string, string, number, Buffer>(scryptWithCallback);

/** `userId`: their user in the marketplace. */
export async function addStaff(
  database: Database,
  email: string,
  password: string,
  userId: string,
): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  const hash = (await scrypt(password, salt, 32)).toString('hex');
  database.run('insert into staff values (?, ?, ?, ?)', [email, userId, salt, hash]);
}

/**
 * A middleware, so that the shop needs no router. It does not limit failed logins, as a real shop must. Unknown paths
 * are passed on.
 */
export function staffRoutes(database: Database): Koa.Middleware {
  return async (ctx, next) => {
    const route = `${ctx.method} ${ctx.path}`;
    if (route === 'GET /') {
      ctx.body = ctx.session?.userId ? 'The shop, for its staff' : 'The shop';
    } else if (route === 'GET /sign-in') {
      ctx.type = 'html';
      ctx.body = `<!doctype html><title>Sign in</title><form method="post">
<label>E-mail <input name="email" type="email" required></label>
<label>Password <input name="password" type="password" required></label>
<button>Sign in</button></form>`;
    } else if (route === 'POST /sign-in') {
      const userId = await userOf(database, ctx.request.body);
      if (userId === null) ctx.throw(403, 'Wrong e-mail address or password');
      Object.assign(ctx.session ?? {}, { userId });
      ctx.redirect(ownPath(ctx.query.return_to));
    } else if (route === 'POST /sign-out') {
      ctx.session = null;
      ctx.redirect('/');
    } else await next();
  };
}

async function userOf(database: Database, sent: unknown): Promise<string | null> {
  const { email, password } = Object(sent) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof password !== 'string') return null;
  const row = database.get('select user_id, salt, hash from staff where email = ?', email);
  if (row === null) return null;
  const hash = await scrypt(password, String(row.salt), 32);
  return timingSafeEqual(hash, Buffer.from(String(row.hash), 'hex')) ? String(row.user_id) : null;
}

/** The path to return to, if it is a path of this app; this prevents redirects to other sites. */
const ownPath = (asked: unknown): string =>
  typeof asked === 'string' && /^\/(?![/\\])/.test(asked) ? asked : '/';
