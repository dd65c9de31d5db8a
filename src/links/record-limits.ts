import type { RecordRowsOf } from '../limits/record-limits.ts';

export interface LinksRecordLimits {
  /** Short links of a workspace. @default 10,000 */
  readonly links?: number | false;
}

export const linksRecordLimits = { links: 10_000 } satisfies RecordRowsOf<LinksRecordLimits>;
