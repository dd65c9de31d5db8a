/** What callers of the part `messaging` give and get. */
import type {
  ChannelEventRecord,
  ChatGroupRecord,
  ContactRecord,
  InstanceHealthStats,
  InstanceRecord,
  InstanceState,
  MessageFile,
  MessageRecord,
  MessageState,
} from '../../generated/types.ts';
import type { Filters, FiltersOf } from '../filters.ts';

/**
 * The steps of an instance: from each state to the states in the list. Any other step is refused. A step to the same
 * state is allowed, for instance for a new pairing code while it is connecting.
 */
export const instanceSteps: Readonly<Record<InstanceState, readonly InstanceState[]>> = {
  created: ['connecting'],
  connecting: ['connecting', 'open', 'closed', 'failed'],
  open: ['open', 'connecting', 'closed', 'failed'],
  closed: ['connecting', 'closed'],
  failed: ['connecting', 'closed', 'failed'],
};

/** The steps of a message that is sent. A received message begins as `delivered`. */
export const messageSteps: Readonly<Record<MessageState, readonly MessageState[]>> = {
  queued: ['sent', 'failed'],
  sent: ['delivered', 'read', 'failed'],
  delivered: ['read'],
  read: [],
  failed: [],
};

/** The fields of an instance that its user or its holder changes. */
export type InstanceChange = Partial<
  Pick<
    InstanceRecord,
    | 'name'
    | 'settings'
    | 'memory'
    | 'state'
    | 'reason'
    | 'wanted'
    | 'pairing_method'
    | 'pairing'
    | 'address'
    | 'rate'
    | 'heartbeat_at'
    | 'opened_at'
    | 'health_stats'
    | 'health'
  >
>;

/** Who writes: the holder of an instance, by the generation that it has claimed. */
export interface HolderOptions {
  /** Refused with `lost` if the instance has another generation. @default the caller is not the holder */
  readonly generation?: number;
}

/** An instance with its workspace. */
export interface HeldInstance {
  readonly workspaceId: string;
  readonly instance: Readonly<InstanceRecord>;
}

/** An instance, and the generation that its holder has claimed. */
export interface Holding {
  readonly workspaceId: string;
  readonly instanceId: string;
  readonly generation: number;
}

/** An instance whose lease is renewed, with what its holder has noticed since, if there is anything. */
export interface Renewal extends Holding {
  readonly healthStats?: InstanceHealthStats;
}

/** What there is to do for an instance. */
export interface InstanceWork {
  readonly workspaceId: string;
  readonly instanceId: string;
  /** Whether a message is queued whose `send_at` and `retry_at` have come. */
  readonly messages: boolean;
  /** Whether a command waits that this generation has not taken. */
  readonly commands: boolean;
  /** Whether the file of a received message is due that this generation is not fetching. */
  readonly files: boolean;
  /** See {@link Backlog}. */
  readonly oldestAt: string | null;
}

export interface InstanceClaim {
  /** Only instances of these drivers. @default any */
  readonly drivers?: readonly string[];
  /** How long the instances are held, in milliseconds, if the lease is not renewed. */
  readonly leaseFor: number;
  readonly limit: number;
  /** The name of the process, which is stored with the lease: at most 255 characters. @default none */
  readonly holder?: string;
  /**
   * Whether the process with this name has ended: its instances are claimed too, although their leases have not ended.
   * It is called at any time, and any number of times. @default nobody knows
   */
  readonly hasEnded?: (holder: string) => boolean;
  readonly now?: string;
}

/** A message to store: the storage gives it its `sequence`. */
export type NewMessage = Omit<MessageRecord, 'sequence'>;

/** A message, and whether this call has stored it. */
export interface StoredMessage {
  readonly message: Readonly<MessageRecord>;
  readonly isNew: boolean;
}

/** Filters of messages, each with the field that it compares. */
export const messageFilters = {
  direction: ['direction', 'is'],
  state: ['state', 'is'],
} as const satisfies Filters<MessageRecord>;

export interface MessageQuery extends FiltersOf<MessageRecord, typeof messageFilters> {
  readonly chat?: string;
  readonly limit: number;
  /** Id to continue after. */
  readonly after?: string;
}

export interface MessagePage {
  readonly messages: readonly Readonly<MessageRecord>[];
  /** Id to continue after, or `null` on the last page. */
  readonly next: string | null;
}

