/** The rooms of an account (XEP-0045): who is in them, and what changes. */
import { randomBytes } from 'node:crypto';
import { ChannelError } from '../../../channel/errors.ts';
import type { ChannelEvent, ChannelGroup } from '../../../channel/events.ts';
import type { Participant } from '../../../generated/types.ts';
import { addressOf, bareOf, resourceOf } from './ids.ts';
import { namespaces } from './incoming.ts';
import type { Stanza } from './library.ts';
import { refusalIn } from './refusals.ts';
import { hasFeature } from './services.ts';
import type { Stream } from './stream.ts';

interface Room {
  readonly nick: string;
  name: string;
  /** By nick. */
  readonly there: Map<string, Participant>;
  /** Whether the room has let it in. */
  isIn: boolean;
  /** Whether it gives messages ids. */
  givesIds: boolean;
  /** Resolves when that is known. */
  described: Promise<void>;
  entered: (error: Error | null) => void;
}

/** Status codes of a presence (XEP-0045, 15.6.2). */
const self = '110';
const isOut = ['301', '307', '321', '322', '332'];

/** Maximum number of rooms, and of people in a room that are known. */
const maxRooms = 1_000;
const maxOccupants = 5_000;

export class Rooms {
  readonly #stream: Stream;
  readonly #nick: string;
  readonly #tell: (event: ChannelEvent) => void;
  readonly #changed: () => void;
  readonly #now: () => number;
  readonly #isAwaited: (address: string) => boolean;
  readonly #rooms = new Map<string, Room>();

  constructor(
    stream: Stream,
    nick: string,
    hooks: {
      tell(event: ChannelEvent): void;
      changed(): void;
      now(): number;
      isAwaited(address: string): boolean;
    },
  ) {
    this.#stream = stream;
    this.#nick = nick;
    this.#tell = hooks.tell;
    this.#changed = hooks.changed;
    this.#now = hooks.now;
    this.#isAwaited = hooks.isAwaited;
  }

  /** The addresses of those that it is in. */
  get addresses(): string[] {
    return [...this.#rooms].filter(([, { isIn }]) => isIn).map(([address]) => address);
  }

  /** Whether it can enter no more rooms: anybody may invite it. */
  get areFull(): boolean {
    return this.#rooms.size >= maxRooms;
  }

  nickIn(room: string): string | null {
    return this.#rooms.get(room)?.nick ?? null;
  }

  realOf(occupant: string): string | null {
    return this.#rooms.get(bareOf(occupant))?.there.get(resourceOf(occupant))?.address ?? null;
  }

  /** Enters a room. `history`: how many messages the room tells at first. @throws ChannelError */
  async enter(address: string, history: number): Promise<void> {
    if (this.areFull && !this.#rooms.has(address))
      throw new ChannelError(`An account cannot be in more than ${maxRooms} rooms`, {
        code: 'channel_not_allowed',
      });
    const { xml } = this.#stream;
    const room: Room = {
      nick: this.#nick,
      name: address.split('@')[0] ?? address,
      there: new Map(),
      isIn: false,
      givesIds: false,
      described: Promise.resolve(),
      entered: () => {},
    };
    const entering = new Promise<void>((resolve, reject) => {
      room.entered = error => (error === null ? resolve() : reject(error));
    });
    // The room may refuse it before the request counts as sent.
    entering.catch(() => {});
    // What the room tells from then on waits until it is known what its ids mean.
    room.described = entering.then(() => this.#look(address, room));
    room.described.catch(() => {});
    this.#rooms.set(address, room);
    const attrs = { to: `${address}/${this.#nick}` };
    try {
      await this.#stream.send(
        xml(
          'presence',
          attrs,
          xml('x', { xmlns: namespaces.room }, xml('history', { maxstanzas: String(history) })),
        ),
      );
      await room.described;
    } catch (error) {
      this.#rooms.delete(address);
      throw error;
    }
  }

  /** Tells the group as it is now. */
  async describe(address: string): Promise<ChannelGroup> {
    const room = this.roomOf(address);
    await room.described;
    return { address, name: room.name, participants: [...room.there.values()] };
  }

  async #look(address: string, room: Room): Promise<void> {
    const { xml } = this.#stream;
    const reported = await this.#stream.ask('get', xml('query', { xmlns: namespaces.info }), address);
    const query = reported.getChild('query', namespaces.info);
    room.name = query?.getChild('identity')?.attrs.name?.slice(0, 200) || room.name;
    room.givesIds = hasFeature(query, namespaces.ids);
  }

  givesIds(address: string): boolean {
    return this.#rooms.get(address)?.givesIds ?? false;
  }

  /** Resolves when it is known what the ids of a room mean. Never rejects. */
  async untilDescribed(address: string): Promise<void> {
    await this.#rooms.get(address)?.described.catch(() => {});
  }

  async create(service: string, name: string): Promise<string> {
    const address = `${randomBytes(8).toString('hex')}@${service}`;
    await this.enter(address, 0);
    await this.configure(address, {
      'muc#roomconfig_roomname': name,
      'muc#roomconfig_persistentroom': '1',
      'muc#roomconfig_membersonly': '1',
      'muc#roomconfig_whois': 'anyone',
    });
    this.#changed();
    return address;
  }

  async configure(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
    this.roomOf(address);
    const { xml } = this.#stream;
    const all = { FORM_TYPE: 'http://jabber.org/protocol/muc#roomconfig', ...fields };
    const form = xml(
      'x',
      { xmlns: namespaces.form, type: 'submit' },
      ...Object.entries(all).map(([name, value]) => xml('field', { var: name }, xml('value', {}, value))),
    );
    const query = xml('query', { xmlns: namespaces.roomOwner }, form);
    await this.#stream.ask('set', query, address, 'group_not_admin');
  }

  /** Gives addresses a place in the room: `member`, `admin` or `none`. */
  async affiliate(address: string, jids: readonly string[], affiliation: string): Promise<void> {
    this.roomOf(address);
    const { xml } = this.#stream;
    for (const jid of jids)
      await this.#stream.ask(
        'set',
        xml('query', { xmlns: namespaces.roomAdmin }, xml('item', { affiliation, jid })),
        address,
        'group_not_admin',
      );
  }

