/** A connection of one instance over the bridge. */
import type { Readable } from 'node:stream';
import type {
  ChannelConnection,
  ChannelMedia,
  ChannelSession,
  CommandName,
  Commands,
  OutgoingMessage,
} from '../../../channel/driver.ts';
import type { ChannelFile, SentContent } from '../../../channel/events.ts';
import { onAbort } from '../../../common/concurrency/on-abort.ts';
import { newId } from '../../../common/new-id.ts';
import type {
  BridgeConnect,
  BridgeDisconnect,
  BridgeEvent,
  BridgePerform,
  BridgeSend,
  BridgeSent,
} from '../../../generated/types.ts';
import { type BridgeClient, ForgottenSessionError } from './client.ts';
import { IncomingEvents } from './incoming.ts';
import type { BridgedInstance, BridgeReceiver } from './receiver.ts';

export class BridgeConnection implements ChannelConnection, BridgedInstance {
  readonly session = newId('ses');
  readonly #client: BridgeClient;
  readonly #receiver: BridgeReceiver;
  readonly #session: ChannelSession;
  readonly #callbackUrl: string;
  readonly #incoming: IncomingEvents;

  constructor(client: BridgeClient, receiver: BridgeReceiver, session: ChannelSession, callbackUrl: string) {
    this.#client = client;
    this.#receiver = receiver;
    this.#session = session;
    this.#callbackUrl = callbackUrl;
    this.#incoming = new IncomingEvents(client, session);
  }

  get instanceId(): string {
    return this.#session.instanceId;
  }

  async begin(): Promise<void> {
    const { settings, memory, pairingMethod, signal } = this.#session;
    const content: BridgeConnect = {
      ...this.#who,
      settings: { ...settings },
      memory: memory === null ? null : { ...memory },
      pairing_method: pairingMethod,
      callback_url: this.#callbackUrl,
    };
    // Events may come before the response.
    this.#receiver.add(this);
    onAbort(signal, () => this.#receiver.delete(this.session));
    try {
      await this.#client.post('/connect', content, signal);
    } catch (error) {
      this.#receiver.delete(this.session);
      throw error;
    }
  }

  reported(event: BridgeEvent, raw: string | null): Promise<void> {
    return this.#incoming.reported(event, raw);
  }

  openMedia(mediaId: string): Promise<ChannelMedia> {
    return this.#session.openMedia(mediaId);
  }

  async send(message: OutgoingMessage, { signal }: { readonly signal: AbortSignal }) {
    const { id, again, chat, content, replyTo } = message;
    const body: BridgeSend = {
      ...this.#who,
      message: {
        id,
        again,
        chat,
        content: await this.#outgoing(content),
        reply_to: replyTo === null ? null : { external_id: replyTo.externalId, from: replyTo.from },
      },
    };
    const answer = await this.#post('/send', body, signal, id);
    const { BridgeSent: isSent } = await import('../../../generated/bridge-validators.ts');
    if (!isSent(answer)) throw new Error('the response of the bridge to /send is not valid');
    return { externalId: (answer as BridgeSent).external_id ?? null };
  }

  async perform<Name extends CommandName>(
    name: Name,
    input: Commands[Name][0],
    { signal }: { readonly signal: AbortSignal },
  ): Promise<Commands[Name][1]> {
    const body: BridgePerform = { ...this.#who, command: name, input: await this.#input(input) };
    const { result } = (await this.#post('/perform', body, signal)) as { result?: unknown };
    return this.#incoming.result(name, input, result ?? null);
  }

  fetch({ ref }: ChannelFile, { signal }: { readonly signal: AbortSignal }): Promise<Readable> {
    return this.#client.file(ref, signal);
  }

  async heartbeat({ signal }: { readonly signal: AbortSignal }): Promise<void> {
    await this.#post('/heartbeat', this.#who, signal);
  }

  async disconnect({
    logOut,
    signal,
  }: {
    readonly logOut: boolean;
    readonly signal: AbortSignal;
  }): Promise<void> {
    const body: BridgeDisconnect = { ...this.#who, log_out: logOut };
    try {
      await this.#client.post('/disconnect', body, signal).catch(error => {
        // What it does not know has ended. For a log-out, it has to know it.
        if (logOut || !(error instanceof ForgottenSessionError)) throw error;
      });
      if (logOut) await this.#session.remember(null);
    } finally {
      this.#receiver.delete(this.session);
    }
  }

  /** If the bridge does not know the session any more, the connection has ended. */
  async #post(path: string, content: object, signal: AbortSignal, id?: string): Promise<unknown> {
    try {
      return await this.#client.post(path, content, signal, id);
    } catch (error) {
      if (error instanceof ForgottenSessionError)
        await this.#session.tell({ type: 'closed', reason: error.message, retry: true, forgotten: true });
      throw error;
    }
  }

  get #who(): { instance: string; session: string } {
    return { instance: this.instanceId, session: this.session };
  }

  async #outgoing(content: SentContent): Promise<BridgeSend['message']['content']> {
    if (content.kind !== 'media') return content;
    return { kind: 'media', ...(await this.#file(content.media_id)), caption: content.caption };
  }

  /** Where the bridge finds a file. */
  async #file(mediaId: string) {
    const { type, size, name } = await this.#session.openMedia(mediaId);
    return { url: `${this.#callbackUrl}/media/${this.session}/${mediaId}`, type, size, name };
  }

  /** Names on the wire are written like everywhere in the API. */
  async #input(input: object): Promise<Record<string, unknown>> {
    const { mediaId, content, ...rest } = input as {
      readonly mediaId?: string | null;
      readonly content?: SentContent;
    };
    return {
      ...rest,
      ...(mediaId === undefined ? {} : { picture: mediaId === null ? null : await this.#file(mediaId) }),
      ...(content === undefined ? {} : { content: await this.#outgoing(content) }),
    };
  }
}
