/** Declares groups with pages in the console. */
import type { ConsoleSection } from '../console/section.ts';
import type { Engine, EngineDeclaration } from '../group/engine.ts';
import type { Group, GroupDeclaration } from '../group/group.ts';
import type { LimitRows } from '../limits/options.ts';
import type { PartName } from '../repository/index.ts';

/** A group with optional console pages, which use only the declared parts and the group's service. */
export interface GroupWithPages<Need extends PartName, Service, Running extends Engine = never>
  extends Omit<
    GroupDeclaration<Need, Service, Running | null>,
    'option' | 'always' | 'limits' | 'recordLimits' | 'recorder'
  > {
  readonly engine?: EngineDeclaration<Running>;
  readonly console?: ConsoleSection<Need, Service>;
}

/**
 * Declares a group. The compiler checks that its operations and pages use only the parts it declares in `needs`, and
 * its own service. Pass the group to `createRouter`, together with the built-in groups.
 *
 * @example
 * const wishes = defineGroup({
 *   name: 'wish-list',
 *   description: 'What the customers of a workspace wish for.',
 *   needs: [],
 *   scopes: { 'wish-list:write': 'Add wishes' },
 *   operations: [addWish],
 *   service: () => new WishStorage(),
 * });
 * const router = createRouter({ repository, groups: [...builtIn, wishes] });
 */
export const defineGroup = <Need extends PartName = never, Service = unknown, Running extends Engine = never>(
  declaration: GroupWithPages<Need, Service, Running>,
): GroupWithPages<Need, Service, Running> => declaration;

/** Adds pages in the console to a group. */
export const withConsole = <Need extends PartName, Service, Running, Limits extends LimitRows>(
  declaration: GroupDeclaration<Need, Service, Running, Limits>,
  console: ConsoleSection<Need, Service>,
): Group => ({ ...declaration, console });
