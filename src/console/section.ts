/** The console pages of a group: cheap to declare, and loaded at the first visit. */
import type { GroupPages, Navigation, Route, Shortcut } from '../group/pages.ts';
import type { MemberWorkspace, PartName } from '../repository/index.ts';
import type { Html } from './html.ts';
import type { IconName } from './icons.ts';
import type { BadgeKind } from './pages/badge.ts';
import type { OverviewPeriod } from './period.ts';
import type { Answer, Visit } from './visit.ts';

/** Handles a visit. */
export type Action<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
) => Promise<Answer>;

/** The path of the workspace, which all paths of a section start with. */
export const workspacePath = '/workspaces/:workspace_id';

/** An entry in the navigation, with an icon that the console has. */
type SectionEntry = Navigation & { readonly icon?: IconName };

/** A number of the period that the page shows. */
export interface Trend {
  readonly label: string;
  /** Where its records are listed. */
  readonly path: string;
  /** The number of each hour or day of the period. */
  readonly values: readonly number[];
  /** The sum of the period before. */
  readonly before: number;
  /** The number of each hour or day of the period before: a line. @default none */
  readonly beforeValues?: readonly number[];
  /** The part of the numbers that is red, such as errors: its name, and its values. @default none */
  readonly bad?: { readonly name: string; readonly values: readonly number[] };
  /** The path of the page that lists what a bar counts: it takes `from` and `to`, a day or an hour each. @default none */
  readonly rangePath?: string;
  /** Whether more of it is good or bad, which colours its change. @default neither */
  readonly more?: 'good' | 'bad';
  /** A short addition, such as its share of all. */
  readonly note?: string;
}

/** The newest records of a group. */
export interface Latest {
  readonly title: string;
  /** Where all are listed. */
  readonly path: string;
  readonly rows: readonly {
    readonly text: string;
    readonly path: string;
    /** ISO 8601 UTC. */
    readonly at: string;
    /** Its colour and its word. */
    readonly status: readonly [BadgeKind, string];
  }[];
}

/** What a group shows on the first page of a workspace. Paths are relative to the path of the workspace. */
export interface Overview {
  /** Numbers of now, such as open instances. */
  readonly tiles?: readonly {
    readonly label: string;
    readonly value: string;
    readonly note?: string;
    readonly path: string;
  }[];
  /** Numbers of the period, such as clicks. */
  readonly trends?: readonly Trend[];
  /** What a new workspace does first, and whether that has been done. */
  readonly steps?: readonly { readonly label: string; readonly path: string; readonly isDone: boolean }[];
  /** What somebody should act on, such as a webhook that fails. */
  readonly attention?: readonly {
    readonly text: string;
    readonly path: string;
    /** Whether something does not work now: then it comes first, in red. @default false */
    readonly isUrgent?: boolean;
  }[];
  /** The newest records. */
  readonly latest?: readonly Latest[];
}

/** Gives the overview of a workspace. It may take half a second: then the page is shown without it. */
export type ShowOverview<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
  workspaceId: string,
  period: OverviewPeriod,
) => Promise<Overview>;

/** A record that a search has found. */
export interface FoundRecord {
  /** What it is: `Link`. */
  readonly kind: string;
  readonly title: string;
  /** What tells it from others, such as its id. @default nothing */
  readonly note?: string;
  /** Path of its page, relative to the path of the workspace. */
  readonly path: string;
  /** Whether the text is its whole id: then it comes first, and a search for it leads straight to it. @default false */
  readonly isExact?: boolean;
}

/** What somebody searches for in a workspace. */
export interface RecordQuery {
  /** Neither empty nor longer than 200 characters, as it was typed. */
  readonly text: string;
  /** More records than this are not shown. */
  readonly limit: number;
  readonly role: MemberWorkspace['role'];
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  /** The page with all of them, if there are more. Its path is relative to the path of the workspace. */
  readonly more?: { readonly label: string; readonly path: string };
}

/**
 * Finds the records that the role may see: by id, or by what the storage finds without reading all records. It may take
 * half a second: then the others are shown without it. The text may contain a secret, so it must not be logged.
 */
export type SearchRecords<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
  workspaceId: string,
  query: RecordQuery,
) => Promise<FoundRecords>;

/** An event type that a workspace has registered, so that its webhooks can be offered it. */
export interface RegisteredEventType {
  readonly type: string;
  readonly description: string;
  /** Data of such an event. `null`: there is no example. */
  readonly example: unknown;
  /** Path of its page, relative to the path of the workspace. */
  readonly path: string;
}

/** Lists the event types that a workspace has registered. It may take half a second: then pages are shown without them. */
export type ListRegisteredTypes<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
  workspaceId: string,
) => Promise<readonly RegisteredEventType[]>;

