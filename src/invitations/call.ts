import type { Call } from '../group/call.ts';
import { type MembershipChangeOptions, usersOf } from '../repository/index.ts';
import type { InvitationService } from './service.ts';

export type InvitationParts = 'invitations' | 'memberships' | 'users';
export type InvitationCall<Input> = Call<Input, InvitationParts, InvitationService>;

/** Id of the user who invites, or of the key that nobody has created. */
export const inviterOf = ({ principal }: InvitationCall<unknown>, { by }: MembershipChangeOptions): string =>
  usersOf(by)[0] ?? principal.keyId;
