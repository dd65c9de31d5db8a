import type { RequestLogEntry, UsageRow } from '../../../generated/types.ts';
import type { Period } from '../../pages/report.ts';

/** How much was asked in a period. */
export interface UsageView {
  readonly period: Period;
  /** All days of the period, in order. */
  readonly days: readonly UsageRow[];
  /** As many days before it, in order. */
  readonly before: readonly UsageRow[];
  readonly byOperation: readonly UsageRow[];
  readonly byKey: readonly UsageRow[];
}

/** What ids are called. */
export interface RequestNames {
  /** The summaries of operations, by id. */
  readonly operationNames: ReadonlyMap<string, string>;
  /** The names of keys, by id. A deleted key has none. */
  readonly keyNames: ReadonlyMap<string, string>;
}

export interface RequestLogView extends RequestNames {
  readonly requests: readonly RequestLogEntry[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  /** `null`: the page shows the list without the counts. */
  readonly usage: UsageView | null;
  /** Why the list could not be shown, or `null`. */
  readonly problem: string | null;
  /** The request that is open beside the list. */
  readonly record: LoggedRequestView | null;
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
  /** The median latency of such requests, in milliseconds. `null`: too few of them are known. */
  readonly median: number | null;
  /** The command that sends such a request, with names in place of what was not stored. */
  readonly command: string;
}
