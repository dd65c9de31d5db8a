/** The option `limits` of the factories. */
import type { AutomationRecordLimits } from '../../automation/record-limits.ts';
import type { InvitationsRecordLimits } from '../../invitations/record-limits.ts';
import type { KeysRecordLimits } from '../../keys/record-limits.ts';
import type { LinksRecordLimits } from '../../links/record-limits.ts';
import type { MessagingRecordLimits } from '../../messaging/record-limits.ts';
import type { WebhooksRecordLimits } from '../../webhooks/record-limits.ts';

/** How many records a workspace may have. `false` disables a limit. */
export interface RecordLimits
  extends AutomationRecordLimits,
    InvitationsRecordLimits,
    KeysRecordLimits,
    LinksRecordLimits,
    MessagingRecordLimits,
    WebhooksRecordLimits {}
