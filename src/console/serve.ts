/** Runs an action for a request, and always answers with a page. */
import type Koa from 'koa';
import { defined } from '../common/defined.ts';
import { isInternal } from '../common/errors/errors.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import { createBodyReader } from '../http/body.ts';
import { nameError } from '../http/error-code.ts';
import { checkPercentEncoding } from '../http/percent-encoding.ts';
import { marketplaceErrorOf } from '../http/refusal.ts';
import { hasCurrentCopy, weakTag } from '../http/reply.ts';
import { discardBody } from '../http/unread-body.ts';
import { counterOf } from '../limits/counter.ts';
import { limitsInProcess } from '../limits/in-process.ts';
import { networkOf } from '../limits/network.ts';
import type { ConsoleRepository, PartName } from '../repository/index.ts';
import { PasswordQueueFullError } from '../secrets/passwords.ts';
import { assetAddress, frameOf } from './actions/frame.ts';
import { actions } from './actions/index.ts';
import { logInFirst } from './actions/log-in.ts';
import { refilledExpired } from './actions/refill.ts';
import { loadAssets } from './assets.ts';
import type { ResolvedConsoleOptions } from './options.ts';
import { PageError, pageErrorOf, tooManyLogIns } from './page-error.ts';
import { messagePage } from './pages/message.ts';
import { type BegunAction, beginAction } from './recorded-action.ts';
import { shellRoutes } from './routes.ts';
import { type Action, actionsOf } from './section.ts';
import { sendAsset } from './send-asset.ts';
import { ExpiredFormError } from './session/csrf.ts';
import { findMember, LoginRequiredError } from './session/member.ts';
import { createTestKeyLimit } from './session/test-key-limit.ts';
import { createThrottle } from './session/throttle.ts';
import { type Answer, type ConsoleService, type Visit, visitOf } from './visit.ts';

/** Size limit of a form: a character may take 12 bytes in it, and the longest field has 10,000. */
const formLimit = 524_288;

/** Handles a visit with the named action, of the group's section or of the console itself. */
export type ServeAction = (
  ctx: Koa.Context,
  ownPath: string,
  action: string,
  group?: ServedGroup | null,
) => Promise<void>;

export function createConsole(options: ServedOptions, settings: ResolvedConsoleOptions): ServeAction {
  const limits = options.repository.limits ?? limitsInProcess();
  const service: ConsoleService = {
    options,
    settings,
    publicUrl: options.publicUrl as string,
    repository: options.repository as ConsoleRepository,
    readBody: createBodyReader(formLimit),
    throttle: createThrottle(options.rateLimits, limits),
    testKeys: createTestKeyLimit(options.rateLimits, limits),
    limits,
    assets: loadAssets(settings.accent),
    ownForms: shellRoutes(true).flatMap(([path, , refill]) =>
      refill === undefined ? [] : [{ path, refill: actions[refill] }],
    ),
  };
  const counter = counterOf('console', options.rateLimits.console);
  return async (ctx, ownPath, action, group = null) => {
    protect(ctx);
    let visit: Visit<PartName, never> | null = null;
    let begun: BegunAction | null = null;
    try {
      visit = visitOf(service, ctx, ownPath, group);
      checkPercentEncoding(ctx.url);
      // Assets are not rate limited, because they are cheap and cached, and error pages need them.
      if (action !== 'showAsset') counter?.take(networkOf(ctx.ip), visit.now);
      const act = await actionOf(group, action);
      begun = await beginAction(visit, group, action);
      const answer = await act(begun.visit);
      await begun.record(answer);
      // The action may have created deliveries, so wake the worker.
      if (ctx.method === 'POST' && visit.params.workspace_id !== undefined) options.sender.nudge();
      send(ctx, answer);
      if ('html' in answer) preloadFont(ctx, visit);
    } catch (error) {
      await begun?.record(null);
      const answer =
        visit === null ? bare(error, service, ctx) : await answerTo(error, visit, isRefilled(group, ownPath));
      discardBody(ctx);
      send(ctx, answer);
    }
  };
}

