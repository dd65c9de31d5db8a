/** Groups with pages in the console. */
import type { ConsoleSection } from './console/section.ts';
import type { Group, GroupDeclaration } from './group/group.ts';
import type { PartName } from './repository/index.ts';

/** A group whose pages, where it has any, get by with the parts it needs and with what its service makes. */
export interface GroupWithPages<Need extends PartName, Service> extends GroupDeclaration<Need, Service> {
  readonly console?: ConsoleSection<Need, Service>;
}

/**
 * Declares a group. That its operations and pages get by with the parts it needs, and with what its service makes,
 * is checked by the compiler. Hand it to `createRouter`, beside those of this package.
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
export const defineGroup = <Need extends PartName = never, Service = unknown>(
  declaration: GroupWithPages<Need, Service>,
): GroupWithPages<Need, Service> => declaration;

/** The group with its pages in the console. */
export const withConsole = <Need extends PartName, Service>(
  declaration: GroupDeclaration<Need, Service>,
  console: ConsoleSection<Need, Service>,
): Group => ({ ...declaration, console });
