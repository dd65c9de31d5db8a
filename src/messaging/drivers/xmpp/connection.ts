/** A connection of one XMPP account. */
import { randomBytes } from 'node:crypto';
import {
  type ChannelConnection,
  ChannelError,
  type ChannelEvent,
  type ChannelSession,
  type CommandName,
  type Commands,
  type OutgoingMessage,
} from '../../../channel/driver.ts';
import { defined } from '../../../common/defined.ts';
import { archivePage } from './archive.ts';
import { addressOf, bareOf, keptId, resourceOf } from './ids.ts';
import {
  copyOfMessage,
  eventOf,
  idBy,
  isOurs,
  namespaces,
  type OwnIdentity,
  type UnwrappedMessage,
  unwrapped,
} from './incoming.ts';
import type { Stanza } from './library.ts';
import type { XmppSettings } from './options.ts';
import { orders } from './orders.ts';
import { messageStanza } from './outgoing.ts';
import { refusalIn } from './refusals.ts';
import { Rooms } from './rooms.ts';
import { hasFeature, serviceWith } from './services.ts';
import type { Stream } from './stream.ts';
import type { Uploads } from './upload.ts';

/** How many messages may be stored before the place in the archive is. */
const savedEach = 20;

/** Number of ids that are remembered of each kind. */
const mostIds = 2_000;

/** Number of pages of the archive in which a message without an id is looked for. */
const mostPages = 20;

/** What may wait until it is stored, in stanzas and bytes: a server may send faster than a storage stores. */
const mostWaiting = { stanzas: 10_000, bytes: 16 * 1024 ** 2 };

interface XmppMemory {
  /** The place in the archive up to which everything is stored; empty: its beginning; null: not known. */
  readonly archive: string | null;
  readonly rooms: readonly string[];
}

export class XmppConnection implements ChannelConnection, OwnIdentity {
  readonly stream: Stream;
  readonly rooms: Rooms;
  readonly session: ChannelSession;
  readonly settings: XmppSettings;
  readonly #uploads: Uploads;
  /** What is told, one after the other. */
  #telling: Promise<void> = Promise.resolve();
  #archive: string | null;
  /** The rooms of earlier connections that it has not entered yet. */
  readonly #awaited: Set<string>;
  #unsaved = 0;
  readonly #waiting = { stanzas: 0, bytes: 0 };
  /** Messages that were stored by this connection, by their ids and by what copies have in common. */
  readonly #heard = new Set<string>();
  /** Who has written messages in rooms, and their origin ids, by the ids that the rooms have given them. */
  readonly #known = new Map<string, { readonly writer: string | null; readonly originId: string }>();
  /** What is being sent, by its id; resolves with the id that a room has given it. */
  readonly #sending = new Map<string, (outcome: Error | string | null) => void>();
  /** Whether the server gives messages ids. */
  #givesIds = false;
  /** Number of messages that were heard, and how many of them had come when the archive was asked last. */
  readonly #count = { heard: 0, lookedUp: 0 };
  /** What the archive had then, by what copies have in common. */
  readonly #listed = new Map<string, string[]>();
  #hasEnded = false;

  constructor(stream: Stream, session: ChannelSession, settings: XmppSettings, uploads: Uploads) {
    this.stream = stream;
    this.session = session;
    this.settings = settings;
    this.#uploads = uploads;
    const memory = session.memory as XmppMemory | null;
    this.#archive = memory?.archive ?? null;
    this.#awaited = new Set(memory?.rooms);
    this.rooms = new Rooms(stream, settings.nick, {
      tell: event => this.#queueHeard(() => session.tell(event)),
      changed: () => this.#queue(() => this.#save()),
      now: () => session.now(),
      isAwaited: room => this.#awaited.has(room),
    });
  }

  get address(): string {
    return this.settings.jid;
  }

  get domain(): string {
    return this.address.split('@')[1] ?? '';
  }

  now(): number {
    return this.session.now();
  }

  nickIn(room: string): string | null {
    return this.rooms.nickIn(room);
  }

  realOf(occupant: string): string | null {
    return this.rooms.realOf(occupant);
  }

  givesIds(by: string): boolean {
    return by === this.address ? this.#givesIds : this.rooms.givesIds(by);
  }

  known(externalId: string, writer: string | null): string | null {
    const known = this.#known.get(externalId);
    return known?.writer === writer ? known.originId : null;
  }