  async invite(address: string, jids: readonly string[]): Promise<void> {
    this.roomOf(address);
    const { xml } = this.#stream;
    for (const to of jids)
      await this.#stream.send(
        xml('message', { to: address }, xml('x', { xmlns: namespaces.roomUser }, xml('invite', { to }))),
      );
  }

  async leave(address: string): Promise<void> {
    const { nick } = this.roomOf(address);
    this.#rooms.delete(address);
    this.#changed();
    await this.#stream.send(this.#stream.xml('presence', { to: `${address}/${nick}`, type: 'unavailable' }));
  }

  /** @throws ChannelError if it is not in the room */
  roomOf(address: string): Room {
    if (this.isRoom(address)) return this.#rooms.get(address) as Room;
    throw new ChannelError('The instance is not a member of this group', { code: 'group_left' });
  }

  /** @throws ChannelError if it is a room that it was in before it has connected again, and has not entered since */
  isRoom(address: string): boolean {
    if (this.#rooms.has(address)) return true;
    if (this.#isAwaited(address))
      throw new ChannelError('The instance has not entered the group again yet', { retry: true });
    return false;
  }

  /** A presence of a room. */
  present(stanza: Stanza): void {
    const { from = '', type } = stanza.attrs;
    const address = bareOf(from);
    const room = this.#rooms.get(address);
    if (room === undefined) return;
    const user = stanza.getChild('x', namespaces.roomUser);
    const codes = user?.getChildren('status').map(({ attrs }) => attrs.code ?? '') ?? [];
    if (type === 'error') {
      room.entered(refusalIn(stanza));
      return;
    }
    const nick = resourceOf(from);
    const item = user?.getChild('item');
    if (type === 'unavailable') {
      this.#gone(address, room, nick, item?.attrs.affiliation ?? 'none', codes);
      return;
    }
    if (item === undefined) return;
    const real = item.attrs.jid === undefined ? from : bareOf(item.attrs.jid);
    this.#arrived(address, room, nick, { address: addressOf(real), role: roleOf(item.attrs.affiliation) });
    if (codes.includes(self) && !room.isIn) {
      room.isIn = true;
      room.entered(null);
    }
  }

  #arrived(group: string, room: Room, nick: string, now: Participant): void {
    const before = room.there.get(nick);
    if (before === undefined && room.there.size >= maxOccupants) return;
    room.there.set(nick, now);
    // Those who are there at first are told with the group.
    if (!room.isIn || nick === room.nick) return;
    const reported = (action: 'added' | 'promoted' | 'demoted') =>
      this.#tell({ type: 'participants', group, action, addresses: [now.address] });
    if (before === undefined) reported('added');
    else if (before.role !== now.role) reported(now.role === 'member' ? 'demoted' : 'promoted');
  }

  #gone(group: string, room: Room, nick: string, affiliation: string, codes: readonly string[]): void {
    const before = room.there.get(nick);
    const isExpelled = codes.some(code => isOut.includes(code));
    if (nick === room.nick) {
      if (!isExpelled) return;
      this.#rooms.delete(group);
      this.#changed();
      this.#tell({ type: 'left', group, at: new Date(this.#now()).toISOString() });
      return;
    }
    // Members who are only offline stay members.
    if (before === undefined || (!isExpelled && affiliation !== 'none')) return;
    room.there.delete(nick);
    this.#tell({ type: 'participants', group, action: 'removed', addresses: [before.address] });
  }
}

const roleOf = (affiliation: string | undefined): Participant['role'] =>
  affiliation === 'owner' || affiliation === 'admin' ? affiliation : 'member';
