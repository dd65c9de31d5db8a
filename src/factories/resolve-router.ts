/** The options of {@link createRouter} with their defaults, and what follows from them. */
import type Koa from 'koa';
import { safeCallback } from '../common/errors/safe-callback.ts';
import { publicUrlsOf } from '../common/network/public-url.ts';
import { checkOptions, needOption } from '../common/options/check-options.ts';
import { type ResolvedConsoleOptions, resolveConsole } from '../console/options.ts';
import type { ChangeRecorder } from '../group/change-recorder.ts';
import { chosenGroups } from '../group/choose.ts';
import { engineChecks, enginesOf, madeBy, needPart } from '../group/engines.ts';
import type { Group } from '../group/group.ts';
import { withHostScopes } from '../group/host-scopes.ts';
import { servedOnce } from '../group/serve.ts';
import type { Lifecycle, Served, ServedOptions } from '../group/served.ts';
import { resolveCors } from '../http/cors-options.ts';
import { Gate } from '../http/gate.ts';
import { KeyUses } from '../http/key-uses.ts';
import { requestHeadersOf } from '../http/request-headers.ts';
import { requestTeller } from '../http/request-report.ts';
import { complaintAboutNames, resolveNamed } from '../limits/named.ts';
import { limitRows, limitsCheck, resolveLimits } from '../limits/options.ts';
import { recordLimitRows, recordLimitsCheck, resolveRecordLimits } from '../limits/record-limits.ts';
import { resolveStreamLimits } from '../limits/streams.ts';
import { combineErrorHandlers } from '../observability/log-errors.ts';
import { checkedRepository } from '../repository/checked.ts';
import { encryptedRepository } from '../repository/encrypted/repository.ts';
import type { FoundKey } from '../repository/index.ts';
import { tracedRepository } from '../repository/traced.ts';
import { GroupServices } from './group-services.ts';
import { type RouterOptions, routerChecks, withRouterDefaults } from './router-options.ts';

/** The options with all defaults filled in. `console` holds the console settings, or `null` if the console is off. */
export interface ResolvedRouter {
  readonly options: ServedOptions;
  readonly console: ResolvedConsoleOptions | null;
  /** The rate limits that all its requests share. */
  readonly gate: Gate;
}

/**
 * Validates the options, fills in the defaults and freezes the result. `builtIn`: the groups of this package. `factory`:
 * what the host called. `running`: engines of groups that have no option. `lifecycle`: shared with them. `known`: what is served, of another router
 * with the same groups and events.
 * Throws a TypeError that names the invalid option.
 */