/** The outcome of an attempt to send a message. */
export type SendOutcome =
  | {
      readonly state: 'sent';
      readonly at: string;
      readonly externalId: string | null;
      /** Another id by which others refer to it. */
      readonly originId?: string;
    }
  | { readonly state: 'failed'; readonly reason: string }
  /** It is queued again, and is not taken before `retryAt` (ISO 8601 UTC). */
  | { readonly state: 'queued'; readonly reason: string; readonly retryAt: string };

/** The outcome of an attempt to fetch the file of a received message. */
export type FileOutcome = {
  /** The file that was fetched: the message may have another one by now. */
  readonly mediaId: string;
} & (
  | { readonly state: 'stored' }
  | {
      readonly state: MessageFile['state'];
      readonly reason: string;
      /** When it is tried again (ISO 8601 UTC); null: when somebody asks for it. */
      readonly retryAt: string | null;
    }
);

/** What of an instance is not done yet. */
export interface Backlog {
  readonly instanceId: string;
  /** Number of queued messages, those for later included. */
  readonly queued: number;
  /** The earliest `send_at`, or `created_at` without one, of a queued message; null: none has come. */
  readonly oldestAt: string | null;
  /** Files of received messages that are not stored. */
  readonly files: {
    /** Number of those that will be fetched. */
    readonly waiting: number;
    /** Number of those that nobody tries to fetch again until somebody asks for it. */
    readonly failed: number;
  };
}

/** What is known of how a message fares at the channel. */
export interface MessageProgress {
  readonly state: 'sent' | 'delivered' | 'read' | 'failed';
  readonly at: string;
  readonly reason?: string;
}

/**
 * How to find a message: by its id, or by its id on the channel, which is unique in a chat. With a chat, it is the
 * message with this `external_id` there, or else the newest one with this `origin_id`. Without one, it is the only
 * message of the instance with this `external_id`; if several chats have one, none of them is meant.
 */
export type MessageName =
  | { readonly id: string }
  | { readonly externalId: string; readonly chat?: string | undefined };

/** Why a message is not changed: only one that is named by its id on the channel may be one of several. */
export type MessageRefusal<Name extends MessageName> =
  | 'not_found'
  | 'lost'
  | (Name extends { readonly externalId: string } ? 'ambiguous' : never);

/** How to find a contact or a group: by its id, or by its address on the channel. */
export type AddressName = { readonly id: string } | { readonly address: string };

/** The page of a list in the order of an address or of an id. */
export interface ListQuery {
  readonly limit: number;
  /** The address (of chats) or id to continue after. */
  readonly after?: string;
}

/** A list of contacts or groups of a workspace. */
export interface AddressBookQuery extends Pick<ListQuery, 'limit'> {
  /** Only those of this instance. @default those of all instances */
  readonly instanceId?: string;
  /** Text that the name or the address contains; letter case does not matter. */
  readonly q?: string;
  /** Id to continue after. */
  readonly after?: string;
}

export interface ContactPage {
  readonly contacts: readonly Readonly<ContactRecord>[];
  readonly next: string | null;
}

export interface ChatGroupPage {
  readonly groups: readonly Readonly<ChatGroupRecord>[];
  readonly next: string | null;
}

export type ContactChange = Partial<
  Omit<ContactRecord, 'id' | 'instance_id' | 'address' | 'created_at' | 'changed_at'>
>;

export type ChatGroupChange = Partial<
  Pick<ChatGroupRecord, 'name' | 'picture_id' | 'participants' | 'invite_link' | 'left_at'>
>;

/** Filters of the feed, each with the field that it compares. */
export const channelFeedFilters = {
  instanceId: ['instance_id', 'is'],
  type: ['type', 'is'],
} as const satisfies Filters<ChannelEventRecord>;

export interface ChannelFeedQuery extends FiltersOf<ChannelEventRecord, typeof channelFeedFilters> {
  /** The number to continue after: `last` of the previous page. @default 0, the beginning */
  readonly after?: number;
  readonly limit: number;
  readonly now?: string;
}

export interface ChannelFeedPage {
  /** By `sequence`, which each of them has. */
  readonly events: readonly Readonly<ChannelEventRecord>[];
  /** The number to continue after. */
  readonly last: number;
  /** Whether there is already more. */
  readonly hasMore: boolean;
}
