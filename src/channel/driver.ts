/**
 * The interface between the messaging group and a channel. A driver connects instances to one kind of channel: the
 * simulated channel, XMPP, an HTTP bridge, or one of the host. `koa-marketplace/testing` exports a suite for drivers.
 *
 * Rules for all drivers:
 * - Every call may be given up: `signal` is aborted when its time is over, and the engine then ignores its result. A
 *   driver that never answers blocks nothing but its own instance.
 * - `connect` resolves as soon as the connection exists, and not when it is open: pairing may take minutes. The state
 *   of the connection is told by events.
 * - What happens at the channel is told by `session.tell`. The promise resolves when the event is stored: only then may
 *   the driver acknowledge it to the channel. If it rejects, the event is not stored, and must be told again, to the
 *   session of the next connection if this one has ended; but not if the reason is a `ChannelError` without `retry`:
 *   then it can never be stored, such as a message from an address that is none. Events may be told before `connect` has
 *   resolved. `send` and `perform` must not wait for it, since an event may wait for the outcome of what is being sent.
 * - A promise of the session that a driver ignores does not end the process, nor does a function of `after` that fails:
 *   `onError` of the host is told.
 * - `open` is believed when the first heartbeat after it is answered.
 * - A `ChannelError` means that the channel has certainly not done what was asked, and says whether another attempt may
 *   help; its message is shown to users. After any other error, or none in time, the outcome is unknown.
 * - A `ChannelError` with a `code` is the fault of the caller, who gets the error of that code (4xx). Without one, it is
 *   the fault of the channel (502).
 */

import type { Readable } from 'node:stream';
import type { JsonSchema } from '../generated/schemas.ts';
import type { ChannelEvent, ChannelFile, ChannelGroup, SentContent } from './events.ts';

export interface ChannelDriver {
  /** Lowercase letters, digits, `_` and `-`. */
  readonly name: string;
  /** What the channel is, in one sentence. */
  readonly description: string;
  /**
   * The settings of an instance, as a JSON Schema with `type: 'object'`. Settings that it does not describe are refused,
   * unless it says otherwise (`additionalProperties: true`).
   */
  readonly settings: JsonSchema;
  /** The names of the settings that are secrets: they are shown masked. */
  readonly secrets: readonly string[];
  /**
   * The settings that may change while masked secrets keep their values, such as a name that is shown. If any other setting
   * changes, secrets must be given again: they belong to where they are sent, and how. @default the secrets only
   */
  readonly keepsSecrets?: readonly string[];
  /** The commands that the driver can carry out. */
  readonly commands: readonly CommandName[];
  /** The kinds of content that it can send. */
  readonly contents: readonly SentContent['kind'][];
  /** How many characters a text and a caption may have. @default 4096 and 1024 */
  readonly limits?: { readonly text?: number; readonly caption?: number };
  /**
   * Whether the channel recognises a message that is sent again with the same id. If not, a message whose outcome is
   * unknown (the process ended while it was being sent) fails instead of being sent again.
   */
  readonly recognisesRepeats: boolean;
  connect(session: ChannelSession): Promise<ChannelConnection>;
  /** Called when the engine closes. */
  close?(): Promise<void>;
}

/** What a driver gets for one connection of one instance. */
export interface ChannelSession {
  readonly workspaceId: string;
  readonly instanceId: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** What an earlier connection remembered, such as its pairing. */
  readonly memory: Readonly<Record<string, unknown>> | null;
  readonly pairingMethod: 'qr' | 'code';
  /** Aborted when the connection has to end. */
  readonly signal: AbortSignal;
  /** The clock, in milliseconds since 1970. */
  now(): number;
  /** Runs a function later, unless the connection ends before. Returns a function that cancels it. */
  after(wait: number, then: () => void): () => void;
  /** Stores what has happened. See the rules above. */
  tell(event: ChannelEvent): Promise<void>;
  /** Stores what the next connection needs; null: forgets it. */
  remember(memory: Readonly<Record<string, unknown>> | null): Promise<void>;
  /** Tells `onError` of the host about something that went wrong, and that nothing else reports. */
  report(error: unknown): void;
  /** Stores a picture of a group or a contact, and returns its id. The type is found in its bytes. */
  storeMedia(bytes: Readable, options?: { readonly name?: string }): Promise<string>;
  /** Opens a stored file. */
  openMedia(mediaId: string): Promise<ChannelMedia>;
}

export interface ChannelMedia {
  readonly type: string;
  readonly size: number;
  readonly name: string | null;
  stream(): Readable;
}

