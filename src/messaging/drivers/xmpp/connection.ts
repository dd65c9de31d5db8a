import type {
  ChannelConnection,
  ChannelSession,
  CommandName,
  Commands,
  OutgoingMessage,
} from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import type { ChannelEvent } from '../../../channel/events.ts';
import { onAbort } from '../../../common/concurrency/on-abort.ts';
import { defined } from '../../../common/defined.ts';
import { archivePage } from './archive.ts';
import { commandHandlers } from './command-handlers.ts';
import { bareOf } from './ids.ts';
import {
  channelEventOf,
  namespaces,
  type OwnIdentity,
  type UnwrappedMessage,
  unwrapped,
} from './incoming.ts';
import type { Stanza } from './library.ts';
import type { XmppSettings } from './options.ts';
import { ReportedMessages } from './reported-messages.ts';
import { Rooms } from './rooms.ts';
import { MessageSender } from './sender.ts';
import { hasFeature } from './services.ts';
import type { Stream } from './stream.ts';
import type { Uploads } from './upload.ts';

/** How many messages may be stored before the place in the archive is. */
const savedEach = 20;

/** What may wait until it is stored, in stanzas and bytes: a server may send faster than a storage stores. */
const maxWaiting = { stanzas: 10_000, bytes: 16 * 1024 ** 2 };

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
  /** What is told, one after the other. */
  #telling: Promise<void> = Promise.resolve();
  #archive: string | null;
  /** The rooms of earlier connections that it has not entered yet. */
  readonly #awaited: Set<string>;
  #unsaved = 0;
  readonly #waiting = { stanzas: 0, bytes: 0 };
  readonly #reported: ReportedMessages;
  readonly #sender: MessageSender;
  /** Whether the server gives messages ids. */
  #givesIds = false;
  #hasEnded = false;

  constructor(stream: Stream, session: ChannelSession, settings: XmppSettings, uploads: Uploads) {
    this.stream = stream;
    this.session = session;
    this.settings = settings;
    this.#reported = new ReportedMessages(this, stream);
    this.#sender = new MessageSender(this, uploads);
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
    return this.#reported.originOf(externalId, writer);
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
    if (waiting.stanzas > maxWaiting.stanzas || waiting.bytes > maxWaiting.bytes) {
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
    this.#sender.fail(reason);
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
    const reported = await this.stream
      .ask('get', xml('query', { xmlns: namespaces.info }), this.address)
      .catch(error => {
        if (error instanceof ChannelError && !error.retry) return undefined;
        throw error;
      });
    this.#givesIds = hasFeature(reported?.getChild('query', namespaces.info), namespaces.ids);
    await this.stream.send(xml('presence'));
    // Messages before it are in the archive only: the server has to have it before the archive is asked.
    await this.stream.ping();
  }

  #heardOf(stanza: Stanza): void {
    if (stanza.is('presence')) this.rooms.present(stanza);
    // Answers of the archive are read by who has asked.
    if (!stanza.is('message') || stanza.getChild('result', namespaces.archive) !== undefined) return;
    this.#sender.heard(stanza);
    this.#invited(stanza);
    const place = this.#reported.heard();
    this.#queueHeard(async () => {
      if (stanza.attrs.type === 'groupchat') await this.rooms.untilDescribed(bareOf(stanza.attrs.from ?? ''));
      const message = await this.#reported.numbered(unwrapped(stanza, this), {
        place,
        archive: this.#archive,
      });
      if (message !== null) await this.#store(message);
    });
  }

  #invited(stanza: Stanza): void {
    const { from = '' } = stanza.attrs;
    const isMediated = stanza.getChild('x', namespaces.roomUser)?.getChild('invite') !== undefined;
    const room = isMediated ? bareOf(from) : stanza.getChild('x', namespaces.conference)?.attrs.jid;
    if (room !== undefined && this.nickIn(room) === null && !this.rooms.areFull) void this.enter(room, 0);
  }

  async #store(wrapped: UnwrappedMessage): Promise<void> {
    const { stanza, archiveId } = wrapped;
    const event = channelEventOf(wrapped, this);
    this.#reported.know(event, stanza);
    if (event !== null && !this.#reported.has(event)) {
      const isStored = await this.#tell(event);
      if (isStored && event.type === 'message') {
        this.#reported.add(event, wrapped);
        await this.#confirm(event, stanza);
      }
    }
    if (archiveId === null || this.#archive === null) return;
    this.#archive = archiveId;
    this.#unsaved += 1;
    if (this.#unsaved >= savedEach) await this.#save();
  }

  /** Whether it is stored. One that can never be stored is left out. */
  async #tell(event: ChannelEvent): Promise<boolean> {
    try {
      await this.session.tell(event);
      return true;
    } catch (error) {
      if (error instanceof ChannelError && !error.retry) return false;
      throw error;
    }
  }

  async #confirm(event: Extract<ChannelEvent, { type: 'message' }>, stanza: Stanza): Promise<void> {
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

  send(message: OutgoingMessage, { signal }: { readonly signal: AbortSignal }) {
    return this.#sender.send(message, signal);
  }

  async perform<Name extends CommandName>(name: Name, input: Commands[Name][0]): Promise<Commands[Name][1]> {
    const perform = commandHandlers[name];
    if (perform === undefined)
      throw new ChannelError('The channel does not support this', { code: 'not_supported' });
    return perform(this, input);
  }

  async heartbeat(): Promise<void> {
    await this.stream.ping();
  }

  async disconnect({ logOut, signal }: Parameters<ChannelConnection['disconnect']>[0]): Promise<void> {
    onAbort(signal, () => this.stream.cut());
    if (!this.#hasEnded) {
      // What the server has told already is stored first.
      await this.#telling;
      if (!this.#hasEnded) await this.#save().catch(() => {});
    }
    this.#hasEnded = true;
    await this.stream.close().catch(() => {});
    if (logOut) await this.session.remember(null);
  }
}