/** What a group shows on the page of a record: above what the page itself says, and below. */
export interface OnRecord {
  readonly above?: Html;
  readonly below?: Html;
}

/** Shows parts of the page of a record of any group, or nothing. It may take half a second: then the page lacks them. */
export type ShowOnRecord<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
  workspaceId: string,
  recordId: string,
) => Promise<OnRecord>;

/** What can be done with the records of a collection: `new` and `edit` are forms, the others are buttons. */
type ActionOf<Verb extends string, One extends string> = Verb extends 'new'
  ? `new${One}` | `create${One}` | `refill${One}`
  : Verb extends 'edit'
    ? `edit${One}` | `change${One}` | `refillChanged${One}`
    : `${Verb}${One}`;

/**
 * The routes of the records of a collection, over the actions of a `resource`. `parameter`: of the record in the path.
 * `operations`: how the names of its operations end, if it is not the name of a record. `form`: the path below the list of
 * the form that creates a record. `verbs`: the buttons are sent to the path of the record and their verb.
 */
export function recordRoutes<One extends string, Many extends string, const Verb extends string>({
  list,
  parameter,
  one,
  many,
  operations = one,
  form = '/new',
  verbs,
}: {
  readonly list: string;
  readonly parameter: string;
  readonly one: One;
  readonly many: Many;
  readonly operations?: string;
  readonly form?: string;
  readonly verbs: readonly Verb[];
}) {
  type Name = `show${Many}` | `show${One}` | `goTo${One}` | ActionOf<Verb, One>;
  const record = `${list}/:${parameter}`;
  const [creates, edits] = ['new', 'edit'].map(verb => verbs.some(one => one === verb));
  const buttons = verbs.filter(verb => verb !== 'new' && verb !== 'edit');
  const show = { GET: `show${many}`, ...(creates && { POST: `create${one}` }) };
  const shown = { GET: `show${one}`, ...(edits && { POST: `change${one}` }) };
  const operationOf = (verb: string) => (verb === 'pause' || verb === 'resume' ? 'change' : verb);
  const performed = [...buttons, ...(creates ? ['create'] : []), ...(edits ? ['change'] : [])];
  return {
    routes: [
      creates ? [list, show, `refill${one}`] : [list, show],
      ...(creates ? [[`${list}${form}`, { GET: `new${one}` }]] : []),
      edits ? [record, shown, `refillChanged${one}`] : [record, shown],
      ...(edits ? [[`${record}/edit`, { GET: `edit${one}` }]] : []),
      ...buttons.map(verb => [`${record}/${verb}`, { GET: `goTo${one}`, POST: `${verb}${one}` }]),
    ] as unknown as readonly Route<Name>[],
    performs: Object.fromEntries(
      operations === one ? [] : performed.map(verb => [`${verb}${one}`, `${operationOf(verb)}${operations}`]),
    ),
  };
}

export interface ConsoleSection<Need extends PartName, Service> extends GroupPages {
  readonly load: () => Promise<Readonly<Record<string, Action<Need, Service>>>>;
}

/**
 * Declares a section. Every action that its routes name must be in the loaded actions.
 *
 * @example
 * const wishSection = defineSection({
 *   nav: { label: 'Wish list', path: '/wishes', group: 'Shop', icon: 'rocket' },
 *   routes: [[`${workspacePath}/wishes`, { GET: 'showWishes', POST: 'addWish' }, 'showWishes']],
 *   load: () => import('./wish-pages.js'),
 * });
 */
export const section = <Name extends string, Need extends PartName, Service>(declaration: {
  readonly nav: SectionEntry | readonly [SectionEntry, ...SectionEntry[]];
  readonly routes: readonly Route<Name>[];
  readonly performs?: Readonly<Record<string, string | null>>;
  readonly changes?: Readonly<Record<string, string>>;
  readonly overview?: ShowOverview<Need, Service>;
  readonly search?: SearchRecords<Need, Service>;
  readonly eventTypes?: ListRegisteredTypes<Need, Service>;
  readonly onRecords?: ShowOnRecord<Need, Service>;
  readonly shortcuts?: readonly Shortcut[];
  readonly load: () => Promise<Readonly<Record<Name, Action<Need, Service>>>>;
}): ConsoleSection<Need, Service> => declaration;

type Actions = Readonly<Record<string, Action<PartName, never>>>;

/** What was loaded: each import of a module looks its file up again, and every page needs the actions. */
const loadedActions = new WeakMap<GroupPages, Actions>();

/** Loads the actions of a group's pages, by name. */
export async function actionsOf(pages: GroupPages | undefined): Promise<Actions> {
  if (pages === undefined) return {};
  // A group only knows that it has pages; the function above declares them.
  const actions = loadedActions.get(pages) ?? ((await pages.load()) as Actions);
  loadedActions.set(pages, actions);
  return actions;
}
