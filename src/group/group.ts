/**
 * What a group is: a capability of the service, as a value. Routes, validation, the OpenAPI document, the reference,
 * the console, the event catalogue, the scopes and the contract tests are derived from the groups that are handed
 * through; what is in no group does not exist.
 */

import type { ErrorRows } from '../common/errors.ts';
import type { PartName } from '../repository/index.ts';
import type { EventDeclaration } from './event.ts';
import type { DeclaredOperation } from './operation.ts';
import type { GroupPages } from './pages.ts';
import type { Receivers } from './receiver.ts';
import type { ResolvedOptions } from './resolved.ts';

export interface GroupDeclaration<Need extends PartName, Service> {
  /** Small letters, digits and `-`. The tag of its operations; its scopes begin with it. */
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly description: string;
  /** The parts of the repository that it needs. A group over a storage of its own needs none. */
  readonly needs: readonly Need[];
  readonly operations: readonly DeclaredOperation<Need, Service>[];
  /** What it tells webhooks of. @default none */
  readonly events?: readonly EventDeclaration[];
  /**
   * Who takes deliveries to endpoints of its kinds: of `webhook_endpoints` those whose `kind` is a key here. They are no
   * webhooks of `/api/v1/webhooks`. @default it has none
   */
  readonly receivers?: Receivers;
  /** What its operations refuse beside the common refusals. @default none */
  readonly errors?: ErrorRows;
  /** What each of its scopes allows, in words. */
  readonly scopes: Readonly<Record<string, string>>;
  /** Makes what its operations and pages share, once a router. @default nothing */
  readonly service?: (options: ResolvedOptions) => Service;
  /** Its pages in the developer console. @default none */
  readonly console?: GroupPages;
}

/** A group of any needs and service, as it is handed through. */
export type Group = Omit<GroupDeclaration<PartName, never>, 'service'> & {
  readonly service?: (options: ResolvedOptions) => unknown;
};

/** Declares a group of this package: its operations get by with the parts it needs, and with what its service makes. */
export const group = <Need extends PartName = never, Service = unknown>(
  declaration: GroupDeclaration<Need, Service>,
): GroupDeclaration<Need, Service> => declaration;
