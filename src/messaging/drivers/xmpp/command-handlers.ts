/** What an XMPP account does for each command. What is missing here, the protocol or this driver cannot do. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ChannelSession, CommandName, Commands } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import { referenceTo, stanzaIdOf } from './ids.ts';
import { namespaces } from './incoming.ts';
import type { Stanza } from './library.ts';
import { bodyOf } from './outgoing.ts';
import type { Rooms } from './rooms.ts';
import { serviceWith } from './services.ts';
import type { Stream } from './stream.ts';

/** What a command uses of the connection of its account. */
interface Account {
  readonly stream: Stream;
  readonly rooms: Rooms;
  readonly session: ChannelSession;
  readonly address: string;
  readonly domain: string;
}

/** Sends a message that nobody waits for. */
async function tellChat({ stream, rooms }: Account, chat: string, ...children: readonly Stanza[]) {
  const type = rooms.isRoom(chat) ? 'groupchat' : 'chat';
  const id = `cmd_${randomBytes(9).toString('hex')}`;
  await stream.send(stream.xml('message', { to: chat, type, id }, ...children));
  await stream.ping();
}

type Perform<Name extends CommandName> = (
  on: Account,
  input: Commands[Name][0],
) => Promise<Commands[Name][1]>;

export const commandHandlers: { readonly [Name in CommandName]?: Perform<Name> } = {
  async 'message.edit'(on, { chat, message, origin, content }) {
    const { xml } = on.stream;
    await tellChat(
      on,
      chat,
      xml('body', {}, bodyOf(content, null)),
      xml('replace', { xmlns: namespaces.correct, id: stanzaIdOf(origin ?? message) }),
    );
    return null;
  },
  async 'message.delete'(on, { chat, message, origin }) {
    const { xml } = on.stream;
    const hint = xml('store', { xmlns: 'urn:xmpp:hints' });
    const id = referenceTo(on.rooms.isRoom(chat), message, origin);
    await tellChat(on, chat, xml('retract', { xmlns: namespaces.retract, id }), hint);
    return null;
  },
  async 'message.react'(on, { chat, message, origin, emoji }) {
    const { xml } = on.stream;
    const reactions = emoji === null ? [] : [xml('reaction', {}, emoji)];
    const id = referenceTo(on.rooms.isRoom(chat), message, origin);
    const attrs = { xmlns: namespaces.reactions, id };
    await tellChat(
      on,
      chat,
      xml('reactions', attrs, ...reactions),
      xml('store', { xmlns: 'urn:xmpp:hints' }),
    );
    return null;
  },
  async 'chat.read'(on, { chat, messages, origin }) {
    const last = messages.at(-1);
    const { xml } = on.stream;
    if (last === undefined) return null;
    const id = referenceTo(on.rooms.isRoom(chat), last, origin);
    await tellChat(on, chat, xml('displayed', { xmlns: namespaces.markers, id }));
    return null;
  },
  async 'chat.typing'(on, { chat, typing }) {
    await tellChat(on, chat, on.stream.xml(typing ? 'composing' : 'active', { xmlns: namespaces.states }));
    return null;
  },
  async 'group.create'(on, { name, addresses }) {
    const service = await serviceWith(on.stream, on.domain, namespaces.room);
    if (service === null) throw new ChannelError('The server has no rooms', { code: 'not_supported' });
    const address = await on.rooms.create(service, name);
    await on.rooms.affiliate(address, addresses, 'member');
    await on.rooms.invite(address, addresses);
    const members = addresses.map(one => ({ address: one, role: 'member' as const }));
    return { address, name, participants: [{ address: on.address, role: 'owner' }, ...members] };
  },
  async 'group.rename'(on, { group, name }) {
    await on.rooms.configure(group, { 'muc#roomconfig_roomname': name });
    return null;
  },
  async 'group.add'(on, { group, addresses }) {
    await on.rooms.affiliate(group, addresses, 'member');
    await on.rooms.invite(group, addresses);
    return null;
  },
  async 'group.remove'(on, { group, addresses }) {
    await on.rooms.affiliate(group, addresses, 'none');
    return null;
  },
  async 'group.promote'(on, { group, addresses }) {
    await on.rooms.affiliate(group, addresses, 'admin');
    return null;
  },
  async 'group.demote'(on, { group, addresses }) {
    await on.rooms.affiliate(group, addresses, 'member');
    return null;
  },
  async 'group.invite'(on, { group, renew }) {
    on.rooms.roomOf(group);
    if (renew)
      throw new ChannelError('The link of a room is its address, which does not change', {
        code: 'not_supported',
      });
    return { link: `xmpp:${group}?join` };
  },
  async 'group.leave'(on, { group }) {
    await on.rooms.leave(group);
    return null;
  },
  async 'contact.block'(on, { address }) {
    const { xml } = on.stream;
    await on.stream.ask('set', xml('block', { xmlns: namespaces.blocking }, xml('item', { jid: address })));
    return null;
  },
  async 'contact.unblock'(on, { address }) {
    const { xml } = on.stream;
    await on.stream.ask('set', xml('unblock', { xmlns: namespaces.blocking }, xml('item', { jid: address })));
    return null;
  },
  async 'contact.picture'(on, { address }) {
    const { xml } = on.stream;
    const none = (error: unknown) => {
      if (error instanceof ChannelError && !error.retry) return undefined;
      throw error;
    };
    const answer = await on.stream.ask('get', xml('vCard', { xmlns: 'vcard-temp' }), address).catch(none);
    const photo = answer?.getChild('vCard', 'vcard-temp')?.getChild('PHOTO')?.getChildText('BINVAL');
    if (photo == null || photo === '') return { mediaId: null };
    const bytes = Buffer.from(photo, 'base64');
    return { mediaId: await on.session.storeMedia(Readable.from([bytes], { objectMode: false })) };
  },
};