async function actionOf(group: ServedGroup | null, name: string): Promise<Action<PartName, never>> {
  const section: Readonly<Record<string, Action<PartName, never>>> =
    group === null ? actions : await actionsOf(group.console);
  const action = Object.hasOwn(section, name) ? section[name] : undefined;
  if (action === undefined) throw new Error(`${group?.name ?? 'the console'} has no page ${name}`);
  return action;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Security headers of every response, including errors. */
function protect(ctx: Koa.Context): void {
  ctx.set({
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Not no-referrer: browsers would then hide the origin of forms, and our check would refuse them.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
}

/** In a header, so that the browser asks for the font before it has read the page. */
function preloadFont(ctx: Koa.Context, visit: Visit): void {
  const address = assetAddress(visit, 'inter.woff2');
  ctx.set('Link', `<${encodeURI(address)}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
}

function send(ctx: Koa.Context, answer: Answer): void {
  if ('redirect' in answer) {
    // Not ctx.redirect, which writes the URL into a body. The script of the sheet goes there itself: followed by its own
    // request, the page would be shown to nobody, with what is shown once.
    ctx.status = ctx.get('Console-Sheet') === '' ? 303 : 204;
    ctx.set('Location', answer.redirect);
    ctx.body = '';
    return;
  }
  if ('asset' in answer) {
    sendAsset(ctx, answer.asset, answer.type);
    return;
  }
  if ('file' in answer) {
    ctx.attachment(answer.name, { type: answer.isInline === true ? 'inline' : 'attachment' });
    ctx.type = answer.type;
    ctx.body = answer.file;
    return;
  }
  ctx.status = answer.status ?? 200;
  nameError(ctx.res);
  if (answer.retryAfter !== undefined) ctx.set('Retry-After', String(answer.retryAfter));
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = answer.html;
  if (!answer.revalidate) return;
  const etag = weakTag(answer.html);
  ctx.set({ 'Cache-Control': 'private, no-cache', ETag: etag });
  if (hasCurrentCopy(ctx, etag)) ctx.status = 304;
}

/** Whether the values of a form for this path are kept through a login. */
const isRefilled = (group: ServedGroup | null, ownPath: string): boolean =>
  (group === null ? shellRoutes(true) : (group.console?.routes ?? [])).some(
    ([path, , refill]) => path === ownPath && refill !== undefined,
  );

/** The response for an error. */
async function answerTo(error: unknown, visit: Visit, keepsForm: boolean): Promise<Answer> {
  try {
    if (error instanceof ExpiredFormError && error.isOwn && keepsForm)
      return (await refilledExpired(visit)) ?? (await pageOf(error, visit));
    if (!(error instanceof LoginRequiredError)) return await pageOf(error, visit);
    const page =
      keepsForm && visit.ctx.method === 'POST' && visit.settings.authenticateUser === null
        ? await logInFirst(visit)
        : null;
    return page ?? { redirect: error.address };
  } catch (failure) {
    return await pageOf(failure, visit);
  }
}

/** For errors before the page can be rendered. */
function bare(error: unknown, { options }: ConsoleService, ctx: Koa.Context): Answer {
  options.onError(error, ctx);
  return {
    html: '<!doctype html><title>Something went wrong</title><p>Something went wrong. The problem is on our side.</p>',
    status: 500,
  };
}

/** The one place where an error becomes a page. The host is told of internal errors, as in the API. */
async function pageOf(error: unknown, visit: Visit): Promise<Answer> {
  const { ctx, options } = visit;
  if (error instanceof PageError) return shownAs(error, visit);
  if (error instanceof PasswordQueueFullError) return shownAs(tooManyLogIns(), visit);
  const refusal = marketplaceErrorOf(error);
  if (isInternal(refusal)) options.onError(refusal.cause ?? refusal, ctx);
  ctx.set(refusal.headers);
  return shownAs(pageErrorOf(refusal, ctx.method === 'POST'), visit);
}

async function shownAs({ status, title, message, retryAfter }: PageError, visit: Visit): Promise<Answer> {
  const frame = frameOf(visit, await placeIn(visit, status));
  const action = { label: 'Back to the console', href: visit.base };
  const html = messagePage(frame, { title, text: message, action });
  return defined({ html, status, retryAfter });
}

/**
 * Who sees the error page, and in which of their workspaces, so that it has the navigation. Another workspace is
 * treated as a missing one. The storage is not asked again because of what may be its own errors, or too many requests.
 */
async function placeIn(visit: Visit, status: number): Promise<Parameters<typeof frameOf>[1]> {
  if (status >= 500 || status === 429) return {};
  try {
    const member = await findMember(visit);
    const id = workspaceIn(visit);
    const current = member?.workspaces.find(({ workspace }) => workspace.id === id) ?? null;
    return { member, current };
  } catch {
    return {};
  }
}

/** The id of the workspace in the path, also where the path is none of ours. */
function workspaceIn({ path, base }: Visit): string | null {
  const [, place, id = ''] = path.slice(base.length).split('/');
  try {
    return place === 'workspaces' ? decodeURIComponent(id) : null;
  } catch {
    return null;
  }
}