export function resolveOptions(
  given: RouterOptions,
  builtIn: readonly Group[],
  factory: string,
  {
    running = new Map(),
    lifecycle = { isClosing: false, isEnding: false },
    known,
  }: {
    readonly running?: ReadonlyMap<string, unknown>;
    readonly lifecycle?: Lifecycle;
    readonly known?: Served | undefined;
  } = {},
): ResolvedRouter {
  const ofEngines = engineChecks(builtIn);
  const limits = limitRows(builtIn);
  const recordLimits = recordLimitRows(builtIn);
  const checks = {
    ...routerChecks,
    rateLimits: limitsCheck(limits),
    limits: recordLimitsCheck(recordLimits),
    ...ofEngines,
  };
  const options = withRouterDefaults(checkOptions(factory, given, checks));
  const passed: Readonly<Record<string, unknown>> = { ...options };
  needOption(factory, 'repository', options.repository);
  const { now, tracing, destinations, errorStatus, bodyLimit, parameterKeyOnV1 } = options;
  const settings = resolveConsole(options.console);
  for (const name of Object.keys(ofEngines))
    if (passed[name] !== undefined) needPart(factory, name, options.repository);
  if (settings !== null) checkConsole(factory, options, settings);
  const urls = publicUrlsOf(options.publicUrl);
  const [publicUrl = null] = urls;
  const engines = enginesOf(builtIn, passed, running, urls, now);
  const recorders: ChangeRecorder[] = [];
  const checkResults =
    options.checkResults === 'development' ? process.env.NODE_ENV !== 'production' : options.checkResults;
  const origins = new WeakMap<object, string>();
  const chosen = chosenGroups(factory, builtIn, options.repository, options.groups, passed);
  const offering = (group: Group): Group => ({ ...group, ...group.withDestinations?.(group, destinations) });
  const served =
    known ??
    withHostScopes(
      factory,
      servedOnce(
        destinations.length === 0 ? chosen : chosen.map(offering),
        builtIn,
        engines.sender.events,
        factory,
      ),
      options.scopes,
      builtIn,
    );
  const namedLimits = resolveNamed(options.rateLimits);
  const unserved = complaintAboutNames(namedLimits ?? {}, {
    groups: served.groups.map(({ name }) => name),
    operations: served.operations.map(({ id }) => id),
  });
  if (unserved !== null) throw new TypeError(`${factory}: ${unserved}`);
  const onError = safeCallback<[unknown, Koa.Context]>(
    combineErrorHandlers(options.logger, options.onError) ??
      ((error, ctx) => void ctx.app.emit('error', error, ctx)),
  );
  const services = new GroupServices(served.groups, group => {
    const own = Object.freeze({ ...resolved, engine: engines.of(group.name) }) as never;
    return madeBy(factory, group.name, 'service', () => group.service?.(own));
  });
  const rateLimits = resolveLimits(options.rateLimits, limits);
  const gate = new Gate(rateLimits, now);
  const repository = checkedRepository(
    tracedRepository(encryptedRepository(options.repository, options.secrets), tracing),
    checkResults ? (value, method) => void origins.set(value, method) : undefined,
  );
  const keyUses = new KeyUses(repository.keys);
  const resolved: ServedOptions = Object.freeze({
    served,
    services,
    recorders,
    examples: engines.examples,
    repository,
    checkResults,
    originOf: (value: object) => origins.get(value) ?? null,
    publicUrl,
    sendInvitation: settings?.sendInvitation ?? null,
    consoleUrls: settings === null ? [] : urls.map(url => `${url}${settings.prefix}`),
    cors: resolveCors(options.cors, requestHeadersOf(served.operations)),
    errorStatus,
    onError,
    tellRequest: options.onRequest === undefined ? null : requestTeller(options.onRequest, onError),
    tracing,
    requestIdHeader: options.requestIdHeader?.toLowerCase() ?? null,
    bodyLimit,
    parameterKeyOnV1,
    sender: engines.sender,
    observer: engines.observer,
    lifecycle,
    rateLimits,
    namedLimits,
    limits: resolveRecordLimits(options.limits, recordLimits),
    countKey: (digest: string, found: FoundKey, time: number) => gate.countKey(digest, found, time),
    noteKeyUse: (...use: Parameters<KeyUses['note']>) => keyUses.note(...use),
    streams: resolveStreamLimits(options.streams),
    now,
    hasOwnClock: given.now !== undefined,
  });
  // Another router has made all of them already.
  if (known === undefined) services.makeAll();
  for (const { name, recorder } of served.groups)
    if (recorder !== undefined) recorders.push(recorder(services.get(name) as never));
  return { options: resolved, console: settings, gate };
}

/** Checks what the console requires in addition to its own settings. */
function checkConsole(
  factory: string,
  { repository, publicUrl }: Pick<RouterOptions, 'repository' | 'publicUrl'>,
  settings: ResolvedConsoleOptions,
): void {
  if (publicUrl === undefined) throw new TypeError(`${factory}: the console requires the option publicUrl`);
  const { users, sessions } = repository;
  if (users === undefined) throw new TypeError(`${factory}: the console requires a repository with users`);
  if (sessions === undefined && settings.authenticateUser === null)
    throw new TypeError(
      `${factory}: the console requires a repository with sessions, or the setting authenticateUser`,
    );
  if (settings.loginUrl !== null && settings.authenticateUser === null)
    throw new TypeError(`${factory}: the console setting loginUrl requires the setting authenticateUser`);
}
