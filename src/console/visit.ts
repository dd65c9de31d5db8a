/** A request to the console, as its actions receive it. */
import type { Readable } from 'node:stream';
import type Koa from 'koa';
import type { User } from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import type { ReadBody } from '../http/body.ts';
import { formType } from '../http/body-types.ts';
import { createPublisher } from '../http/publish.ts';
import { clientMountOf, clientUrlOf, mountOf, originalPath } from '../http/urls.ts';
import type {
  ConsoleRepository,
  LimitsRepository,
  MemberWorkspace,
  PartName,
  Parts,
} from '../repository/index.ts';
import type { AssetName } from './asset-names.ts';
import type { ResolvedConsoleOptions } from './options.ts';
import type { TestKeyLimit } from './session/test-key-limit.ts';
import type { Throttle } from './session/throttle.ts';

/** What all visits share. */
export interface ConsoleService {
  readonly options: ServedOptions;
  readonly settings: ResolvedConsoleOptions;
  /** The option, which a console requires: this is checked at start. */
  readonly publicUrl: string;
  readonly repository: ConsoleRepository;
  readonly readBody: ReadBody;
  readonly throttle: Throttle;
  /** Of the storage if it has some, otherwise of this process. */
  readonly limits: LimitsRepository;
  readonly testKeys: TestKeyLimit;
  /** The assets of the pages, with one version for all, because they refer to each other. */
  readonly assets: {
    readonly contents: Readonly<Record<AssetName, string | Buffer>>;
    readonly version: string;
  };
  /** The forms of the console itself that come back filled in after a login: the path, and what shows the form. */
  readonly ownForms: readonly {
    readonly path: string;
    refill(visit: Visit<PartName, never>): Promise<Answer>;
  }[];
}

/** `Need`, `Service`: those of the group whose section is visited. */
export interface Visit<Need extends PartName = never, Service = unknown> extends ConsoleService {
  readonly repository: ConsoleRepository & Pick<Parts, Need>;
  readonly service: Service;
  /** The group whose section is visited, or `null`. */
  readonly section: string | null;
  /** See {@link Call}. */
  publishIn(workspaceId: string): Call<unknown>['publish'];
  readonly ctx: Koa.Context;
  /** Path of the console's root as the client sees it. */
  readonly base: string;
  /** Path of the request as the client sees it. */
  readonly path: string;
  /** URL of the API as the client sees it. */
  readonly apiBase: string;
  readonly params: Readonly<Record<string, string>>;
  /** The path of the visited route below the root of the console, such as `/workspaces/:workspace_id/links`. */
  readonly route: string;
  readonly now: number;
  /** A form that was submitted after its session had ended, and the user who has logged in since, or `null`. */
  readonly late: LateForm | null;
}

export interface LoggedInUser {
  readonly user: Readonly<User>;
  /** The cookie that form tokens are derived from. */
  readonly cookie: string;
  readonly workspaces: readonly MemberWorkspace[];
}

export interface LateForm {
  readonly member: LoggedInUser;
  readonly form: Form;
  /** The path that the form was sent to. */
  readonly path: string;
}

interface Page {
  readonly html: string;
  readonly status?: number;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter?: number;
  /** Whether the browser may cache the page and revalidate it with its ETag. */
  readonly revalidate?: boolean;
}

/** The response of an action. */
export type Answer =
  | Page
  | { readonly redirect: string }
  | { readonly asset: string | Buffer; readonly type: string }
  /** `name`: the file name of a download. `isInline`: the browser shows it instead. @default false */
  | {
      readonly file: string | Buffer | Readable;
      readonly type: string;
      readonly name: string;
      readonly isInline?: boolean;
    };

/**
 * `ownPath` is the path of the route below the console's prefix; the part before it is the root of the console.
 * `group`: the group whose section is visited.
 */
export function visitOf(
  shared: ConsoleService,
  ctx: Koa.Context,
  ownPath: string,
  group: ServedGroup | null,
): Visit<PartName, never> {
  const { options, settings, publicUrl } = shared;
  const root = mountOf(ctx, ownPath);
  const mount = root.slice(0, root.length - settings.prefix.length);
  const base = `${clientMountOf(mount, visitedUrl(shared, ctx))}${settings.prefix}`;
  const now = options.now();
  return {
    ...shared,
    repository: shared.repository as ConsoleRepository & Parts,
    ctx,
    base,
    path: `${base}${originalPath(ctx).slice(root.length)}`,
    apiBase: clientUrlOf(mount, publicUrl),
    params: ctx.params ?? {},
    route: ownPath,
    now,
    late: null,
    ...partsOf(group, options, ctx, now),
  };
}

/** The public URL whose path the addresses of pages have: the one with the requested host, or else the first one. */
const visitedUrl = ({ publicUrl, options, settings }: ConsoleService, ctx: Koa.Context): string =>
  options.consoleUrls
    .map(url => url.slice(0, url.length - settings.prefix.length))
    .find(url => new URL(url).host === ctx.host) ?? publicUrl;

/** The same visit as the pages of another group receive it. */
export const visitAs = (visit: Visit, group: ServedGroup | null): Visit<PartName, never> => ({
  ...visit,
  repository: visit.repository as ConsoleRepository & Parts,
  ...partsOf(group, visit.options, visit.ctx, visit.now),
});

/** The part of a visit that the pages of a group receive. */
const partsOf = (group: ServedGroup | null, options: ServedOptions, ctx: Koa.Context, now: number) => ({
  service: (group === null ? undefined : options.services.get(group.name)) as never,
  section: group?.name ?? null,
  publishIn(workspaceId: string) {
    if (group === null) throw new Error('only pages of a group can publish events');
    return createPublisher(group, options)(ctx, workspaceId, now, 0);
  },
});

/** A visit to a page of a group, at the end of the login that the page required. */
export const lateVisit = (
  visit: Visit,
  group: ServedGroup | null,
  place: Pick<Visit, 'params' | 'route'>,
  late: LateForm,
): Visit<PartName, never> => ({ ...visitAs(visit, group), ...place, late });

/** The fields of a submitted form. */
export async function formOf({ ctx, readBody }: Visit): Promise<Form> {
  const fields = (await readBody(ctx, [formType])) as Record<string, unknown>;
  const all = (name: string) => (Object.hasOwn(fields, name) ? [fields[name]].flat() : []);
  const list = (name: string) => all(name).filter(value => typeof value === 'string');
  return { names: Object.keys(fields), one: name => list(name)[0] ?? '', list };
}

export interface Form {
  /** Its fields. */
  readonly names: readonly string[];
  /** The first value of a field, or the empty string. */
  one(name: string): string;
  list(name: string): string[];
}
