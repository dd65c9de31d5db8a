/** What the bridge sends, as the engine knows it: events, and results of commands. Null is the same as missing. */

import type { ChannelSession, CommandName, Commands } from '../../../channel/driver.ts';
import type { ChannelGroup } from '../../../channel/events.ts';
import { defined } from '../../../common/defined.ts';
import { isPlainObject } from '../../../common/json/plain-object.ts';
import type { BridgeEvent, BridgeFile, BridgeGroup } from '../../../generated/types.ts';
import type { BridgeClient } from './client.ts';
import { receivedContent } from './events.ts';

type Validators = typeof import('../../../generated/bridge-validators.ts');

export class IncomingEvents {
  readonly #client: BridgeClient;
  readonly #session: ChannelSession;

  constructor(client: BridgeClient, session: ChannelSession) {
    this.#client = client;
    this.#session = session;
  }

  /** Resolves when it is stored. `raw`: the content of the event as it came. */
  async reported(event: BridgeEvent, raw: string | null): Promise<void> {
    const { tell, remember } = this.#session;
    switch (event.type) {
      case 'memory':
        return remember.call(this.#session, event.memory ?? null);
      case 'pairing': {
        const { expires_at: expiresAt, ...rest } = event;
        return tell.call(this.#session, { ...rest, expiresAt });
      }
      case 'closed': {
        const { logged_out: loggedOut, ...rest } = event;
        return tell.call(this.#session, { ...rest, loggedOut: loggedOut ?? false });
      }
      case 'message': {
        const { external_id, chat_kind, from_name, reply_to, content, ...rest } = event;
        return tell.call(this.#session, {
          ...rest,
          externalId: external_id,
          chatKind: chat_kind,
          content: receivedContent(content, raw),
          ...defined({ fromName: from_name ?? undefined, replyTo: reply_to ?? undefined }),
        });
      }
      case 'edited': {
        const { content, ...rest } = event;
        return tell.call(this.#session, { ...named(rest), content: receivedContent(content, raw) });
      }
      case 'status': {
        const { reason, ...rest } = event;
        return tell.call(this.#session, { ...named(rest), ...defined({ reason: reason ?? undefined }) });
      }
      case 'deleted':
        return tell.call(this.#session, named(event));
      case 'reaction': {
        const { emoji, ...rest } = event;
        return tell.call(this.#session, { ...named(rest), emoji: emoji ?? null });
      }
      case 'group':
        return tell.call(this.#session, { type: 'group', group: await this.#group(event.group) });
      case 'contact': {
        const { picture, name, ...rest } = event;
        return tell.call(this.#session, {
          ...rest,
          ...defined({ name: name ?? undefined }),
          ...(await this.#picture(picture)),
        });
      }
      default:
        return tell.call(this.#session, event);
    }
  }

  /** @throws Error if it is not valid: the outcome of the command is unknown then */
  async result<Name extends CommandName>(
    command: Name,
    input: Commands[Name][0],
    result: unknown,
  ): Promise<Commands[Name][1]> {
    const validators = await import('../../../generated/bridge-validators.ts');
    if (!validators.BridgePerformed({ command, result }))
      throw new Error(`the result of the bridge for ${command} is not valid`);
    return (await this.#translated(command, input, result, validators)) as Commands[Name][1];
  }

  async #translated(
    command: CommandName,
    input: unknown,
    result: unknown,
    validators: Validators,
  ): Promise<unknown> {
    switch (command) {
      case 'group.create':
        return this.#group(madeGroup(result as object, input as Commands['group.create'][0], validators));
      case 'group.invite':
        return { link: (result as { link: string }).link };
      case 'contact.check': {
        const { found } = result as Commands['contact.check'][1];
        return {
          found: found.map(({ address, exists, canonical }) => ({
            address,
            exists,
            canonical: canonical ?? null,
          })),
        };
      }
      case 'contact.picture': {
        const { picture } = result as { readonly picture?: BridgeFile | null };
        return { mediaId: picture == null ? null : await this.#file(picture) };
      }
      default:
        return result;
    }
  }

  async #group({ picture, invite_link, participants, ...group }: BridgeGroup): Promise<ChannelGroup> {
    return {
      ...group,
      participants: participants ?? [],
      ...(await this.#picture(picture)),
      ...defined({ inviteLink: invite_link ?? undefined }),
    };
  }

  /** A group or a contact is not held up by its picture. */
  async #picture(picture: BridgeFile | null | undefined): Promise<{ pictureId?: string }> {
    if (picture == null) return {};
    try {
      return { pictureId: await this.#file(picture) };
    } catch (error) {
      this.#session.report(error);
      return {};
    }
  }

  /** Fetches a picture from the bridge, and stores it. */
  async #file({ ref, name }: BridgeFile): Promise<string> {
    const bytes = await this.#client.file(ref, this.#session.signal);
    return this.#session.storeMedia(bytes, defined({ name: name ?? undefined }));
  }
}

/** Which message an event is about. */
function named<Event extends { readonly external_id: string; readonly chat?: string | null }>({
  external_id: externalId,
  chat,
  ...rest
}: Event) {
  return { ...rest, externalId, ...defined({ chat: chat ?? undefined }) };
}

/** The group exists: what is wrong about the answer is left out, and what is missing is as it was asked for. */
function madeGroup(
  result: object,
  { name, addresses }: Commands['group.create'][0],
  { BridgeGroup: isGroup }: Validators,
): BridgeGroup {
  const asked: BridgeGroup = {
    address: (result as BridgeGroup).address,
    name,
    participants: addresses.map(address => ({ address, role: 'member' as const })),
  };
  let made = asked;
  for (const field of ['name', 'participants', 'picture', 'invite_link'] as const) {
    const value = (result as BridgeGroup)[field];
    const next = { ...made, [field]: value };
    if (value != null && isPlainObject(next) && isGroup(next)) made = next as BridgeGroup;
  }
  return made;
}
