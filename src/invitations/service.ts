/** Makes the links of invitations, and hands them to the host. */
import type { SendInvitation } from '../group/invitation-sender.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { limitsInProcess } from '../limits/in-process.ts';
import { digestOf, generateSecret } from '../secrets/key-format.ts';
import { type InvitationLimiter, invitationLimiter, type invitationsLimits } from './limits.ts';

export interface InvitationService {
  /** The link with this token; `null`: there is no console. */
  urlOf(workspaceId: string, token: string): string | null;
  /** `null`: the person who invites passes the link on. */
  readonly send: SendInvitation | null;
  readonly limiter: InvitationLimiter;
  /** The name of a workspace, or its id where the storage has no workspaces. */
  nameOf(workspaceId: string): Promise<string>;
}

export const invitationService = ({
  consoleUrls,
  sendInvitation,
  repository,
  rateLimits,
}: ResolvedOptions<unknown, typeof invitationsLimits>): InvitationService => ({
  urlOf: (workspaceId, token) =>
    consoleUrls[0] === undefined
      ? null
      : `${consoleUrls[0]}/join/${encodeURIComponent(workspaceId)}/${token}`,
  send: sendInvitation,
  limiter: invitationLimiter(rateLimits, repository.limits ?? limitsInProcess()),
  nameOf: async workspaceId => (await repository.workspaces?.find(workspaceId))?.name ?? workspaceId,
});

/** The token that a link ends with. Only its digest is stored. */
export const newInvitationToken = (): string => generateSecret('mv_');
export const tokenShape = /^mv_[0-9A-Za-z]{38}$/;
export const tokenDigest: (token: string) => string = digestOf;
