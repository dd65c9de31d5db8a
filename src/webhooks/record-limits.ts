import type { RecordRowsOf } from '../limits/record-limits.ts';

export interface WebhooksRecordLimits {
  /** Webhooks of a workspace. @default 50 */
  readonly webhooks?: number | false;
}

export const webhooksRecordLimits = { webhooks: 50 } satisfies RecordRowsOf<WebhooksRecordLimits>;
