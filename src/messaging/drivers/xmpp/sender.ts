/** Sends the messages of an XMPP account, and learns what has become of them. */

import type { ChannelSession, OutgoingMessage } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import { onAbort } from '../../../common/concurrency/on-abort.ts';
import { bareOf, keptId, resourceOf } from './ids.ts';
import { idBy, namespaces, type OwnIdentity } from './incoming.ts';
import type { Stanza } from './library.ts';
import { messageStanza } from './outgoing.ts';
import { refusalIn } from './refusals.ts';
import type { Rooms } from './rooms.ts';
import { serviceWith } from './services.ts';
import type { Stream } from './stream.ts';
import type { Uploads } from './upload.ts';

/** What sending uses of the connection of its account. */
interface Account extends OwnIdentity {
  readonly stream: Stream;
  readonly rooms: Rooms;
  readonly session: ChannelSession;
  readonly domain: string;
}

export class MessageSender {
  readonly #account: Account;
  readonly #uploads: Uploads;
  /** What is being sent, by its id; resolves with the id that a room has given it. */
  readonly #sending = new Map<string, (outcome: Error | string | null) => void>();

  constructor(account: Account, uploads: Uploads) {
    this.#account = account;
    this.#uploads = uploads;
  }

  async send(message: OutgoingMessage, signal: AbortSignal) {
    const { stream, rooms } = this.#account;
    const { id, chat, content } = message;
    const isRoom = rooms.isRoom(chat);
    const file = content.kind === 'media' ? await this.#uploaded(content.media_id, signal) : null;
    const stanza = messageStanza(stream.xml, message, { isRoom, file });
    const given = await this.#sent(id, isRoom, stanza, signal);
    return given === null ? { externalId: id } : { externalId: given, originId: id };
  }

  /** The echo of a message in a room is the outcome of sending it. */
  heard(stanza: Stanza): void {
    const { id = '', type, from = '' } = stanza.attrs;
    const room = bareOf(from);
    const settle = this.#sending.get(id);
    if (settle === undefined || type !== 'groupchat' || resourceOf(from) !== this.#account.nickIn(room))
      return;
    const given = idBy(stanza, room, this.#account);
    settle(given === null ? null : keptId(given));
  }

  /** Nothing that is being sent has an outcome any more. */
  fail(reason: string): void {
    for (const settle of this.#sending.values()) settle(new Error(reason));
  }

  async #uploaded(mediaId: string, signal: AbortSignal): Promise<string> {
    const { stream, domain, session } = this.#account;
    const service = await serviceWith(stream, domain, namespaces.upload);
    if (service === null) throw new ChannelError('The server does not take files', { code: 'not_supported' });
    return this.#uploads.put(stream, service, await session.openMedia(mediaId), signal);
  }

  /** Resolves when the room has sent it to everybody, with the id that it has given it, or when the server has it. */
  async #sent(id: string, isRoom: boolean, stanza: Stanza, signal: AbortSignal): Promise<string | null> {
    const { stream } = this.#account;
    let end = () => {};
    const settled = new Promise<string | null>((resolve, reject) => {
      this.#sending.set(id, outcome => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      const unlistenAbort = onAbort(signal, () => reject(signal.reason));
      const unlisten = stream.listen(answer => {
        if (answer.attrs.id !== id || answer.attrs.type !== 'error' || !answer.is('message')) return;
        reject(refusalIn(answer));
      });
      end = () => {
        unlistenAbort();
        unlisten();
        this.#sending.delete(id);
      };
    });
    settled.catch(() => {});
    try {
      await stream.send(stanza);
      // The server answers in order: when it answers this, it has the message, and has returned it if nobody is there.
      await Promise.race([settled, isRoom ? settled : stream.ping()]);
      if (!isRoom) this.#sending.get(id)?.(null);
      return await settled;
    } finally {
      end();
    }
  }
}
