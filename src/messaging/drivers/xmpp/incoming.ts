/** What stanzas of messages tell: messages, receipts, markers, corrections, reactions, and copies of other devices. */
import type { ChannelEvent, ReceivedContent } from '../../../channel/events.ts';
import { addressOf, bareOf, copyIdOf, keptId, originIdOf, resourceOf } from './ids.ts';
import type { Stanza } from './library.ts';

export const namespaces = {
  receipts: 'urn:xmpp:receipts',
  markers: 'urn:xmpp:chat-markers:0',
  correct: 'urn:xmpp:message-correct:0',
  retract: 'urn:xmpp:message-retract:1',
  reactions: 'urn:xmpp:reactions:0',
  reply: 'urn:xmpp:reply:0',
  ids: 'urn:xmpp:sid:0',
  carbons: 'urn:xmpp:carbons:2',
  forward: 'urn:xmpp:forward:0',
  delay: 'urn:xmpp:delay',
  archive: 'urn:xmpp:mam:2',
  states: 'http://jabber.org/protocol/chatstates',
  room: 'http://jabber.org/protocol/muc',
  roomUser: 'http://jabber.org/protocol/muc#user',
  roomAdmin: 'http://jabber.org/protocol/muc#admin',
  roomOwner: 'http://jabber.org/protocol/muc#owner',
  conference: 'jabber:x:conference',
  items: 'http://jabber.org/protocol/disco#items',
  info: 'http://jabber.org/protocol/disco#info',
  upload: 'urn:xmpp:http:upload:0',
  blocking: 'urn:xmpp:blocking',
  roster: 'jabber:iq:roster',
  form: 'jabber:x:data',
  pages: 'http://jabber.org/protocol/rsm',
  outOfBand: 'jabber:x:oob',
} as const;

export interface OwnIdentity {
  /** The own address, without resource. */
  readonly address: string;
  /** The own name in a room; null if the address is no room of this account. */
  nickIn(room: string): string | null;
  /** The address of a participant of a room, if the room shows it. */
  realOf(occupant: string): string | null;
  /**
   * Whether the server of the account, or a room, gives messages ids and removes those that others pretend to be its own
   * (XEP-0359).
   */
  givesIds(by: string): boolean;
  /** The origin id of a message that somebody has written, by the id that its room has given it. */
  known(externalId: string, writer: string | null): string | null;
  now(): number;
}

/** A message stanza, with what was around it. */
export interface UnwrappedMessage {
  readonly stanza: Stanza;
  /** When it was sent, if somebody has kept it since. */
  readonly at: string | null;
  /** Its id in the archive of the account. */
  readonly archiveId: string | null;
}

/** Takes the message out of a copy of another device (XEP-0280), which only the own account may send. */
export function unwrapped(stanza: Stanza, own: OwnIdentity): UnwrappedMessage {
  const isOwn = bareOf(stanza.attrs.from ?? own.address) === own.address;
  const copy = stanza.getChild('received', namespaces.carbons) ?? stanza.getChild('sent', namespaces.carbons);
  const inner = isOwn ? forwardedIn(copy) : null;
  const message = inner?.stanza ?? stanza;
  const at = inner?.at ?? message.getChild('delay', namespaces.delay)?.attrs.stamp ?? null;
  return { stanza: message, at, archiveId: idBy(message, own.address, own) };
}

/**
 * The id that a server or a room has given a message; null: it gives none that can be trusted. Of several, the writer has
 * added some: a server should remove them, but not every one does.
 */
export function idBy(stanza: Stanza, by: string, own: OwnIdentity): string | null {
  if (!own.givesIds(by)) return null;
  const [given, other] = stanza
    .getChildren('stanza-id', namespaces.ids)
    .filter(({ attrs }) => attrs.by === by);
  return other === undefined ? given?.attrs.id || null : null;
}

/** What an element of the namespace `urn:xmpp:forward:0` has in it. */
export function forwardedIn(element: Stanza | undefined): { stanza: Stanza; at: string | null } | null {
  const forwarded = element?.getChild('forwarded', namespaces.forward);
  const stanza = forwarded?.getChild('message');
  if (stanza === undefined) return null;
  return { stanza, at: forwarded?.getChild('delay', namespaces.delay)?.attrs.stamp ?? null };
}

