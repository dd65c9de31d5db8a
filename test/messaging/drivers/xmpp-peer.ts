/** Somebody on an XMPP server: what a person does with an app. */
import { randomBytes } from 'node:crypto';
import { client, xml } from '@xmpp/client';
import { until } from '../../until.ts';

interface Received {
  readonly from: string;
  readonly text: string;
  readonly id: string;
}

export type Peer = Awaited<ReturnType<typeof peer>>;

const bare = (jid: string) => jid.split('/')[0] ?? jid;

export async function peer(port: number, jid: string, password: string) {
  const [username = '', domain = ''] = jid.split('@');
  const xmpp = client({ service: `xmpp://127.0.0.1:${port}`, domain, username, password, resource: 'app' });
  // Its own limit for each step is 2 s, which a busy machine may exceed.
  xmpp.timeout = 90_000;
  xmpp.reconnect.stop();
  const messages: Received[] = [];
  const receipts: string[] = [];
  const invitations: string[] = [];
  const entered: string[] = [];
  const written: string[] = [];
  /** The ids that rooms have given messages, by their texts. */
  const numbers = new Map<string, string>();
  /** What was said of messages, each with the id that names it. */
  const named: string[] = [];
  xmpp.on('error', () => {});
  xmpp.on('stanza', async stanza => {
    const { from = '', type, id = '' } = stanza.attrs as Record<string, string>;
    if (stanza.is('presence')) entered.push(from);
    if (stanza.is('message') && type !== 'error') {
      const receipt = stanza.getChild('received', 'urn:xmpp:receipts')?.attrs.id;
      if (receipt !== undefined) receipts.push(receipt);
      if (stanza.getChild('x', 'http://jabber.org/protocol/muc#user')?.getChild('invite') !== undefined)
        invitations.push(bare(from));
      for (const element of ['reactions', 'displayed', 'reply']) {
        const found = stanza.getChildElements().find(one => one.is(element));
        const emojis = found?.getChildren('reaction').map(one => `(${one.getText()})`) ?? [];
        if (found !== undefined) named.push(`${element}${emojis.join('')} ${found.attrs.id}`);
      }
      const text = stanza.getChildText('body');
      if (text !== null && type === 'chat') {
        messages.push({ from: bare(from), text, id });
        if (stanza.getChild('request', 'urn:xmpp:receipts') !== undefined)
          await xmpp.send(
            xml('message', { to: from, type: 'chat' }, xml('received', { xmlns: 'urn:xmpp:receipts', id })),
          );
      } else if (text !== null) {
        messages.push({ from, text, id });
        const given = stanza.getChild('stanza-id', 'urn:xmpp:sid:0')?.attrs.id;
        if (given !== undefined) numbers.set(text, given);
      }
    }
  });
  await xmpp.start();
  // What is sent while stream management is being enabled may stay unanswered.
  await until(() => xmpp.streamManagement.enabled);
  await xmpp.send(xml('presence'));

  const say = (to: string, ...children: ReturnType<typeof xml>[]) =>
    xmpp.send(
      xml(
        'message',
        { to, type: to.includes('@conference') ? 'groupchat' : 'chat', id: fresh() },
        ...children,
      ),
    );
  const ask = (to: string, payload: ReturnType<typeof xml>) =>
    xmpp.iqCaller.request(xml('iq', { type: 'set', to }, payload));

  return {
    jid,
    messages,
    receipts,
    /** The ids of the messages that it has written. */
    written,
    numbers,
    named,
    invitations,
    until,
    /** Returns the id of the message. */
    async write(to: string, text: string, id = fresh(), ...more: ReturnType<typeof xml>[]): Promise<string> {
      const type = to.includes('@conference') ? 'groupchat' : 'chat';
      const request = xml('request', { xmlns: 'urn:xmpp:receipts' });
      const attrs = id === '' ? { to, type } : { to, type, id };
      await xmpp.send(xml('message', attrs, xml('body', {}, text), request, ...more));
      written.push(id);
      // The server has it.
      await xmpp.iqCaller.request(xml('iq', { type: 'get' }, xml('ping', { xmlns: 'urn:xmpp:ping' })));
      return id;
    },
    /** Writes with an id that only the server `by` may give. */
    pretend(to: string, text: string, by: string, given: string): Promise<string> {
      return this.write(to, text, fresh(), xml('stanza-id', { xmlns: 'urn:xmpp:sid:0', by, id: given }));
    },
    /** Writes something that no archive keeps. */
    whisper(to: string, text: string, id: string): Promise<string> {
      return this.write(to, text, id, xml('no-store', { xmlns: 'urn:xmpp:hints' }));
    },
    /** Says that a message was read. */
    async mark(to: string, id: string) {
      await say(to, xml('displayed', { xmlns: 'urn:xmpp:chat-markers:0', id }));
      await xmpp.iqCaller.request(xml('iq', { type: 'get' }, xml('ping', { xmlns: 'urn:xmpp:ping' })));
    },
    async read(from: string) {
      const last = messages.filter(one => one.from === from).at(-1);
      await say(from, xml('displayed', { xmlns: 'urn:xmpp:chat-markers:0', id: last?.id ?? '' }));
    },
    correct: (to: string, id: string, text: string) =>
      say(to, xml('body', {}, text), xml('replace', { xmlns: 'urn:xmpp:message-correct:0', id })),
    react: (to: string, id: string, emoji: string) =>
      say(to, xml('reactions', { xmlns: 'urn:xmpp:reactions:0', id }, xml('reaction', {}, emoji))),
    /** Sends something encrypted that has no text. */
    async encrypt(to: string): Promise<void> {
      await say(
        to,
        xml('encrypted', { xmlns: 'urn:xmpp:omemo:2' }, xml('payload', {}, 'AAAA')),
        xml('store', { xmlns: 'urn:xmpp:hints' }),
      );
    },
    retract: (to: string, id: string) => say(to, xml('retract', { xmlns: 'urn:xmpp:message-retract:1', id })),
    /** Pretends that the account has sent a message from another device. */
    forge: (to: string) =>
      say(
        to,
        xml(
          'sent',
          { xmlns: 'urn:xmpp:carbons:2' },
          xml(
            'forwarded',
            { xmlns: 'urn:xmpp:forward:0' },
            xml(
              'message',
              { from: to, to: 'victim@localhost', id: 'forged', type: 'chat' },
              xml('body', {}, 'forged'),
            ),
          ),
        ),
      ),
    async enter(room: string) {
      const to = `${room}/${username}`;
      await xmpp.send(xml('presence', { to }, xml('x', { xmlns: 'http://jabber.org/protocol/muc' })));
      await until(() => entered.includes(to));
    },
    async createRoom(room: string): Promise<string> {
      await this.enter(room);
      const form = xml('x', { xmlns: 'jabber:x:data', type: 'submit' });
      await ask(room, xml('query', { xmlns: 'http://jabber.org/protocol/muc#owner' }, form));
      return room;
    },
    invite: (room: string, to: string) =>
      xmpp.send(
        xml(
          'message',
          { to: room },
          xml('x', { xmlns: 'http://jabber.org/protocol/muc#user' }, xml('invite', { to })),
        ),
      ),
    expel: (room: string, one: string) =>
      ask(
        room,
        xml(
          'query',
          { xmlns: 'http://jabber.org/protocol/muc#admin' },
          xml('item', { affiliation: 'outcast', jid: one }),
        ),
      ),
    addContact: (contact: string, name: string) =>
      xmpp.iqCaller.request(
        xml(
          'iq',
          { type: 'set' },
          xml('query', { xmlns: 'jabber:iq:roster' }, xml('item', { jid: contact, name })),
        ),
      ),
    async stop() {
      await xmpp.stop();
    },
  };
}

const fresh = () => randomBytes(9).toString('hex');
