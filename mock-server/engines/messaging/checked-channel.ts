/**
 * What tests let happen at the simulated channel is checked first: what would have no effect is refused by name, because
 * the test that sends it would prove nothing.
 */
import { defined } from '../../../src/common/defined.ts';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { shownName, suggestion } from '../../../src/common/text/unknown-name.ts';
import type { InstanceRecord } from '../../../src/generated/types.ts';
import { CallbackError, checkEvent, receivedContent } from '../../../src/messaging/drivers/bridge/events.ts';
import {
  checkEventNames,
  checkMessageNames,
  type SimulatedDriver,
} from '../../../src/messaging/drivers/simulated/driver.ts';
import type { Parts } from '../../../src/repository/index.ts';

/** What tests let happen at the simulated channel. @throws MarketplaceError for an instance that does not exist */
export interface MockChannel
  extends Pick<SimulatedDriver, 'receive' | 'happen' | 'pair' | 'logOut' | 'cut' | 'sent'> {
  /** Takes effect at once. Rejects if there is no such instance. */
  misbehave(...given: Parameters<SimulatedDriver['misbehave']>): Promise<void>;
}

export type CheckableChannel = Pick<SimulatedDriver, keyof MockChannel | 'keeps'>;

type Event = Parameters<SimulatedDriver['happen']>[1];
type Message = Parameters<SimulatedDriver['receive']>[1];
type Content = Extract<Message, { readonly content: unknown }>['content'];

interface Found {
  readonly workspaceId: string;
  readonly instance: Readonly<InstanceRecord>;
}

/** The same channel, which refuses what is wrong. */
export function checkedChannel(
  channel: CheckableChannel,
  repository: Pick<Parts, 'workspaces' | 'messaging'>,
): MockChannel {
  async function found(instanceId: string): Promise<Found> {
    let after: string | undefined;
    do {
      const page = await repository.workspaces.list({
        limit: 100,
        ...defined({ after }),
      });
      for (const { id: workspaceId } of page.workspaces) {
        const instance = await repository.messaging.findInstance(workspaceId, instanceId);
        if (instance?.driver === 'simulated') return { workspaceId, instance };
        if (instance != null)
          throw refusal(
            `${shownName(instanceId)} is an instance of the channel ${instance.driver}, and not of the simulated one`,
          );
      }
      after = page.next ?? undefined;
    } while (after !== undefined);
    throw new MarketplaceError('not_found', `no instance has the id ${shownName(String(instanceId))}`);
  }

  const known =
    <Given extends unknown[], Result>(work: (instanceId: string, ...given: Given) => Promise<Result>) =>
    async (instanceId: string, ...given: Given): Promise<Result> => {
      await found(instanceId);
      return work(instanceId, ...given);
    };

  return {
    sent: channel.sent,
    pair: known(channel.pair),
    logOut: known(channel.logOut),
    cut: known(channel.cut),
    receive: known(async (instanceId, message) => channel.receive(instanceId, await checkedMessage(message))),
    async happen(instanceId, event) {
      const { workspaceId } = await found(instanceId);
      await channel.happen(instanceId, await checkedEvent(event));
      // What the channel keeps for an instance that is not connected may be about something that it keeps too.
      if (!channel.keeps(instanceId)) await refuseEffectless(workspaceId, instanceId, event);
    },
    misbehave(instanceId, how) {
      channel.misbehave(instanceId, how);
      return found(instanceId).then(
        () => {},
        (error: unknown) => {
          // Nobody need wait for it, and the storage may be closed by now.
          if (error instanceof MarketplaceError) throw error;
        },
      );
    },
  };

  /** The service ignores what is about a message or a group that it does not have. */
  async function refuseEffectless(workspaceId: string, instanceId: string, event: Event): Promise<void> {
    const { messaging } = repository;
    if ('externalId' in event && event.type !== 'message') {
      const { externalId, chat } = event;
      const name = { externalId, chat: chat ?? undefined };
      if ((await messaging.findMessage(workspaceId, instanceId, name)) === null)
        throw refusal(`${instanceId} has no message with the externalId ${shownName(externalId)}`);
    }
    if (event.type === 'participants' || event.type === 'left') {
      const { group: address } = event;
      if ((await messaging.findGroup(workspaceId, instanceId, { address })) === null)
        throw refusal(`${instanceId} has no group with the address ${shownName(address)}`);
    }
  }
}

const refusal = (words: string) => new MarketplaceError('invalid_request', words);