  /** Tells what was missed, and then that it is open. */
  begin(): void {
    this.stream.onEnd(reason => this.#close(reason));
    this.#queue(async () => {
      await this.#present();
      await this.#catchUp();
      await this.session.tell({ type: 'open', address: this.address });
      for (const room of [...this.#awaited]) void this.enter(room, 50);
    });
    // What the server tells from now on waits until then.
    this.stream.listen(stanza => this.#heardOf(stanza));
  }

  /** Enters a room, and tells what it is like. Never rejects. */
  async enter(room: string, history: number): Promise<void> {
    try {
      await this.rooms.enter(room, history);
      const group = await this.rooms.describe(room);
      this.#queue(() => this.session.tell({ type: 'group', group }));
      this.#awaited.delete(room);
    } catch (error) {
      // The next connection tries it again.
      if (!(error instanceof ChannelError) || error.retry) return;
      this.#awaited.delete(room);
      const at = new Date(this.now()).toISOString();
      this.#queue(() => this.session.tell({ type: 'left', group: room, at }));
    }
    this.#queue(() => this.#save());
  }

  /** What cannot be stored ends the connection: the next one finds it in the archive. */
  #queue(step: () => Promise<unknown>): void {
    this.#telling = this.#telling.then(async () => {
      if (this.#hasEnded) return;
      try {
        await step();
      } catch (error) {
        // It can never be stored: all others go on.
        if (error instanceof ChannelError && !error.retry) return;
        this.#close('Something that the server has told could not be stored');
      }
    });
  }

