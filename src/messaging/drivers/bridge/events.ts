/** Checks what a bridge tells, by the schema of the type that it names, so that an error names what is wrong. */

import type { ReceivedContent } from '../../../channel/events.ts';
import { defined } from '../../../common/defined.ts';
import { explain, type Validator } from '../../../common/errors/schema-error.ts';
import { memberText } from '../../../common/json/json-member.ts';
import { isPlainObject } from '../../../common/json/plain-object.ts';
import { inUtc } from '../../../common/time/utc.ts';
import type { BridgeContent, BridgeEvent } from '../../../generated/types.ts';

type Validators = typeof import('../../../generated/bridge-validators.ts');

const validatorsOf = (all: Validators) => ({
  events: {
    pairing: all.BridgeEventPairing,
    open: all.BridgeEventOpen,
    closed: all.BridgeEventClosed,
    memory: all.BridgeEventMemory,
    message: all.BridgeEventMessage,
    status: all.BridgeEventStatus,
    edited: all.BridgeEventEdited,
    deleted: all.BridgeEventDeleted,
    reaction: all.BridgeEventReaction,
    group: all.BridgeEventGroup,
    participants: all.BridgeEventParticipants,
    left: all.BridgeEventLeft,
    contact: all.BridgeEventContact,
  } satisfies Record<BridgeEvent['type'], unknown>,
  contents: {
    text: all.BridgeTextContent,
    location: all.BridgeLocationContent,
    contact: all.BridgeContactContent,
    poll: all.BridgePollContent,
    media: all.BridgeMediaContent,
  },
  anyContent: all.BridgeUnknownContent,
});

/** A request of a bridge. */
export interface Callback {
  readonly instance: string;
  readonly session: string;
  readonly event: BridgeEvent;
  /** The content of the event as it came; null: it has none. */
  readonly raw: string | null;
}

/** What is wrong with a request, in a sentence that begins with the member. */
export class CallbackError extends Error {}

const members = ['instance', 'session', 'event'];

/** A content that every event may have in the place of its own, which is checked by itself. */
const anyContent = { kind: 'any' };

function check(given: unknown, fits: unknown, pointer: string): void {
  const validator = fits as Validator;
  if (validator(given)) return;
  const { pointer: inner, reason } = explain(validator.errors);
  throw new CallbackError(`${`${pointer}${inner}`.slice(1) || 'The body'} ${reason}`);
}

/**
 * Checks an event and its content, if it has one, which it returns.
 * @throws CallbackError
 */
export async function checkEvent(event: unknown): Promise<boolean> {
  const {
    events,
    contents,
    anyContent: unknown,
  } = validatorsOf(await import('../../../generated/bridge-validators.ts'));
  if (!isPlainObject(event)) throw new CallbackError('event must be an object');
  const { type } = event;
  if (typeof type !== 'string' || !Object.hasOwn(events, type))
    throw new CallbackError(`event/type must be one of ${Object.keys(events).join(', ')}`);
  const hasContent = 'content' in event && (type === 'message' || type === 'edited');
  check(
    hasContent ? { ...event, content: anyContent } : event,
    events[type as BridgeEvent['type']],
    '/event',
  );
  if (hasContent) {
    const { content } = event;
    check(content, unknown, '/event/content');
    const { kind } = content as BridgeContent;
    if (Object.hasOwn(contents, kind))
      check(content, contents[kind as keyof typeof contents], '/event/content');
  }
  return hasContent;
}

/** The members of events that are times. */
const times = ['at', 'expires_at'];

/** Bridges in some languages write UTC as an offset, or with more digits than three. */
function withTimesInUtc(event: unknown): unknown {
  if (!isPlainObject(event)) return event;
  const own = times.filter(name => Object.hasOwn(event, name));
  return { ...event, ...Object.fromEntries(own.map(name => [name, inUtc(event[name])])) };
}

/** @throws CallbackError */
export async function callbackOf(text: string): Promise<Callback> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CallbackError('The body must be JSON');
  }
  if (!isPlainObject(body)) throw new CallbackError('The body must be an object');
  const strange = Object.keys(body).find(name => !members.includes(name));
  if (strange !== undefined) throw new CallbackError(`${strange.slice(0, 100)} is not a known field`);
  const { instance, session } = body;
  for (const [name, value] of Object.entries({ instance, session }))
    if (typeof value !== 'string') throw new CallbackError(`${name} must be a string`);
  const event = withTimesInUtc(body.event);
  const hasContent = await checkEvent(event);
  return {
    instance: instance as string,
    session: session as string,
    event: event as unknown as BridgeEvent,
    raw: hasContent ? memberText(text, ['event', 'content']) : null,
  };
}

const kinds = ['text', 'location', 'contact', 'poll', 'media'];

/** Members that are missing are null. The engine keeps what is longer or more than it can store as it came. */
export function receivedContent(content: BridgeContent, raw: string | null): ReceivedContent {
  if (!kinds.includes(content.kind))
    return { kind: 'unsupported', type: content.kind, raw: raw ?? JSON.stringify(content) };
  switch (content.kind) {
    case 'location':
      return { ...content, name: content.name ?? null } as ReceivedContent;
    case 'poll':
      return { ...content, multiple: content.multiple ?? false } as ReceivedContent;
    case 'media': {
      const { file, caption } = content as Extract<BridgeContent, { file: unknown }>;
      const { ref, name } = file;
      return {
        kind: 'media',
        file: { ref, ...defined({ name: name ?? undefined }) },
        caption: caption ?? null,
      };
    }
    default:
      return content as ReceivedContent;
  }
}
