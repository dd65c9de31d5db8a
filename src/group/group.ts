/**
 * What a group is: a capability of the service, declared as a value. Routes, validation, the OpenAPI document, the
 * reference, the console, the event catalogue, the scopes and the contract tests are derived from the served groups.
 */

import type { ErrorRows } from '../common/errors.ts';
import type { PartName } from '../repository/index.ts';
import type { EventDeclaration } from './event.ts';
import type { DeclaredOperation } from './operation.ts';
import type { GroupPages } from './pages.ts';
import type { Receivers } from './receiver.ts';
import type { ResolvedOptions } from './resolved.ts';

export interface GroupDeclaration<Need extends PartName, Service> {
  /** Lowercase letters, digits and `-`. It is the OpenAPI tag of its operations and the prefix of its scopes. */
  readonly name: string;
  /** The purpose of the group, in one sentence. */
  readonly description: string;
  /** The parts of the repository that the group needs. A group with its own storage needs none. */
  readonly needs: readonly Need[];
  /**
   * The option of the router that it needs besides, because it cannot answer without an engine. @default none
   */
  readonly needsOption?: 'messaging';
  readonly operations: readonly DeclaredOperation<Need, Service>[];
  /** The event types that the group emits. @default none */
  readonly events?: readonly EventDeclaration[];
  /**
   * Who processes deliveries to endpoints of its kinds, by the `kind` of the webhook's record. These endpoints are not part
   * of `/api/v1/webhooks`. @default none
   */
  readonly receivers?: Receivers;
  /** The errors of its operations, in addition to the common errors. @default none */
  readonly errors?: ErrorRows;
  /** A description of what each scope allows. */
  readonly scopes: Readonly<Record<string, string>>;
  /** Creates the service that its operations and pages share. Called once for each router. @default nothing */
  readonly service?: (options: ResolvedOptions) => Service;
  /** Its pages in the developer console. @default none */
  readonly console?: GroupPages;
}

/** A group with any needs and any service. */
export type Group = Omit<GroupDeclaration<PartName, never>, 'service'> & {
  readonly service?: (options: ResolvedOptions) => unknown;
};

/** Declares a group of this package. Its operations can use only the parts it needs and its own service. */
export const group = <Need extends PartName = never, Service = unknown>(
  declaration: GroupDeclaration<Need, Service>,
): GroupDeclaration<Need, Service> => declaration;
