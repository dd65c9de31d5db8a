/** What a group says of its records, for the audit log. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { PartName } from '../repository/index.ts';
import type { Call } from './call.ts';
import type { Outcome } from './operation.ts';

export interface RecordDeclaration<Need extends PartName, Service> {
  /** What it is, such as `member`. @default the name of the parameter: `link` of `link_id` */
  readonly kind?: string;
  /**
   * Returns the record that the parameter names, as a response shows it. Throws a `MarketplaceError` with the status 404
   * if there is none. @default what the operation that reads the record returns
   */
  readonly read?: (call: Call<never, Need, Service>) => Awaitable<Outcome<object>>;
  /**
   * Whether its fields hold what people have written, or who they are. The audit log then only says which of them have
   * changed. @default false
   */
  readonly isPersonal?: true;
  /**
   * Whether the audit log keeps its URLs whole, such as the targets of short links. Otherwise it only keeps scheme and
   * host, because the path and the query of many receivers are their secret. @default false
   */
  readonly hasPublicUrls?: true;
}
