/** What the mock server serves: the groups of this package, and those of the host. */

import { builtIn, declared, type EngineOptions } from '../src/factories/built-in/groups.ts';
import type { MarketplaceOptions } from '../src/factories/create-router.ts';
import { type ResolvedRouter, resolveOptions } from '../src/factories/resolve-router.ts';
import type { EventDeclaration } from '../src/group/event.ts';
import type { Served, ServedGroup } from '../src/group/served.ts';

/** Event types of this package, which a host cannot publish, and the receivers of its groups. */
export { declared };

/** With their examples. */
export const builtInEvents: readonly EventDeclaration[] = builtIn.flatMap(({ events = [] }) => events);

export type OptionsWithoutEngines = Omit<MarketplaceOptions, keyof EngineOptions>;

/** `known`: what is served, of an instance with the same groups and events. @throws TypeError for an invalid option */
export const resolveServing = (options: MarketplaceOptions, known: Served | undefined): ResolvedRouter =>
  resolveOptions(options, builtIn, 'startMock', { known });

export const isOfHost = ({ name }: Pick<ServedGroup, 'name'>): boolean =>
  !builtIn.some(group => group.name === name);
