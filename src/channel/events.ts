/** What happens at a channel, and what messages contain. */
import type { Participant, StoredContent } from '../generated/types.ts';

/** A file that the channel has. */
export interface ChannelFile {
  /** What `fetch` of any later connection of the instance finds it by: at most 1,000 characters. */
  readonly ref: string;
  readonly name?: string;
}

/** What a message to the channel contains. */
export type SentContent = Exclude<StoredContent, { readonly kind: 'unsupported' }>;

/**
 * What a message from the channel contains. Texts may have any length: what is longer than 65,536 characters is cut,
 * marked, and kept whole as a file. A content that does not fit its schema is kept as `unsupported`. A driver tells the file of a message by its `ref` and does not fetch it
 * first: the message is stored at once, and then the engine fetches the file, and tries again as long as that may help.
 */
export type ReceivedContent =
  | StoredContent
  | { readonly kind: 'media'; readonly file: ChannelFile; readonly caption: string | null }
  /** Anything that has no kind of its own here, as it came. `type`: what the channel calls it. */
  | { readonly kind: 'unsupported'; readonly type: string | null; readonly raw: string };

/** What has happened at the channel. `at`: ISO 8601 UTC. */
export type ChannelEvent =
  | {
      readonly type: 'pairing';
      readonly method: 'qr' | 'code';
      readonly text: string;
      readonly expiresAt: string;
    }
  /** The account is connected, and can send and receive. The promise of `tell` does not wait for the heartbeat. */
  | { readonly type: 'open'; readonly address: string }
  /**
   * The connection has ended. `retry`: connect again. Otherwise the instance is `failed` (or `closed`, if the account
   * logged out at the channel: `loggedOut`).
   */
  | {
      readonly type: 'closed';
      readonly reason: string;
      readonly retry: boolean;
      readonly loggedOut?: boolean;
      /** The other side does not know the connection any more: a new one is made at once, unless that was tried just now. */
      readonly forgotten?: boolean;
    }
  | {
      readonly type: 'message';
      /** Its id on the channel, which is unique in its chat: another message of the chat with it is the same one. */
      readonly externalId: string;
      /**
       * Another id by which others refer to it, such as the one that its writer gave it. Messages of a chat may share
       * it: who refers to it means the newest.
       */
      readonly originId?: string;
      readonly chat: string;
      readonly chatKind: 'direct' | 'group';
      /**
       * Who wrote it. The instance's own address: it was sent from another device of the account, which has read what
       * was written before it.
       */
      readonly from: string;
      readonly fromName?: string;
      readonly content: ReceivedContent;
      /** The external id of the message that it replies to, of its own chat or, if that has none, of another one. */
      readonly replyTo?: string;
      readonly at: string;
    }
  /**
   * What is told of a message names it by its external id, or by its origin id if `chat` is given. Without `chat`, an
   * external id that several chats have is refused for good. `read` of a received message: another device of the account
   * has read it, and what was written before it.
   */
  | {
      readonly type: 'status';
      readonly externalId: string;
      readonly chat?: string;
      readonly state: 'sent' | 'delivered' | 'read' | 'failed';
      /** Who has read it, if it may be somebody else than the account: that says nothing of a received message. */
      readonly from?: string;
      readonly at: string;
      readonly reason?: string;
    }
  | {
      readonly type: 'edited';
      readonly externalId: string;
      readonly chat?: string;
      readonly content: ReceivedContent;
      readonly at: string;
    }
  | { readonly type: 'deleted'; readonly externalId: string; readonly chat?: string; readonly at: string }
  | {
      readonly type: 'reaction';
      readonly externalId: string;
      readonly chat?: string;
      readonly from: string;
      /** Null: the reaction was removed. */
      readonly emoji: string | null;
      readonly at: string;
    }
  /** The group as it is now. */
  | { readonly type: 'group'; readonly group: ChannelGroup }
  | {
      readonly type: 'participants';
      readonly group: string;
      readonly action: 'added' | 'removed' | 'promoted' | 'demoted';
      readonly addresses: readonly string[];
    }
  /** This instance is no longer in the group. */
  | { readonly type: 'left'; readonly group: string; readonly at: string }
  | {
      readonly type: 'contact';
      readonly address: string;
      readonly name?: string;
      readonly pictureId?: string;
    };

export interface ChannelGroup {
  readonly address: string;
  readonly name: string;
  readonly participants: readonly Participant[];
  readonly pictureId?: string;
  readonly inviteLink?: string;
}
