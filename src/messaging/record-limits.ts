import type { RecordRowsOf } from '../limits/record-limits.ts';

export interface MessagingRecordLimits {
  /** Instances of a workspace. @default 100 */
  readonly instances?: number | false;
  /** Contacts of an instance. A channel adds as many as 10,000. @default 50,000 */
  readonly contacts?: number | false;
  /** Groups of an instance. A channel adds as many as 10,000. @default 10,000 */
  readonly chatGroups?: number | false;
  /** Messages of an instance that wait to be sent. @default 10,000 */
  readonly queuedMessages?: number | false;
  /** Commands of an instance that wait for the channel. @default 100 */
  readonly waitingCommands?: number | false;
}

export const messagingRecordLimits = {
  instances: 100,
  contacts: 50_000,
  chatGroups: 10_000,
  queuedMessages: 10_000,
  waitingCommands: 100,
} satisfies RecordRowsOf<MessagingRecordLimits>;
