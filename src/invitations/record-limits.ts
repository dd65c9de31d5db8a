import type { RecordRowsOf } from '../limits/record-limits.ts';

export interface InvitationsRecordLimits {
  /** Pending invitations of a workspace. @default 50 */
  readonly pendingInvitations?: number | false;
  /** Members of a workspace: no invitation is accepted beyond it. @default 1,000 */
  readonly members?: number | false;
}

export const invitationsRecordLimits = {
  pendingInvitations: 50,
  members: 1_000,
} satisfies RecordRowsOf<InvitationsRecordLimits>;
