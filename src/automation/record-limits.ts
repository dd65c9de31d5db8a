import type { RecordRowsOf } from '../limits/record-limits.ts';

export interface AutomationRecordLimits {
  /** Hooks of a workspace. @default 100 */
  readonly hooks?: number | false;
  /** Routes of a workspace. @default 100 */
  readonly routes?: number | false;
  /** Inbound endpoints of a workspace. @default 100 */
  readonly inboundEndpoints?: number | false;
  /** Registered event types of a workspace. @default 200 */
  readonly eventTypes?: number | false;
  /** Events of a workspace that are scheduled for later. @default 10,000 */
  readonly scheduledEvents?: number | false;
}

export const automationRecordLimits = {
  hooks: 100,
  routes: 100,
  inboundEndpoints: 100,
  eventTypes: 200,
  scheduledEvents: 10_000,
} satisfies RecordRowsOf<AutomationRecordLimits>;
