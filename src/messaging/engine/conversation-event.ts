/**
 * Checks what a driver has told before anything is asked of the storage. Drivers without types can tell anything, and
 * what can never be stored must not be told again and again. Any other error, whatever its class, may pass: a storage
 * that is not reachable may throw a `TypeError` too.
 */
import { ChannelError } from '../../channel/errors.ts';
import type { ChannelEvent } from '../../channel/events.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { MessagingContext } from './context.ts';

/** Everything except what is about the connection. */
export type ConversationEvent = Exclude<ChannelEvent, { readonly type: 'pairing' | 'open' | 'closed' }>;

export type Told<Type extends ConversationEvent['type']> = Extract<
  ConversationEvent,
  { readonly type: Type }
>;

/** What was told is no event. */
class InvalidEventError extends Error {
  override readonly name = 'InvalidEventError';
}

type Fits = (value: unknown) => boolean;

const isText: Fits = value => typeof value === 'string';
const isTime: Fits = value => isText(value) && !Number.isNaN(Date.parse(value as string));
const isListOf =
  (fits: Fits): Fits =>
  value =>
    Array.isArray(value) && value.every(fits);
const isOneOf =
  (...known: readonly unknown[]): Fits =>
  value =>
    known.includes(value);
const optional =
  (fits: Fits): Fits =>
  value =>
    value == null || fits(value);
const isGroup: Fits = value =>
  isPlainObject(value) &&
  isText(value.address) &&
  isText(value.name) &&
  isListOf(isPlainObject)(value.participants) &&
  optional(isText)(value.pictureId) &&
  optional(isText)(value.inviteLink);

/** The engine itself makes a record of the file that a content names. */
const isContent: Fits = value => {
  if (!isPlainObject(value)) return false;
  if (value.kind === 'text') return isText(value.text);
  if (value.kind === 'unsupported') return isText(value.raw) && optional(isText)(value.type);
  if (value.kind !== 'media') return true;
  if (!optional(isText)(value.caption)) return false;
  if (!('file' in value)) return isText(value.media_id);
  const { file } = value;
  return isPlainObject(file) && isText(file.ref) && optional(isText)(file.name);
};

/** What the engine itself uses of an event. The storage checks the records that are made of it. */
const fields: Readonly<Record<ConversationEvent['type'], Readonly<Record<string, Fits>>>> = {
  message: {
    externalId: isText,
    originId: optional(isText),
    chat: isText,
    chatKind: optional(isText),
    from: isText,
    fromName: optional(isText),
    content: isContent,
    replyTo: optional(isText),
    at: isTime,
  },
  status: {
    externalId: isText,
    chat: optional(isText),
    state: isOneOf('sent', 'delivered', 'read', 'failed'),
    from: optional(isText),
    at: isTime,
    reason: optional(isText),
  },
  edited: { externalId: isText, chat: optional(isText), content: isContent, at: isTime },
  deleted: { externalId: isText, chat: optional(isText), at: isTime },
  reaction: { externalId: isText, chat: optional(isText), from: isText, emoji: optional(isText), at: isTime },
  group: { group: isGroup },
  participants: {
    group: isText,
    action: isOneOf('added', 'removed', 'promoted', 'demoted'),
    addresses: isListOf(isText),
  },
  left: { group: isText, at: isTime },
  contact: { address: isText, name: optional(isText), pictureId: optional(isText) },
};

/** What only channels tell that know messages by other ids, or who of several has read one. */
const special: Partial<Record<ConversationEvent['type'], object>> = {
  message: { originId: true },
  status: { from: true },
};

/** The names of the fields of an event of any channel. None for a type that does not exist. */
export const fieldsOfEvent = (type: string): readonly string[] =>
  Object.hasOwn(fields, type)
    ? ['type', ...Object.keys(fields[type as ConversationEvent['type']])].filter(
        name => !Object.hasOwn(special[type as ConversationEvent['type']] ?? {}, name),
      )
    : [];

/** @throws InvalidEventError that names the first field that does not fit */
export function checkConversationEvent(event: ConversationEvent): void {
  const { type } = event;
  const known = Object.hasOwn(fields, type) ? fields[type] : undefined;
  if (known === undefined) throw new InvalidEventError(`there are no events of type ${String(type)}`);
  for (const [field, fits] of Object.entries(known))
    if (!fits((event as Readonly<Record<string, unknown>>)[field]))
      throw new InvalidEventError(`the field ${field} of an event of type ${type} is not valid`);
}

/** @throws InvalidEventError */
export function checkExpiry(expiresAt: unknown): void {
  if (!isTime(expiresAt))
    throw new InvalidEventError('the field expiresAt of an event of type pairing is not valid');
}

/** Storages say by this name that a record does not fit its schema. */
const final = new Set(['InvalidEventError', 'InvalidDataError']);

/**
 * Stores what a driver has told.
 * @throws ChannelError that is final, if it can never be stored; any other error of the storage as it is
 */
export async function storedOrRefused<Result>(
  { onError }: Pick<MessagingContext, 'onError'>,
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof Error && final.has(error.name))) throw error;
    onError(error);
    throw new ChannelError('The event is not valid');
  }
}
