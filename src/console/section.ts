/** The pages of a group in the developer console: light to declare, and loaded when somebody visits. */
import type { GroupPages, Navigation, Route } from '../group/pages.ts';
import type { PartName } from '../repository/index.ts';
import type { Answer, Visit } from './visit.ts';

/** What answers a visit. */
export type Action<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
) => Promise<Answer>;

/** What a section's pages stand below: the path of the workspace that they are about. */
export const workspacePath = '/workspaces/:workspace_id';

export interface ConsoleSection<Need extends PartName, Service> extends GroupPages {
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

/** Loads the actions of a group's pages, by their names. */
export const actionsOf = async (
  pages: GroupPages | undefined,
): Promise<Readonly<Record<string, Action<PartName, never>>>> =>
  // A group knows of its pages no more than that there are some; what declares them is the function above.
  ((await pages?.load()) ?? {}) as Readonly<Record<string, Action<PartName, never>>>;
