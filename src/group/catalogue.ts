/** What a router serves, as its groups may ask. */
import type { ErrorRows } from '../common/errors/errors.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import type { OfferedEvent } from './event.ts';
import type { Shaper } from './shaping/compile.ts';

export interface Catalogue {
  /** All event types that webhooks can subscribe to, including those of the host. */
  readonly events: readonly OfferedEvent[];
  /** Whether an event type matches a pattern (`key.created`, `key.*`, `*`). */
  knows(pattern: string): boolean;
  /** All scopes that a key can have here, with their descriptions. */
  readonly scopes: Readonly<Record<string, string>>;
  /** Those of them that act for a person: only an owner of a workspace can give them to a key. */
  readonly ownerScopes: readonly string[];
  readonly errors: ErrorRows;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** What shapes values by the schema with this title. */
  shaperOf(title: string): Shaper;
}
