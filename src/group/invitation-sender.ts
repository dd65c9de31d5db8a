/** How a host sends the link of an invitation. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Role } from '../generated/types.ts';

export interface InvitationMessage {
  /** The address of the invited person, in lowercase. */
  readonly email: string;
  /**
   * The link, which works once. Anyone who has it may create the account of the address: send it to the address only, and
   * keep it out of logs.
   */
  readonly url: string;
  readonly role: Role;
  readonly workspace: { readonly id: string; readonly name: string };
  /** The owner who invites, also with a key; `null`: a key that the host has made. */
  readonly inviter: { readonly id: string; readonly name: string } | null;
  /** When the link stops working (ISO 8601 UTC). */
  readonly expiresAt: string;
}

/** An error or a rejection: the link was not sent. */
export type SendInvitation = (message: InvitationMessage) => Awaitable<unknown>;
