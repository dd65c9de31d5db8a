import type { RecordRowsOf } from '../limits/record-limits.ts';

export interface KeysRecordLimits {
  /** API keys of a workspace that are neither revoked nor expired. @default 1,000 */
  readonly keys?: number | false;
}

export const keysRecordLimits = { keys: 1_000 } satisfies RecordRowsOf<KeysRecordLimits>;
