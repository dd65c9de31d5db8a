/** What a router serves: its groups, and the tables derived from them. */
import type { Validator } from '../common/errors/schema-error.ts';
import type { NamedLimits } from '../limits/named.ts';
import type { Catalogue } from './catalogue.ts';
import type { ChangeRecorder } from './change-recorder.ts';
import type { Numbers } from './engine.ts';
import type { EventDeclaration } from './event.ts';
import type { Group } from './group.ts';
import type { TellRequest } from './observer.ts';
import type { Operation } from './operation.ts';
import type { ResolvedOptions } from './resolved.ts';

/** A group whose operations have compiled schemas. */
export type ServedGroup = Omit<Group, 'operations' | 'events'> & {
  readonly operations: readonly Operation[];
  readonly events: readonly ServedEvent[];
};

/** A served event type: its schema has a title. */
export interface ServedEvent extends Omit<EventDeclaration, 'schema'> {
  readonly schema: string;
  /** Checks the data of an event. `null`: the schema is a built-in one, whose events this package creates. */
  readonly validate: Validator | null;
}

export interface Served extends Catalogue {
  readonly groups: readonly ServedGroup[];
  readonly operations: readonly Operation[];
}

/** Shared by a router and the engines of its process. */
export interface Lifecycle {
  /** No new requests are wanted: the process is not ready. */
  isClosing: boolean;
  /** No new connections are taken: that of each answer ends with it. */
  isEnding: boolean;
}

export interface Services {
  /** The service of a group; `undefined`: it has none, or is not served. */
  get(group: string): unknown;
  /** What services are working on, and have done, by group. */
  numbers(): ReadonlyMap<string, Numbers>;
}

/** What requests are answered with: the resolved options, the served groups, and their services. */
export interface ServedOptions extends Omit<ResolvedOptions, 'engine'> {
  readonly served: Served;
  /** The service of each served group, by group name. */
  readonly services: Services;
  /** Who is told of changes: one of each group that records them. */
  readonly recorders: readonly ChangeRecorder[];
  /** Tells the host of a request, or `null`: it does not want to know. */
  readonly tellRequest: TellRequest | null;
  /** The request header, in lowercase, whose value becomes the id of a request. `null`: none is trusted. */
  readonly requestIdHeader: string | null;
  /** The rate limits of its groups and operations; `null`: all rate limits are off, also those of routes. */
  readonly namedLimits: Required<NamedLimits> | null;
  /** Whether the process is about to end. */
  readonly lifecycle: Lifecycle;
  /** Examples that are valid only in this service or now, by the title of their schema. */
  examples(): Readonly<Record<string, readonly unknown[]>>;
}
