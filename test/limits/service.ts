/** The service behind a proxy that passes the client's IP address, so that a test can use any address. */
import { scryptSync } from 'node:crypto';
import Koa from 'koa';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import {
  createLinks,
  createRouter,
  type MarketplaceOptions,
  type PasswordHash,
  type RateLimits,
} from '../../src/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { type Cleanup, fixtures, post, type RawAnswer, secrets, send, serveApp } from '../helper.ts';

export const password = 'swordfish';

/** A hash with a low cost. */
export function cheapHash(): PasswordHash {
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 1 });
  return {
    scheme: 'scrypt',
    cost: 1_024,
    block_size: 8,
    parallelization: 1,
    salt: salt.toString('base64url'),
    hash: hash.toString('base64url'),
  };
}

/** The fixtures, with a user whose password is fast to check: `ann@example.com`. */
export const data = () => {
  const { users, ...seed } = toData(fixtures);
  const [first, ...others] = users;
  return {
    ...seed,
    users: [{ ...first, email: 'ann@example.com', password: cheapHash() }, ...others] as typeof users,
  };
};

export interface Service {
  readonly url: string;
  /** The clock, in milliseconds since 1970. */
  readonly clock: { now: number };
  /** Attempts a login from an IP address. */
  logIn(address: string, password: string, email?: string): Promise<RawAnswer>;
}

/** Serves API, console and redirects over a repository, by default the fixtures in memory. */
export async function serve(
  cleanup: Cleanup,
  options: Partial<MarketplaceOptions> = {},
  repository?: WholeRepository,
  clock = { now: Date.parse('2026-05-05T05:05:05Z') },
): Promise<Service> {
  const storage = repository ?? (await lowdbRepository({ seed: data(), baseUrl: 'https://shop.example' }));
  const now = () => clock.now;
  const app = new Koa({ proxy: true });
  let middleware: Koa.Middleware[] = [];
  app.use((ctx, next) => {
    const [api, redirects] = middleware;
    return api?.(ctx, async () => redirects?.(ctx, next));
  });
  const { url } = await serveApp(cleanup, app);
  const { rateLimits = true } = options;
  const links = createLinks({ repository: storage, url: `${url}/l`, cache: 0, now, rateLimits });
  cleanup(() => links.close());
  const router = createRouter({ repository: storage, publicUrl: url, console: true, links, now, ...options });
  middleware = [router.routes(), links.router.routes()];
  const logIn: Service['logIn'] = async (address, given, email = 'ann@example.com') => {
    const from = { 'x-forwarded-for': address };
    const page = await send(`${url}/user/api/login`, { headers: from });
    const cookie = String(page.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return send(`${url}/user/api/login`, {
      method: 'POST',
      headers: { ...from, cookie, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrf, email, password: given }).toString(),
    });
  };
  return { url, clock, logIn };
}

export const tooMany = { status: 'error', msg: 'Too many requests' };
export const two = { requests: 2, seconds: 60 };

/** A service with limits, and calls from any IP address. */
export async function start(
  cleanup: Cleanup,
  rateLimits: boolean | RateLimits,
  options: Partial<MarketplaceOptions> = {},
) {
  const { url, clock } = await serve(cleanup, { rateLimits, ...options });
  const get = (path: string, secret: string | null, address = '192.0.2.1') =>
    send(`${url}${path}`, {
      headers: {
        'x-forwarded-for': address,
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      },
    });
  const validate = (code: string, secret: string = secrets.studio, address = '192.0.2.1') =>
    post(
      `${url}/api/purchases/validation`,
      { purchase_code: code },
      { 'x-api-key': secret, 'x-forwarded-for': address },
    );
  return { url, clock, get, validate };
}

export async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let left = count; left > 0; left -= 1) results.push(await work());
  return results;
}

export const statuses = (answers: readonly RawAnswer[]) => answers.map(({ status }) => status);
