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
import { archivePage } from './archive.ts';
import { bareOf, externalIdOf, resourceOf } from './ids.ts';
import { eventOf, namespaces, type Own, unwrapped, type Wrapped } from './incoming.ts';
import type { Stanza } from './library.ts';
import type { XmppSettings } from './options.ts';
import { orders } from './orders.ts';
import { messageStanza } from './outgoing.ts';
import { refusalIn } from './refusals.ts';
import { Rooms } from './rooms.ts';
import { serviceWith } from './services.ts';
import type { Stream } from './stream.ts';
import type { Uploads } from './upload.ts';

/** How many messages may be stored before the place in the archive is. */
const savedEach = 20;

/** Number of ids that are remembered of each kind. */
const mostIds = 2_000;

/** What may wait until it is stored, in stanzas and bytes: a server may send faster than a storage stores. */
const mostWaiting = { stanzas: 10_000, bytes: 16 * 1024 ** 2 };

interface XmppMemory {
  /** The place in the archive up to which everything is stored; empty: its beginning; null: not known. */
  readonly archive: string | null;
  readonly rooms: readonly string[];
}

export class XmppConnection implements ChannelConnection, Own {
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
  /** Messages that were stored by this connection: the archive has them too. */
  readonly #heard = new Set<string>();
  /** The external ids of messages in rooms, by the ids that the rooms have given them. */
  readonly #known = new Map<string, string>();
  /** What is being sent, by its id. */
  readonly #sending = new Map<string, (error: Error | null) => void>();
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

  known(stanzaId: string): string | null {
    return this.#known.get(stanzaId) ?? null;
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
          ...(attrs.name === undefined ? {} : { name: attrs.name }),
        });
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
    const message = unwrapped(stanza, this);
    this.#queueHeard(() => this.#store(message));
  }

  /** The echo of a message in a room is the outcome of sending it. */
  #settle({ attrs: { id = '', type, from = '' } }: Stanza): void {
    if (type === 'groupchat' && resourceOf(from) === this.nickIn(bareOf(from))) this.#sending.get(id)?.(null);
  }

  #invited(stanza: Stanza): void {
    const { from = '' } = stanza.attrs;
    const isMediated = stanza.getChild('x', namespaces.roomUser)?.getChild('invite') !== undefined;
    const room = isMediated ? bareOf(from) : stanza.getChild('x', namespaces.conference)?.attrs.jid;
    if (room !== undefined && this.nickIn(room) === null && !this.rooms.areFull) void this.enter(room, 0);
  }

  async #store(wrapped: Wrapped): Promise<void> {
    const { stanza, archiveId } = wrapped;
    const event = eventOf(wrapped, this);
    this.#know(event, stanza);
    if (event !== null && !this.#isKnown(event)) {
      const isTold = await this.#told(event);
      if (isTold && event.type === 'message') await this.#stored(event, stanza);
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
    return (
      this.#heard.has(event.externalId) ||
      (event.from === this.address && event.externalId.startsWith('msg_'))
    );
  }

  /** Reactions and replies in rooms name a message by the id that the room has given it. */
  #know(event: ChannelEvent | null, stanza: Stanza): void {
    if (event?.type !== 'message' || event.chatKind !== 'group') return;
    const ids = stanza.getChildren('stanza-id', namespaces.ids);
    const given = ids.find(({ attrs }) => bareOf(attrs.by ?? '') === event.chat)?.attrs.id;
    if (given === undefined) return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostIds && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(given, event.externalId);
  }

  async #stored(event: Extract<ChannelEvent, { type: 'message' }>, stanza: Stanza): Promise<void> {
    const [oldest] = this.#heard;
    if (this.#heard.size >= mostIds && oldest !== undefined) this.#heard.delete(oldest);
    this.#heard.add(event.externalId);
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
    await this.#sent(id, isRoom, stanza, signal);
    return { externalId: externalIdOf(null, id) };
  }

  async #uploaded(mediaId: string, signal: AbortSignal): Promise<string> {
    const service = await serviceWith(this.stream, this.domain, namespaces.upload);
    if (service === null) throw new ChannelError('The server does not take files', { code: 'not_supported' });
    return this.#uploads.put(this.stream, service, await this.session.openMedia(mediaId), signal);
  }

  /** Resolves when the room has sent it to everybody, or the server has it. */
  async #sent(id: string, isRoom: boolean, stanza: Stanza, signal: AbortSignal): Promise<void> {
    let end = () => {};
    const settled = new Promise<void>((resolve, reject) => {
      this.#sending.set(id, error => (error === null ? resolve() : reject(error)));
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
      await settled;
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
