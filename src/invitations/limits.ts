/** Limits the e-mail that invitations cause, so that nobody floods strangers. Revoking an invitation gives nothing back. */

import { AttemptLimits } from '../limits/attempt-limits.ts';
import type { ResolvedLimits, RowsOf } from '../limits/options.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { LimitsRepository } from '../repository/index.ts';

export interface InvitationsLimits {
  /**
   * Invitations that the application sends for a workspace, also again. `false` disables the limit. @default { requests:
   * 100, seconds: 86400 }
   */
  readonly invitations?: RateLimit | false;
  /**
   * Invitations that one person sends, in all workspaces, also with keys. `false` disables the limit. @default {
   * requests: 100, seconds: 86400 }
   */
  readonly invitationsOfUser?: RateLimit | false;
  /**
   * Invitations to one e-mail address, from all workspaces. `false` disables the limit. @default { requests: 5, seconds:
   * 86400 }
   */
  readonly invitationsToAddress?: RateLimit | false;
}

export const invitationsLimits = {
  invitations: { requests: 100, seconds: 86_400 },
  invitationsOfUser: { requests: 100, seconds: 86_400 },
  invitationsToAddress: { requests: 5, seconds: 86_400 },
} satisfies RowsOf<InvitationsLimits>;

interface Sent {
  readonly workspaceId: string;
  /** Id of the user or the key. */
  readonly inviter: string;
  /** In lowercase. */
  readonly email: string;
}

export interface InvitationLimiter {
  /** Refuses what is known to be too much, before anything is stored. @throws MarketplaceError 429 */
  check(sent: Sent, now: number): void;
  /** Counts an invitation. Returns how to give it back if it is not sent. @throws MarketplaceError 429 */
  count(sent: Sent, now: number): Promise<() => Promise<void>>;
}

export function invitationLimiter(
  {
    invitations,
    invitationsOfUser,
    invitationsToAddress,
  }: Pick<ResolvedLimits<typeof invitationsLimits>, keyof InvitationsLimits>,
  limits: LimitsRepository,
): InvitationLimiter {
  const sendings = new AttemptLimits(limits);
  const counted = ({ workspaceId, inviter, email }: Sent) =>
    (
      [
        ['invitations-address', invitationsToAddress, email, 'this address was sent'],
        ['invitations-user', invitationsOfUser, inviter, 'the person who invites has sent'],
        ['invitations', invitations, workspaceId, 'the workspace has sent'],
      ] as const
    ).flatMap(([name, limit, id, who]) =>
      limit === null
        ? []
        : { name: `${name} ${id}`, policy: { name, ...limit, detail: `${who} too many invitations` } },
    );
  return {
    check: (sent, now) => sendings.check(counted(sent), now),
    count: (sent, now) => sendings.count(counted(sent), now),
  };
}
