/** The declaration of a group's pages in the developer console. */

/**
 * Path below the root of the console, then HTTP method to action name. `refill`: the action that shows the page with
 * the form filled in again, if the form was sent after the session had expired. It reads the values from `late` of
 * `openPage`; a field named `password` is never kept.
 */
export type Route<Name extends string = string> = readonly [
  path: string,
  methods: Readonly<Partial<Record<'GET' | 'POST', Name>>>,
  refill?: Name,
];

/** An entry of the section in the navigation, which is a tree of two levels. */
export interface Navigation {
  readonly label: string;
  /** Path of its first page, relative to the path of the workspace. */
  readonly path: string;
  /**
   * The heading that the entry stands below, such as `Developers`, `Links`, `Webhooks`, `Automation`, `Messaging`,
   * `Settings`, or one of your own. @default none: the entry stands alone, after the headings of the console
   */
  readonly group?: string;
  /** Name of an icon of the console. @default puzzle */
  readonly icon?: string;
  /** Entries below one heading stand in this order. @default 100, then in the order of declaration */
  readonly order?: number;
  /**
   * The pages that the entry leads to, as tabs: their labels and paths. The first one has the path of the entry.
   * @default the page has no tabs
   */
  readonly tabs?: readonly { readonly label: string; readonly path: string }[];
  /** Whether the entry comes after all others. @default false */
  readonly last?: true;
  /** Whether the navigation of viewers leaves the entry out. Its pages must refuse them too. @default false */
  readonly notForViewers?: true;
}

/** What a search offers besides pages, such as "Create a link". Viewers do not see it. */
export interface Shortcut {
  readonly label: string;
  /** Path of its page, relative to the path of the workspace: `/links/new`. */
  readonly path: string;
}

/**
 * The declaration is small; the actions are loaded at the first visit. The console defines their arguments and results.
 */
export interface GroupPages {
  /** The first entry is the page that links to the group lead to. */
  readonly nav: Navigation | readonly [Navigation, ...Navigation[]];
  readonly routes: readonly Route[];
  /**
   * The operation that an action performs for a form, if it does not have the name of the action. `null`: it changes
   * nothing that is recorded. @default the operation with the name of the action
   */
  readonly performs?: Readonly<Record<string, string | null>>;
  /** What actions change that no operation does, by the name that the audit log has for it, in words. @default nothing */
  readonly changes?: Readonly<Record<string, string>>;
  /** What the group shows on the first page of a workspace, which the console defines. @default nothing */
  readonly overview?: (visit: never, workspaceId: string, period: never) => Promise<unknown>;
  /** Finds records of the group, for the search of the console, which defines it. @default its records are not found */
  readonly search?: (visit: never, workspaceId: string, query: never) => Promise<unknown>;
  /** The event types that a workspace has registered with the group, as the console defines them. @default none */
  readonly eventTypes?: (visit: never, workspaceId: string) => Promise<unknown>;
  /** What the group shows on the page of every record, such as who changed it; the console defines it. @default nothing */
  readonly onRecords?: (visit: never, workspaceId: string, recordId: string) => Promise<unknown>;
  /** What the search offers besides the pages in `nav`. @default nothing */
  readonly shortcuts?: readonly Shortcut[];
  /** Loads the actions, by the names that the routes use. */
  readonly load: () => Promise<Readonly<Record<string, (visit: never) => Promise<unknown>>>>;
}
