/** Which messages a connection has told, so that no copy of one is told again. */
import type { ChannelEvent } from '../../../channel/events.ts';
import { archivePage } from './archive.ts';
import { addressOf } from './ids.ts';
import {
  channelEventOf,
  copyOfMessage,
  isOurs,
  type OwnIdentity,
  type UnwrappedMessage,
} from './incoming.ts';
import type { Stanza } from './library.ts';
import type { Stream } from './stream.ts';

/** Number of ids that are remembered of each kind. */
const maxIds = 2_000;

/** Number of pages of the archive in which a message without an id is looked for. */
const maxPages = 20;

type MessageEvent = Extract<ChannelEvent, { type: 'message' }>;

const inChat = (chat: string, id: string): string => `${chat}\n${id}`;

export class ReportedMessages {
  readonly #own: OwnIdentity;
  readonly #stream: Stream;
  /** The messages, by their ids and by what copies have in common. */
  readonly #reported = new Set<string>();
  /** Who has written messages in rooms, and their origin ids, by the ids that the rooms have given them. */
  readonly #known = new Map<string, { readonly writer: string | null; readonly originId: string }>();
  /** Number of messages that have come, and how many of them had when the archive was asked last. */
  readonly #count = { heard: 0, lookedUp: 0 };
  /** What the archive had then, by what copies have in common. */
  readonly #listed = new Map<string, string[]>();

  constructor(own: OwnIdentity, stream: Stream) {
    this.#own = own;
    this.#stream = stream;
  }

  /** A message has come: its number. */
  heard(): number {
    this.#count.heard += 1;
    return this.#count.heard;
  }

  /** The origin id of a message that somebody has written, by the id that its room has given it. */
  originOf(externalId: string, writer: string | null): string | null {
    const known = this.#known.get(externalId);
    return known?.writer === writer ? known.originId : null;
  }

  /** What this driver has sent, or told before. */
  has(event: ChannelEvent): boolean {
    if (event.type !== 'message') return false;
    const { chat, externalId, originId = '', from } = event;
    return this.#reported.has(inChat(chat, externalId)) || (from === this.#own.address && isOurs(originId));
  }

  add(event: MessageEvent, wrapped: UnwrappedMessage): void {
    for (const name of [event.externalId, copyOfMessage(wrapped, event, this.#own)]) {
      const [oldest] = this.#reported;
      if (this.#reported.size >= 2 * maxIds && oldest !== undefined) this.#reported.delete(oldest);
      if (name !== null) this.#reported.add(inChat(event.chat, name));
    }
  }

  /** Retractions in rooms name a message by the id that the room has given it. */
  know(event: ChannelEvent | null, { attrs: { from = '' } }: Stanza): void {
    if (event?.type !== 'message' || event.chatKind !== 'group' || event.originId === undefined) return;
    const writer = event.from === this.#own.address ? null : addressOf(from);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= maxIds && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(event.externalId, { writer, originId: event.originId });
  }

  /**
   * A message that has come without an id of the server, such as a copy of what another device has sent, with the id that
   * the archive has for it. One that is not kept there never has one. `null`: this connection has told it. `place`: its
   * number. `archive`: the place up to which everything is stored, or null.
   */
  async numbered(
    message: UnwrappedMessage,
    { place, archive }: { readonly place: number; readonly archive: string | null },
  ): Promise<UnwrappedMessage | null> {
    const own = this.#own;
    const event = channelEventOf(message, own);
    if (event?.type !== 'message' || event.chatKind === 'group' || message.archiveId !== null) return message;
    const copy = copyOfMessage(message, event, own);
    if (!own.givesIds(own.address) || archive === null || copy === null || this.has(event)) return message;
    if (this.#count.lookedUp < place) await this.#lookUp(archive);
    const name = inChat(event.chat, copy);
    const archiveId = this.#listed.get(name)?.shift();
    if (archiveId !== undefined) return { ...message, archiveId };
    return this.#reported.has(name) ? null : message;
  }

  /** Lists what the archive has after a place. */
  async #lookUp(place: string): Promise<void> {
    this.#count.lookedUp = this.#count.heard;
    this.#listed.clear();
    let after: string | null = place;
    for (let pages = 0; after !== null && pages < maxPages; pages += 1) {
      const page: Awaited<ReturnType<typeof archivePage>> = await archivePage(this.#stream, after);
      for (const message of page?.messages ?? []) {
        const event = channelEventOf(message, this.#own);
        const copy = event === null ? null : copyOfMessage(message, event, this.#own);
        if (event?.type !== 'message' || copy === null || message.archiveId === null) continue;
        const name = inChat(event.chat, copy);
        this.#listed.set(name, [...(this.#listed.get(name) ?? []), message.archiveId]);
      }
      after = page === null || page.isComplete ? null : page.last;
    }
  }
}
