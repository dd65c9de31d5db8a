/** What the mock server serves: the groups of this package, and those of the host. */
import type { Served, ServedGroup } from '../src/group/served.ts';
import { builtIn } from '../src/groups.ts';
import { type MarketplaceOptions, type ResolvedRouter, resolveOptions } from '../src/options.ts';

/** Event types of this package, which a host cannot publish. */
export const reservedEvents: readonly string[] = builtIn.flatMap(({ events = [] }) =>
  events.map(({ type }) => type),
);

/** `known`: what is served, of a world with the same groups and events. @throws TypeError for an invalid option */
export const resolveServing = (options: MarketplaceOptions, known: Served | undefined): ResolvedRouter =>
  resolveOptions(options, builtIn, 'startMock', known);

/** Whether a group is one of the host. */
export const isOfHost = ({ name }: Pick<ServedGroup, 'name'>): boolean =>
  !builtIn.some(group => group.name === name);
