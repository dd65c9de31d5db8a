/** How a message changes, independent of the storage. */

import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../common/defined.ts';
import type {
  MessageFile,
  MessageRecord,
  MessageState,
  Reaction,
  StoredContent,
} from '../../generated/types.ts';
import {
  type MessageProgress,
  messageSteps,
  type NewMessage,
  type SendOutcome,
} from '../../repository/index.ts';
import { InvalidDataError } from './check.ts';
import { deepFreeze } from './deep-freeze.ts';
import { withoutFile } from './files.ts';
import { checkRecord } from './storable.ts';

type Message = Readonly<MessageRecord>;

const deletedUnsent = 'It was deleted before it was sent.';
const noReason = 'The channel gave no reason.';

/** A message has at most so many reactions. */
const maxReactions = 1_024;

/** The states in which a message may be stored first. */
const firstStates: Readonly<Record<MessageRecord['direction'], readonly MessageState[]>> = {
  in: ['delivered'],
  out: ['queued', 'sent'],
};

/** @throws InvalidDataError unless all of them can be stored as new messages */
export function checkNewMessages(messages: readonly NewMessage[]): void {
  const fail = (pointer: string, reason: string) => {
    throw new InvalidDataError('messaging.addMessages', pointer, reason);
  };
  for (const message of messages) {
    checkRecord('messaging.addMessages', 'messages', { ...message, sequence: 1 });
    const states = firstStates[message.direction];
    if (!states.includes(message.state)) fail('/state', `must be ${states.join(' or ')}`);
    if (message.content === null) fail('/content', 'must not be null');
    if (message.sending !== null) fail('/sending', 'must be null');
    checkFile(message, fail);
  }
}

/** Only media have a file, and nobody fetches that of a new message. */
function checkFile({ content, file }: NewMessage, fail: (pointer: string, reason: string) => void): void {
  if (file === undefined) return;
  if (content?.kind !== 'media') fail('/file', 'must not be there');
  if (file.taken !== null) fail('/file/taken', 'must be null');
}

/** Whether a message gets from a state to another one by {@link messageSteps}, in one step or several. */
const leadsTo = (from: MessageState, to: MessageState): boolean =>
  messageSteps[from].some(next => next === to || leadsTo(next, to));

/** A message with the state and the times that a report gives it. */
function advancedTo(message: Message, { state, at, reason }: MessageProgress): Message {
  const isAtLeast = (other: MessageState) => state === other || (state !== 'failed' && leadsTo(other, state));
  return deepFreeze({
    ...message,
    state,
    reason: state === 'failed' ? (reason ?? noReason) : null,
    retry_at: null,
    sent_at: message.sent_at ?? (isAtLeast('sent') ? at : null),
    delivered_at: message.delivered_at ?? (isAtLeast('delivered') ? at : null),
    read_at: message.read_at ?? (isAtLeast('read') ? at : null),
  });
}

/** A message after a report of the channel, or the same message if the report brings nothing new. */
export function advanced(message: Message, progress: MessageProgress): Message {
  const { direction, state, attempts } = message;
  const isKnown = direction === 'out' && (state !== 'queued' || attempts > 0);
  return isKnown && leadsTo(state, progress.state) ? advancedTo(message, progress) : message;
}

/** A message after an attempt to send it. `externalId`: its id on the channel, if no other one of its chat has it. */
export function settled(message: Message, outcome: SendOutcome, externalId: string | null): Message {
  const done: Message = {
    ...message,
    sending: null,
    retry_at: null,
    external_id: message.external_id ?? externalId,
    ...defined({ origin_id: outcome.state === 'sent' ? outcome.originId : undefined }),
  };
  if (message.state !== 'queued') return deepFreeze(done);
  switch (outcome.state) {
    case 'sent':
      return advancedTo(done, { state: 'sent', at: outcome.at });
    case 'failed':
      return deepFreeze({ ...done, state: 'failed', reason: outcome.reason });
    case 'queued':
      return message.content === null
        ? deepFreeze({ ...done, state: 'failed', reason: deletedUnsent })
        : deepFreeze({ ...done, retry_at: outcome.retryAt, reason: outcome.reason });
  }
}

export type MessageChange =
  | { readonly content: StoredContent; readonly file?: MessageFile; readonly editedAt: string }
  | { readonly deletedAt: string };

/** A message that was edited or deleted, or the same message if that changes nothing. */
export function edited(message: Message, change: MessageChange): Message {
  if (message.deleted_at !== null) return message;
  if ('content' in change) {
    const { content, file, editedAt } = change;
    if (isDeepStrictEqual(message.content, content)) return message;
    const next = { ...withoutFile(message), content, edited_at: editedAt };
    return deepFreeze(file === undefined ? next : { ...next, file });
  }
  const isUnsent = message.state === 'queued' && message.sending === null;
  return deepFreeze({
    ...withoutFile(message),
    content: null,
    deleted_at: change.deletedAt,
    ...(isUnsent ? { state: 'failed', reason: deletedUnsent, retry_at: null } : {}),
  });
}

/** A message with a reaction, or without it, or the same message if that changes nothing. */
export function reacted(
  message: Message,
  { from, emoji, at }: Omit<Reaction, 'emoji'> & { readonly emoji: string | null },
): Message {
  const { reactions } = message;
  const before = reactions.find(one => one.from === from);
  const others = reactions.filter(one => one !== before);
  if ((before?.emoji ?? null) === emoji || (emoji !== null && others.length >= maxReactions)) return message;
  return deepFreeze({ ...message, reactions: emoji === null ? others : [...others, { from, emoji, at }] });
}

export const readAt = (message: Message, at: string): Message =>
  deepFreeze({ ...message, state: 'read', read_at: at });

/** What a holder does with the queued messages of one chat, by their number. */
export interface ChatQueue {
  readonly queued: readonly Message[];
  /** Those of them that some generation was sending when it was last seen. */
  readonly sending: readonly Message[];
}

/** Since when a queued message waits: from when it may be sent. */
export const queuedAt = ({ send_at, created_at }: Message): string => send_at ?? created_at;

const hasCome = (instant: string | null, clock: number): boolean =>
  instant === null || Date.parse(instant) <= clock;

/** The message of a chat that its holder sends next, if it may send one now. */
export function nextOf({ queued, sending }: ChatQueue, generation: number, clock: number): Message | null {
  if (sending.some(one => one.sending === generation)) return null;
  const first = queued.find(({ send_at }) => hasCome(send_at, clock));
  return first !== undefined && hasCome(first.retry_at, clock) ? first : null;
}

/** A message that is handed to the driver. */
export const taken = (message: Message, generation: number): Message =>
  deepFreeze({ ...message, sending: generation, attempts: message.attempts + 1, retry_at: null });
