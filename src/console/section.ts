/** The pages of a group in the developer console: light to declare, and loaded when somebody visits. */
import type { PartName } from '../repository/index.ts';
import type { Answer, Visit } from './visit.ts';

/** What answers a visit. */
export type Action<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
) => Promise<Answer>;

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

/** What a section's pages stand below: the path of the workspace that they are about. */
export const workspacePath = '/workspaces/:workspace_id';

/** The entry of a section in the navigation. */
export interface Navigation {
  readonly label: string;
  /** Path of its first page below that of the workspace. */
  readonly path: string;
  /** Whether it stands after all others. @default false */
  readonly last?: true;
}

export interface ConsoleSection<Need extends PartName, Service> {
  readonly nav: Navigation;
  readonly routes: readonly Route[];
  /** Loads its actions, by the names that the routes call them. */
  readonly load: () => Promise<Readonly<Record<string, Action<Need, Service>>>>;
}

/**
 * Declares a section: every action that its routes name must be among those that are loaded.
 *
 * @example
 * const wishSection = defineSection({
 *   nav: { label: 'Wish list', path: '/wishes' },
 *   routes: [[`${workspacePath}/wishes`, { GET: 'showWishes', POST: 'addWish' }, 'showWishes']],
 *   load: () => import('./wish-pages.js'),
 * });
 */
export const section = <Name extends string, Need extends PartName, Service>(declaration: {
  readonly nav: Navigation;
  readonly routes: readonly Route<Name>[];
  readonly load: () => Promise<Readonly<Record<Name, Action<Need, Service>>>>;
}): ConsoleSection<Need, Service> => declaration;