/** The event of a message stanza; null: it tells nothing that is stored. */
export function channelEventOf(
  { stanza, at, archiveId }: UnwrappedMessage,
  own: OwnIdentity,
): ChannelEvent | null {
  const { from = own.address, to = own.address, type = 'normal', id } = stanza.attrs;
  const time = timeOf(at, own);
  const isRoom = type === 'groupchat';
  const isMine = isRoom ? resourceOf(from) === own.nickIn(bareOf(from)) : bareOf(from) === own.address;
  const writer = isMine ? null : addressOf(isRoom ? from : bareOf(from));
  const chat = isRoom || !isMine ? bareOf(from) : bareOf(to);
  // A message of the room itself is its subject.
  if (isRoom && resourceOf(from) === '') return null;
  if (type === 'error') return errorOf(stanza, time, own);

  // The ids of messages of this driver are unique, and people may write their addresses in another way.
  const named = (externalId: string) =>
    isRoom || !isOurs(externalId) ? { externalId, chat } : { externalId };
  const about = (reference: string): string => {
    if (isRoom && own.givesIds(chat)) return keptId(reference);
    return originIdOf(isMine || isOurs(reference) ? null : writer, reference);
  };
  const received = stanza.getChild('received', namespaces.receipts)?.attrs.id;
  if (received !== undefined && !isMine)
    return { type: 'status', ...named(keptId(received)), state: 'delivered', at: time };
  const displayed = stanza.getChild('displayed', namespaces.markers)?.attrs.id;
  if (displayed !== undefined)
    return {
      type: 'status',
      // Another device of the account has read what somebody else has written.
      ...named(isMine && !isRoom ? originIdOf(addressOf(chat), displayed) : keptId(displayed)),
      from: writer ?? own.address,
      state: 'read',
      at: time,
    };
  const reactions = stanza.getChild('reactions', namespaces.reactions);
  if (reactions?.attrs.id !== undefined)
    return {
      type: 'reaction',
      ...named(about(reactions.attrs.id)),
      from: writer ?? own.address,
      emoji: reactions.getChildText('reaction')?.slice(0, 32) || null,
      at: time,
    };
  const retracted = stanza.getChild('retract', namespaces.retract)?.attrs.id;
  if (retracted !== undefined) {
    const origin = (isRoom ? own.known(retracted, writer) : null) ?? originIdOf(writer, retracted);
    return { type: 'deleted', ...named(origin), at: time };
  }

  const content = contentOf(stanza);
  if (content === null) return null;
  const replaced = stanza.getChild('replace', namespaces.correct)?.attrs.id;
  if (replaced !== undefined)
    return { type: 'edited', ...named(originIdOf(writer, replaced)), content, at: time };
  const replyTo = stanza.getChild('reply', namespaces.reply)?.attrs.id;
  const given = isRoom ? idBy(stanza, chat, own) : archiveId;
  const externalId = given === null ? copyOf(stanza, writer, time) : keptId(given);
  return {
    type: 'message',
    externalId,
    ...(id === undefined ? {} : { originId: originIdOf(writer, id) }),
    chat,
    chatKind: isRoom ? 'group' : 'direct',
    from: writer === null ? own.address : (isRoom && own.realOf(from)) || writer,
    ...(isRoom && writer !== null ? { fromName: resourceOf(from) } : {}),
    content,
    ...(replyTo === undefined ? {} : { replyTo: about(replyTo) }),
    at: time,
  };
}

/** Whether it is the id of a message that this driver has sent. */
export const isOurs = (id: string): boolean => id.startsWith('msg_');

/** The id of a message by what its copies have in common. Without an id of its writer, two may be one only at one time. */
function copyOf(stanza: Stanza, writer: string | null, time: string): string {
  const { id } = stanza.attrs;
  const said = textOf(stanza) ?? unknownIn(stanza)?.toString() ?? '';
  return copyIdOf(writer ?? '', id ?? '', said, ...(id === undefined ? [time] : []));
}

/** The id by which copies of a message are recognised whatever ids they were given; null: its writer gave it none. */
export function copyOfMessage(
  { stanza }: UnwrappedMessage,
  event: ChannelEvent,
  own: OwnIdentity,
): string | null {
  if (event.type !== 'message' || stanza.attrs.id === undefined) return null;
  const isMine = event.from === own.address;
  const writer = event.chatKind === 'group' ? (stanza.attrs.from ?? '') : event.from;
  return copyOf(stanza, isMine ? null : addressOf(writer), '');
}

/** The elements of which clients make something of their own, such as encrypted messages of other kinds. */
const encrypted = ['encrypted', 'encryption', 'openpgp'];
const kept = 'urn:xmpp:hints';

/**
 * A text, or what is there in place of one: something encrypted, or what the sender wants to be stored. Everything else
 * without a text is a state or a notice of a client.
 */
function contentOf(stanza: Stanza): ReceivedContent | null {
  const text = textOf(stanza);
  if (text !== null) return { kind: 'text', text };
  const unknown = unknownIn(stanza);
  return unknown === undefined
    ? null
    : { kind: 'unsupported', type: unknown.attrs.xmlns ?? unknown.name, raw: stanza.toString() };
}

function unknownIn(stanza: Stanza): Stanza | undefined {
  const children = stanza.getChildElements();
  const own = children.find(({ name }) => encrypted.includes(name));
  if (own !== undefined || stanza.getChild('store', kept) === undefined) return own;
  return children.find(
    ({ attrs }) => !Object.values<string>(namespaces).includes(attrs.xmlns ?? '') && attrs.xmlns !== kept,
  );
}

/** Files are not fetched, because anybody could make this process request any address: their address is the text. */
function textOf(stanza: Stanza): string | null {
  const body = stanza.getChildText('body') ?? stanza.getChild('x', namespaces.outOfBand)?.getChildText('url');
  if (body == null || body === '') return null;
  return body;
}

function timeOf(at: string | null, own: OwnIdentity): string {
  const time = at === null ? Number.NaN : Date.parse(at);
  return new Date(Number.isNaN(time) ? own.now() : time).toISOString();
}

/** A message of ours that could not be delivered. */
function errorOf(stanza: Stanza, at: string, own: OwnIdentity): ChannelEvent | null {
  const { id, from = '' } = stanza.attrs;
  const isRoom = own.nickIn(bareOf(from)) !== null;
  if (id === undefined) return null;
  const condition = stanza.getChild('error')?.getChildElements()[0]?.name ?? 'unknown';
  return {
    type: 'status',
    externalId: keptId(id),
    ...(isRoom ? { chat: bareOf(from) } : {}),
    state: 'failed',
    at,
    reason: `The message was returned (${condition})`,
  };
}
