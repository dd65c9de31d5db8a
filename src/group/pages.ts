/** The pages of a group in the developer console, as far as a group knows of them. */

/**
 * Path below the console's root, then method to the name of an action. `refill`: the one that shows the page with its
 * form filled in, where that was sent after the session had ended. It finds what was typed in `late` of `openPage`, but
 * for a field that is called `password`.
 */
export type Route<Name extends string = string> = readonly [
  path: string,
  methods: Readonly<Partial<Record<'GET' | 'POST', Name>>>,
  refill?: Name,
];

/** The entry of a section in the navigation. */
export interface Navigation {
  readonly label: string;
  /** Path of its first page below that of the workspace. */
  readonly path: string;
  /** Whether it stands after all others. @default false */
  readonly last?: true;
}

/** Light to declare, and loaded when somebody visits. The console says what its actions are given and answer. */
export interface GroupPages {
  readonly nav: Navigation;
  readonly routes: readonly Route[];
  /** Loads its actions, by the names that the routes call them. */
  readonly load: () => Promise<Readonly<Record<string, (visit: never) => Promise<unknown>>>>;
}
