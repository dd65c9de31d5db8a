import type { RequestLogEntry, UsageRow } from '../../../generated/types.ts';
import type { Period } from '../../pages/report.ts';

export interface RequestLogView {
  readonly requests: readonly RequestLogEntry[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  readonly period: Period;
  /** All days of the period, in order. */
  readonly days: readonly UsageRow[];
  /** The sum of as many days before. */
  readonly before: UsageRow;
  readonly byOperation: readonly UsageRow[];
  readonly byKey: readonly UsageRow[];
  /** The summaries of operations, by id. */
  readonly operationNames: ReadonlyMap<string, string>;
  /** The names of keys, by id. A deleted key has none. */
  readonly keyNames: ReadonlyMap<string, string>;
  /** Why the list could not be shown, or `null`. */
  readonly problem: string | null;
}

export interface LoggedRequestView {
  readonly request: RequestLogEntry;
  readonly keyName: string | null;
  /** The summary of its operation. `null`: it is not served any more. */
  readonly operationName: string | null;
  /** What the error says, or `null`. */
  readonly message: string | null;
  /** The scope that the key did not have. `null`: that was not the error. */
  readonly missingScope: string | null;
}
