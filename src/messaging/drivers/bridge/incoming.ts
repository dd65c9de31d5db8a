/** What the bridge sends, as the engine knows it: events, and results of commands. */
import type {
  ChannelGroup,
  ChannelSession,
  CommandName,
  Commands,
  ReceivedContent,
} from '../../../channel/driver.ts';
import type { BridgeContent, BridgeEvent, BridgeGroup } from '../../../generated/types.ts';
import type { BridgeClient } from './client.ts';

/** The engine fetches the file once the message is stored. */
const contentOf = (content: BridgeContent): ReceivedContent => content;

interface BridgeFileRef {
  readonly ref: string;
  readonly name?: string;
}

export class Incoming {
  readonly #client: BridgeClient;
  readonly #session: ChannelSession;

  constructor(client: BridgeClient, session: ChannelSession) {
    this.#client = client;
    this.#session = session;
  }

  /** Resolves when it is stored. */
  async told(event: BridgeEvent): Promise<void> {
    const { tell, remember } = this.#session;
    switch (event.type) {
      case 'memory':
        return remember.call(this.#session, event.memory);
      case 'pairing': {
        const { expires_at: expiresAt, ...rest } = event;
        return tell.call(this.#session, { ...rest, expiresAt });
      }
      case 'closed': {
        const { logged_out: loggedOut = false, ...rest } = event;
        return tell.call(this.#session, { ...rest, loggedOut });
      }
      case 'message': {
        const { external_id, chat_kind, from_name, reply_to, content, ...rest } = event;
        return tell.call(this.#session, {
          ...rest,
          externalId: external_id,
          chatKind: chat_kind,
          content: contentOf(content),
          ...(from_name === undefined ? {} : { fromName: from_name }),
          ...(reply_to === undefined ? {} : { replyTo: reply_to }),
        });
      }
      case 'edited': {
        const { external_id: externalId, content, ...rest } = event;
        return tell.call(this.#session, { ...rest, externalId, content: contentOf(content) });
      }
      case 'status': {
        const { external_id: externalId, reason, ...rest } = event;
        return tell.call(this.#session, { ...rest, externalId, ...(reason === undefined ? {} : { reason }) });
      }
      case 'deleted':
      case 'reaction': {
        const { external_id: externalId, ...rest } = event;
        return tell.call(this.#session, { ...rest, externalId });
      }
      case 'group':
        return tell.call(this.#session, { type: 'group', group: await this.#group(event.group) });
      case 'contact': {
        const { picture, name, ...rest } = event;
        return tell.call(this.#session, {
          ...rest,
          ...(name === undefined ? {} : { name }),
          ...(picture === undefined ? {} : { pictureId: await this.#file(picture) }),
        });
      }
      default:
        return tell.call(this.#session, event);
    }
  }

  /** @throws Error if it is not valid: the outcome of the command is unknown then */
  async result<Name extends CommandName>(command: Name, result: unknown): Promise<Commands[Name][1]> {
    const { BridgePerformed: isPerformed } = await import('../../../generated/bridge-validators.ts');
    if (!isPerformed({ command, result }))
      throw new Error(`the result of the bridge for ${command} is not valid`);
    return (await this.#translated(command, result)) as Commands[Name][1];
  }

  async #translated(command: CommandName, result: unknown): Promise<unknown> {
    if (command === 'group.create') return this.#group(result as BridgeGroup);
    if (command !== 'contact.picture') return result;
    const { picture } = result as { readonly picture: BridgeFileRef | null };
    return { mediaId: picture === null ? null : await this.#file(picture) };
  }

  async #group({ picture, invite_link, ...group }: BridgeGroup): Promise<ChannelGroup> {
    return {
      ...group,
      ...(picture === undefined ? {} : { pictureId: await this.#file(picture) }),
      ...(invite_link === undefined ? {} : { inviteLink: invite_link }),
    };
  }

  /** Fetches a picture from the bridge, and stores it. */
  async #file({ ref, name }: BridgeFileRef): Promise<string> {
    const bytes = await this.#client.file(ref, this.#session.signal);
    return this.#session.storeMedia(bytes, name === undefined ? {} : { name });
  }
}
