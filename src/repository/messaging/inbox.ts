/** The chats of an instance, and the inbox of a workspace. */
import type { ChatRecord, MessageRecord } from '../../generated/types.ts';

/** A chat, and what people see of it in a list. */
export interface FoundChat {
  readonly chat: Readonly<ChatRecord>;
  /** Its newest message; null: it has none, or it was pruned. */
  readonly last: Readonly<MessageRecord> | null;
  /** The name of the contact or group with its address; null: unknown. */
  readonly name: string | null;
}

export interface ChatPage {
  readonly chats: readonly FoundChat[];
  /** Address to continue after, or `null` on the last page. */
  readonly next: string | null;
}

/** The place of a chat in the inbox of a workspace. Chats that become active meanwhile do not move it. */
export interface InboxPlace {
  readonly activeAt: string;
  readonly instanceId: string;
  readonly address: string;
}

export interface InboxQuery {
  readonly limit: number;
  /** Only the chats of this instance. @default those of all instances */
  readonly instanceId?: string;
  /** Whether only chats with unread messages are listed. @default false */
  readonly unread?: boolean;
  /**
   * Text that the name or the address contains, or the text or caption of one of its newest 50 messages if the chat is one
   * of the newest 200 of the workspace. The case of Latin letters does not matter.
   */
  readonly q?: string;
  /** The place to continue after. */
  readonly after?: InboxPlace;
}

export interface InboxPage {
  readonly chats: readonly FoundChat[];
  /** Place to continue after, or `null` on the last page. */
  readonly next: InboxPlace | null;
}