/** A message to send. */
export interface OutgoingMessage {
  /** The id of the message: sent again with the same id, it is the same message. */
  readonly id: string;
  /** Whether an earlier attempt may have sent it. */
  readonly again: boolean;
  readonly chat: string;
  readonly content: SentContent;
  /** The external id and the author of the message that it replies to. */
  readonly replyTo: {
    readonly externalId: string;
    readonly originId?: string;
    readonly from: string | null;
  } | null;
}

/**
 * The commands, each with its input and its result. `message`: the external id of a message; `origin`: its origin id, if
 * it has one.
 */
export interface Commands {
  'message.edit': [{ chat: string; message: string; origin?: string; content: SentContent }, null];
  'message.delete': [{ chat: string; message: string; origin?: string }, null];
  'message.react': [
    { chat: string; message: string; origin?: string; from: string | null; emoji: string | null },
    null,
  ];
  /** The received messages up to the last one are read. `origin`: that of the last one. */
  'chat.read': [{ chat: string; messages: readonly string[]; origin?: string }, null];
  'chat.typing': [{ chat: string; typing: boolean }, null];
  'group.create': [{ name: string; addresses: readonly string[] }, ChannelGroup];
  'group.rename': [{ group: string; name: string }, null];
  'group.picture': [{ group: string; mediaId: string | null }, null];
  'group.add': [{ group: string; addresses: readonly string[] }, null];
  'group.remove': [{ group: string; addresses: readonly string[] }, null];
  'group.promote': [{ group: string; addresses: readonly string[] }, null];
  'group.demote': [{ group: string; addresses: readonly string[] }, null];
  'group.invite': [{ group: string; renew: boolean }, { link: string }];
  'group.leave': [{ group: string }, null];
  'contact.check': [
    { addresses: readonly string[] },
    { found: readonly { address: string; exists: boolean; canonical: string | null }[] },
  ];
  'contact.block': [{ address: string }, null];
  'contact.unblock': [{ address: string }, null];
  'contact.picture': [{ address: string }, { mediaId: string | null }];
}

export type CommandName = keyof Commands;

const commandTable: Readonly<Record<CommandName, true>> = {
  'message.edit': true,
  'message.delete': true,
  'message.react': true,
  'chat.read': true,
  'chat.typing': true,
  'group.create': true,
  'group.rename': true,
  'group.picture': true,
  'group.add': true,
  'group.remove': true,
  'group.promote': true,
  'group.demote': true,
  'group.invite': true,
  'group.leave': true,
  'contact.check': true,
  'contact.block': true,
  'contact.unblock': true,
  'contact.picture': true,
};
const contentTable: Readonly<Record<SentContent['kind'], true>> = {
  text: true,
  media: true,
  location: true,
  contact: true,
  poll: true,
};

/** All commands, for drivers that support each of them. */
export const allCommands = Object.keys(commandTable) as readonly CommandName[];
/** All kinds of content, for drivers that send each of them. */
export const allContents = Object.keys(contentTable) as readonly SentContent['kind'][];

/** The limits of a driver, also of one that names none. */
export const limitsOf = ({ limits }: Pick<ChannelDriver, 'limits'>): { text: number; caption: number } => ({
  text: limits?.text ?? 4_096,
  caption: limits?.caption ?? 1_024,
});

/** An open or opening connection of an instance. */
export interface ChannelConnection {
  /**
   * Sends a message. Resolves when the channel has taken it, with the id that it has there, or null if the channel
   * gives none. `originId`: another id by which others refer to it.
   */
  send(
    message: OutgoingMessage,
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly externalId: string | null; readonly originId?: string }>;

  /** Carries out one of the commands that the driver names in `commands`. */
  perform<Name extends CommandName>(
    name: Name,
    input: Commands[Name][0],
    options: { readonly signal: AbortSignal },
  ): Promise<Commands[Name][1]>;

  /**
   * Opens a file that a connection of the instance has told of. After a `ChannelError` without `retry`, the file is gone
   * for good; after any other error, and if the stream breaks off, it is tried again later. Only drivers that tell files
   * need it.
   */
  fetch?(file: ChannelFile, options: { readonly signal: AbortSignal }): Promise<Readable>;

  /** Resolves if the channel answers: a round trip, and not what the driver believes. Rejects if it does not. */
  heartbeat(options: { readonly signal: AbortSignal }): Promise<void>;

  /** Ends the connection. `logOut`: also removes the pairing at the channel. */
  disconnect(options: { readonly logOut: boolean; readonly signal: AbortSignal }): Promise<void>;
}