const ofConnection: Readonly<Record<string, string>> = {
  pairing: 'connect the instance, which then shows a code',
  open: 'use pair, or connect the instance',
  closed: 'use cut or log_out (in the object logOut)',
};
const types: Readonly<Record<Event['type'], true>> = {
  message: true,
  status: true,
  edited: true,
  deleted: true,
  reaction: true,
  group: true,
  participants: true,
  left: true,
  contact: true,
};

/** @throws MarketplaceError that names the member that is wrong */
async function checkedEvent(event: Event): Promise<Event> {
  if (!isPlainObject(event)) throw refusal('happen must be an event');
  const { type } = event as { readonly type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(types, type)) {
    const names = Object.keys(types);
    const name = shownName(String(type ?? ''));
    if (Object.hasOwn(ofConnection, name))
      throw refusal(`happen takes no events of type ${name}: ${ofConnection[name]}`);
    const otherwise = `: type must be one of ${names.join(', ')}`;
    throw refusal(
      typeof type === 'string'
        ? `there are no events of type ${name}${suggestion(type, names, otherwise)}`
        : `an event needs a type: one of ${names.join(', ')}`,
    );
  }
  checkEventNames(event);
  const checked =
    'content' in event && event.content !== undefined
      ? { ...event, content: contentOf(event.content) }
      : event;
  await fit(checked);
  return checked;
}

/** @throws MarketplaceError that names the member that is wrong */
async function checkedMessage(message: Message): Promise<Message> {
  if (!isPlainObject(message)) throw refusal('receive needs a message');
  checkMessageNames(message);
  const { from, fromName, chat = 'any', replyTo, externalId = 'any', ...rest } = message;
  const content = 'content' in rest ? contentOf(rest.content) : { kind: 'text', text: rest.text };
  const at = new Date(0).toISOString();
  const all = { externalId, chat, chatKind: 'direct', from, fromName, replyTo, content, at };
  if (!('content' in rest) && (rest as { readonly text?: unknown }).text === '')
    throw refusal('text must not be empty');
  await fit({ type: 'message', ...all }, 'content' in rest ? 'content/' : '');
  return 'content' in rest ? { ...message, content: content as Content } : message;
}

const kinds = ['text', 'media', 'location', 'contact', 'poll', 'unsupported'];

/** Members that may be missing are null, as the service needs them. */
function contentOf(content: unknown): Content {
  if (!isPlainObject(content)) throw refusal('content must be an object');
  const { kind } = content;
  if (typeof kind !== 'string' || !kinds.includes(kind)) {
    const otherwise = `: it must be one of ${kinds.join(', ')}`;
    throw refusal(
      `content has no kind ${shownName(String(kind ?? ''))}${suggestion(String(kind), kinds, otherwise)}`,
    );
  }
  if (kind === 'unsupported') {
    if (typeof content.raw !== 'string') throw refusal('content/raw must be a string');
    if (content.type != null && typeof content.type !== 'string')
      throw refusal('content/type must be a string or null');
    return content as Content;
  }
  if (kind === 'media' && !isPlainObject(content.file))
    throw refusal('content/file must be an object with ref, and name if it has one');
  return receivedContent(content as never, null) as Content;
}

/** Names of events that a bridge writes otherwise. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
const snaked = (given: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [snakeCase(name), value]));

/**
 * Checks an event as one of a bridge is checked, whose members have the same types. `inContent`: where the members of its
 * content were given.
 */
async function fit(event: object, inContent = 'content/'): Promise<void> {
  const { picture_id: picture, ...reported } = snaked(event);
  if (isPlainObject(reported.group)) {
    const { picture_id: _, ...group } = snaked(reported.group);
    reported.group = group;
  }
  if (picture != null && typeof picture !== 'string') throw refusal('pictureId must be a string');
  const { content } = reported;
  if (isPlainObject(content) && isPlainObject(content.file)) {
    // Here, a file may have any reference: it is what the file contains.
    const { ref } = content.file;
    if (typeof ref !== 'string' || ref === '')
      throw refusal('content/file/ref must be a text that is not empty');
    reported.content = { ...content, file: { ...content.file, ref: 'any' } };
  }
  try {
    await checkEvent(reported);
  } catch (error) {
    if (!(error instanceof CallbackError)) throw error;
    throw refusal(
      error.message
        .replace(/^event\//, '')
        .replace(/^content\//, inContent)
        .replace(/^\S+/, pointer =>
          pointer.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        ),
    );
  }
}
