/**
 * Answers that a single request asks for: `Prefer: code=404, delay=800`, or `?__code=404&__delay=800`. The key and the
 * parameters of the request are not checked, and nothing changes.
 */
import type Koa from 'koa';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { Served } from '../../../src/group/served.ts';
import { routedPath } from '../../../src/http/urls.ts';
import type { RefusalSettings } from '../../../src/openapi/refusals.ts';
import type { Answerer } from '../answer.ts';
import type { ControlPart } from '../control.ts';
import { type Delay, delaysFrom } from '../delay.ts';
import { HeldAnswers, maxDelay } from '../held-answers.ts';
import type { OperationFinder } from '../operations.ts';
import { type ProfileName, profiles } from '../profiles.ts';
import { slowDown } from '../responses/slow.ts';
import { inHeader, inQuery, type Preferences } from './preferences.ts';

export interface PreferSettings {
  readonly operations: OperationFinder;
  readonly served: () => Served;
  /** What decides which errors are possible. */
  readonly refusals: Omit<RefusalSettings, 'limited'>;
  readonly answerer: Answerer;
  readonly delay: Delay | undefined;
  readonly profile: ProfileName | undefined;
}

const header = 'Preference-Applied';

export function preferControl(settings: PreferSettings): ControlPart {
  const { answerer } = settings;
  const waits = new HeldAnswers();
  const profile = settings.profile === undefined ? null : profiles[settings.profile];
  const delay = settings.delay ?? profile?.delay ?? 0;
  const usual = delay === 0 ? null : delaysFrom(delay);

  /** Lets the body of the answer arrive as over the network of the profile. */
  const slow = (ctx: Koa.Context) => {
    if (profile !== null) slowDown(ctx, profile, waits);
  };

  async function prefer(ctx: Koa.Context, next: Koa.Next): Promise<unknown> {
    const { url, preferences } = preferencesOf(ctx);
    if (url !== ctx.url) ctx.url = url;
    if (ctx.method === 'OPTIONS') return unchosen(ctx, next);
    const applied = Object.entries(preferences).map(
      ([name, { value }]) => `${name}=${encodeURIComponent(value)}`,
    );
    try {
      const reply = await replyFor(ctx, preferences, settings);
      const delay = preferences.delay === undefined ? (usual?.() ?? 0) : delayOf(preferences.delay);
      if (!(await waits.wait(ctx, delay))) return undefined;
      slow(ctx);
      if (applied.length > 0) ctx.set(header, applied.join(', '));
      if (reply === null) await next();
      else await answerer.reply(ctx, reply);
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error;
      await answerer.refuse(ctx, error);
    }
    add(ctx, 'Access-Control-Expose-Headers', header);
    return undefined;
  }

  /** An answer that the request does not choose: it is only delayed, as all are. */
  function unchosen(ctx: Koa.Context, next: Koa.Next): Promise<unknown> {
    if (usual === null) return next();
    return waits.wait(ctx, usual()).then(isThere => {
      if (!isThere) return undefined;
      slow(ctx);
      return next();
    });
  }

  return {
    middleware(ctx, next) {
      // Not `ctx.url`, because every request comes here.
      const { headers, url = '' } = ctx.req;
      return headers.prefer !== undefined || url.includes('__') ? prefer(ctx, next) : unchosen(ctx, next);
    },
    reset: () => waits.end(),
    close: () => waits.close(),
  };
}

/** The query goes before the header, because a URL is more specific than a client's settings. */
function preferencesOf(ctx: Koa.Context): { readonly url: string; readonly preferences: Preferences } {
  const { url, preferences } = inQuery(ctx.url);
  const { prefer } = ctx.req.headers;
  // Node joins several headers with commas.
  return {
    url,
    preferences: prefer === undefined ? preferences : { ...inHeader(`${prefer}`), ...preferences },
  };
}

function delayOf({ value, place }: NonNullable<Preferences['delay']>): number {
  const delay = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (delay <= maxDelay) return delay;
  const range = `a whole number of milliseconds from 0 to ${maxDelay}`;
  throw new MarketplaceError('invalid_request', `${place} must be ${range}`);
}

async function replyFor(
  ctx: Koa.Context,
  preferences: Preferences,
  { operations, served, refusals }: PreferSettings,
) {
  const first = preferences.code ?? preferences.example;
  if (first === undefined) return null;
  const operation = operations.find(ctx.method, routedPath(ctx) ?? '');
  if (operation === null) {
    const detail = `${first.place} is for operations of the API, and none has this method and path`;
    throw new MarketplaceError('invalid_request', detail);
  }
  const [{ declaredReplies }, { chooseReply }] = await Promise.all([
    import('./declared.ts'),
    import('./choose.ts'),
  ]);
  return chooseReply(operation.id, declaredReplies(operation, served(), refusals), preferences);
}

/** Adds a name to a list of the answer, if CORS has set one. */
function add(ctx: Koa.Context, list: string, name: string): void {
  const given = ctx.res.getHeader(list);
  if (given !== undefined) ctx.set(list, `${given},${name}`);
}