  /** Queues what the stanza that is being heard says. */
  #queueHeard(step: () => Promise<unknown>): void {
    const waiting = this.#waiting;
    const { size } = this.stream;
    waiting.stanzas += 1;
    waiting.bytes += size;
    if (waiting.stanzas > mostWaiting.stanzas || waiting.bytes > mostWaiting.bytes) {
      this.#close('The server sends more than can be stored');
      this.stream.cut();
      return;
    }
    this.#queue(async () => {
      waiting.stanzas -= 1;
      waiting.bytes -= size;
      await step();
    });
  }

  #close(reason: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const settle of this.#sending.values()) settle(new Error(reason));
    this.session.tell({ type: 'closed', reason, retry: true }).catch(() => {});
    void this.stream.close().catch(() => {});
  }

  async #catchUp(): Promise<void> {
    if (this.#archive === null) {
      const newest = await archivePage(this.stream, null);
      // Nothing is told of the time before it was connected for the first time.
      this.#archive = newest === null ? null : (newest.last ?? '');
      await this.#save();
      return;
    }
    for (;;) {
      const page = await archivePage(this.stream, this.#archive);
      if (page === null) return;
      for (const message of page.messages) await this.#store(message);
      if (page.last !== null) this.#archive = page.last;
      if (page.isComplete) break;
    }
    await this.#save();
  }

  async #present(): Promise<void> {
    const { xml } = this.stream;
    const refused = () => {};
    await this.stream.ask('set', xml('enable', { xmlns: namespaces.carbons })).catch(refused);
    const roster = await this.stream.ask('get', xml('query', { xmlns: namespaces.roster })).catch(refused);
    for (const { attrs } of roster?.getChild('query', namespaces.roster)?.getChildren('item') ?? [])
      if (attrs.jid !== undefined)
        await this.session.tell({
          type: 'contact',
          address: bareOf(attrs.jid),
          ...defined({ name: attrs.name }),
        });
    // A server that does not say so lets others write ids in its name.
    const told = await this.stream
      .ask('get', xml('query', { xmlns: namespaces.info }), this.address)
      .catch(error => {
        if (error instanceof ChannelError && !error.retry) return undefined;
        throw error;
      });
    this.#givesIds = hasFeature(told?.getChild('query', namespaces.info), namespaces.ids);
    await this.stream.send(xml('presence'));
    // Messages before it are in the archive only: the server has to have it before the archive is asked.
    await this.stream.ping();
  }

  #heardOf(stanza: Stanza): void {
    if (stanza.is('presence')) this.rooms.present(stanza);
    // Answers of the archive are read by who has asked.
    if (!stanza.is('message') || stanza.getChild('result', namespaces.archive) !== undefined) return;
    this.#settle(stanza);
    this.#invited(stanza);
    this.#count.heard += 1;
    const place = this.#count.heard;
    this.#queueHeard(async () => {
      if (stanza.attrs.type === 'groupchat') await this.rooms.untilDescribed(bareOf(stanza.attrs.from ?? ''));
      const message = await this.#numbered(unwrapped(stanza, this), place);
      if (message !== null) await this.#store(message);
    });
  }

  /**
   * A message that has come without an id of the server, such as a copy of what another device has sent, with the id that
   * the archive has for it. One that is not kept there never has one. `null`: this connection has told it.
   */
  async #numbered(message: UnwrappedMessage, place: number): Promise<UnwrappedMessage | null> {
    const event = eventOf(message, this);
    if (event?.type !== 'message' || event.chatKind === 'group' || message.archiveId !== null) return message;
    const copy = copyOfMessage(message, event, this);
    if (!this.#givesIds || this.#archive === null || copy === null || this.#isKnown(event)) return message;
    if (this.#count.lookedUp < place) await this.#lookUp();
    const name = inChat(event.chat, copy);
    const archiveId = this.#listed.get(name)?.shift();
    if (archiveId !== undefined) return { ...message, archiveId };
    return this.#heard.has(name) ? null : message;
  }

  /** Lists what the archive has that was not told yet. */
  async #lookUp(): Promise<void> {
    this.#count.lookedUp = this.#count.heard;
    this.#listed.clear();
    let after = this.#archive;
    for (let pages = 0; after !== null && pages < mostPages; pages += 1) {
      const page = await archivePage(this.stream, after);
      for (const message of page?.messages ?? []) {
        const event = eventOf(message, this);
        const copy = event === null ? null : copyOfMessage(message, event, this);
        if (event?.type !== 'message' || copy === null || message.archiveId === null) continue;
        const name = inChat(event.chat, copy);
        this.#listed.set(name, [...(this.#listed.get(name) ?? []), message.archiveId]);
      }
      after = page === null || page.isComplete ? null : page.last;
    }
  }

  /** The echo of a message in a room is the outcome of sending it. */
  #settle(stanza: Stanza): void {
    const { id = '', type, from = '' } = stanza.attrs;
    const room = bareOf(from);
    const settle = this.#sending.get(id);
    if (settle === undefined || type !== 'groupchat' || resourceOf(from) !== this.nickIn(room)) return;
    const given = idBy(stanza, room, this);
    settle(given === null ? null : keptId(given));
  }

  #invited(stanza: Stanza): void {
    const { from = '' } = stanza.attrs;
    const isMediated = stanza.getChild('x', namespaces.roomUser)?.getChild('invite') !== undefined;
    const room = isMediated ? bareOf(from) : stanza.getChild('x', namespaces.conference)?.attrs.jid;
    if (room !== undefined && this.nickIn(room) === null && !this.rooms.areFull) void this.enter(room, 0);
  }

  async #store(wrapped: UnwrappedMessage): Promise<void> {
    const { stanza, archiveId } = wrapped;
    const event = eventOf(wrapped, this);
    this.#know(event, stanza);
    if (event !== null && !this.#isKnown(event)) {
      const isTold = await this.#told(event);
      if (isTold && event.type === 'message') await this.#stored(event, wrapped);
    }
    if (archiveId === null || this.#archive === null) return;
    this.#archive = archiveId;
    this.#unsaved += 1;
    if (this.#unsaved >= savedEach) await this.#save();
  }

  /** Whether it is stored. One that can never be stored is left out. */
  async #told(event: ChannelEvent): Promise<boolean> {
    try {
      await this.session.tell(event);
      return true;
    } catch (error) {
      if (error instanceof ChannelError && !error.retry) return false;
      throw error;
    }
  }

  /** What this driver has sent, or told before. */
  #isKnown(event: ChannelEvent): boolean {
    if (event.type !== 'message') return false;
    const { chat, externalId, originId = '', from } = event;
    return this.#heard.has(inChat(chat, externalId)) || (from === this.address && isOurs(originId));
  }

  /** Retractions in rooms name a message by the id that the room has given it. */
  #know(event: ChannelEvent | null, { attrs: { from = '' } }: Stanza): void {
    if (event?.type !== 'message' || event.chatKind !== 'group' || event.originId === undefined) return;
    const writer = event.from === this.address ? null : addressOf(from);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostIds && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(event.externalId, { writer, originId: event.originId });
  }

  async #stored(event: Extract<ChannelEvent, { type: 'message' }>, wrapped: UnwrappedMessage): Promise<void> {
    const { stanza } = wrapped;
    for (const name of [event.externalId, copyOfMessage(wrapped, event, this)]) {
      const [oldest] = this.#heard;
      if (this.#heard.size >= 2 * mostIds && oldest !== undefined) this.#heard.delete(oldest);
      if (name !== null) this.#heard.add(inChat(event.chat, name));
    }
    const { id } = stanza.attrs;
    if (event.chatKind === 'group' || event.from === this.address || id === undefined) return;
    if (stanza.getChild('request', namespaces.receipts) === undefined) return;
    const { xml } = this.stream;
    await this.stream.send(
      xml('message', { to: event.from, type: 'chat' }, xml('received', { xmlns: namespaces.receipts, id })),
    );
  }

  async #save(): Promise<void> {
    this.#unsaved = 0;
    const rooms = [...new Set([...this.#awaited, ...this.rooms.addresses])];
    const memory: XmppMemory = { archive: this.#archive, rooms };
    await this.session.remember({ ...memory });
  }

  async send(message: OutgoingMessage, { signal }: { readonly signal: AbortSignal }) {
    const { id, chat, content } = message;
    const isRoom = this.rooms.isRoom(chat);
    const file = content.kind === 'media' ? await this.#uploaded(content.media_id, signal) : null;
    const stanza = messageStanza(this.stream.xml, message, { isRoom, file });
    const given = await this.#sent(id, isRoom, stanza, signal);
    return given === null ? { externalId: id } : { externalId: given, originId: id };
  }

  async #uploaded(mediaId: string, signal: AbortSignal): Promise<string> {
    const service = await serviceWith(this.stream, this.domain, namespaces.upload);
    if (service === null) throw new ChannelError('The server does not take files', { code: 'not_supported' });
    return this.#uploads.put(this.stream, service, await this.session.openMedia(mediaId), signal);
  }

  /** Resolves when the room has sent it to everybody, with the id that it has given it, or when the server has it. */
  async #sent(id: string, isRoom: boolean, stanza: Stanza, signal: AbortSignal): Promise<string | null> {
    let end = () => {};
    const settled = new Promise<string | null>((resolve, reject) => {
      this.#sending.set(id, outcome => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      const onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      const unlisten = this.stream.listen(answer => {
        if (answer.attrs.id !== id || answer.attrs.type !== 'error' || !answer.is('message')) return;
        reject(refusalIn(answer));
      });
      end = () => {
        signal.removeEventListener('abort', onAbort);
        unlisten();
        this.#sending.delete(id);
      };
    });
    settled.catch(() => {});
    try {
      await this.stream.send(stanza);
      // The server answers in order: when it answers this, it has the message, and has returned it if nobody is there.
      await Promise.race([settled, isRoom ? settled : this.stream.ping()]);
      if (!isRoom) this.#sending.get(id)?.(null);
      return await settled;
    } finally {
      end();
    }
  }

  async perform<Name extends CommandName>(name: Name, input: Commands[Name][0]): Promise<Commands[Name][1]> {
    const perform = orders[name];
    if (perform === undefined)
      throw new ChannelError('The channel does not support this', { code: 'not_supported' });
    return perform(this, input);
  }

  async heartbeat(): Promise<void> {
    await this.stream.ping();
  }

  async disconnect({
    logOut,
    signal,
  }: {
    readonly logOut: boolean;
    readonly signal: AbortSignal;
  }): Promise<void> {
    signal.addEventListener('abort', () => this.stream.cut(), { once: true });
    if (!this.#hasEnded) {
      // What the server has told already is stored first.
      await this.#telling;
      if (!this.#hasEnded) await this.#save().catch(() => {});
    }
    this.#hasEnded = true;
    await this.stream.close().catch(() => {});
    if (logOut) await this.session.remember(null);
  }

  /** Sends a message that nobody waits for. */
  async tellChat(chat: string, ...children: readonly Stanza[]): Promise<void> {
    const type = this.rooms.isRoom(chat) ? 'groupchat' : 'chat';
    const id = `cmd_${randomBytes(9).toString('hex')}`;
    await this.stream.send(this.stream.xml('message', { to: chat, type, id }, ...children));
    await this.stream.ping();
  }
}

const inChat = (chat: string, id: string): string => `${chat}\n${id}`;
