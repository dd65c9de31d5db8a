/** The content of messages to send. */

import type { limitsOf } from '../../channel/driver.ts';
import { MediaError } from '../../channel/errors.ts';
import type { SentContent } from '../../channel/events.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import type { MediaInput, SendMessageRequest, StoredContent } from '../../generated/types.ts';
import type { MessagingCall } from '../calls.ts';
import { messagingErrors } from '../errors.ts';

const kinds = ['text', 'media', 'location', 'contact', 'poll'] as const;

/**
 * The kind of content that a request contains.
 * @throws MarketplaceError 400 unless there is exactly one
 */
export function kindOf(input: SendMessageRequest): (typeof kinds)[number] {
  const [kind, another] = kinds.filter(name => input[name] !== undefined);
  if (kind === undefined)
    throw invalidParameters({
      pointer: '/text',
      reason: `is required, or one of ${kinds.slice(1).join(', ')}`,
    });
  if (another !== undefined)
    throw invalidParameters({ pointer: `/${another}`, reason: `must not be sent together with ${kind}` });
  return kind;
}

/** @throws MarketplaceError 400 */
export async function contentOf(
  call: Pick<MessagingCall<SendMessageRequest>, 'input' | 'principal' | 'repository' | 'service'>,
): Promise<StoredContent> {
  const { text, media, location, contact, poll } = call.input;
  if (text !== undefined) return { kind: 'text', text };
  if (media !== undefined)
    return { kind: 'media', media_id: await mediaIdOf(call, media), caption: media.caption ?? null };
  if (location !== undefined) return { kind: 'location', ...location, name: location.name ?? null };
  if (contact !== undefined) return { kind: 'contact', ...contact };
  if (poll !== undefined) return { kind: 'poll', ...poll, multiple: poll.multiple ?? false };
  throw invalidParameters({ pointer: '/text', reason: 'is required' });
}

/** Downloads the file if it is given by URL. */
async function mediaIdOf(
  {
    principal: { workspaceId },
    repository,
    service,
  }: Pick<MessagingCall<unknown>, 'principal' | 'repository' | 'service'>,
  { media_id, url, name }: MediaInput,
): Promise<string> {
  if (media_id !== undefined && url !== undefined)
    throw invalidParameters({ pointer: '/media/url', reason: 'must not be sent together with media_id' });
  if (url !== undefined) {
    try {
      return (await service.engine.fetchMedia(workspaceId, url, { name })).id;
    } catch (error) {
      if (error instanceof MediaError)
        throw invalidParameters({ pointer: '/media/url', reason: error.message });
      throw error;
    }
  }
  if (media_id === undefined)
    throw invalidParameters({ pointer: '/media/media_id', reason: 'is required, or url' });
  if ((await repository.messaging.findMedia(workspaceId, media_id)) === null)
    throw invalidParameters({ pointer: '/media/media_id', reason: 'is not a file of this workspace' });
  return media_id;
}

type Limits = ReturnType<typeof limitsOf>;

/** Code points, as in the schemas. */
function checkLength(pointer: string, text: string, most: number, what: string): void {
  if ([...text].length > most)
    throw invalidParameters({
      pointer,
      reason: `must be at most ${most} characters long: that is the limit of the channel for ${what}`,
    });
}

/** @throws MarketplaceError 400 if the text or caption is longer than the channel takes */
export function checkLimits({ text, media }: SendMessageRequest, limits: Limits): void {
  if (text !== undefined) checkLength('/text', text, limits.text, 'texts');
  if (media?.caption != null) checkLength('/media/caption', media.caption, limits.caption, 'captions');
}

/**
 * The content with another text or caption.
 * @throws MarketplaceError 400 if it is longer than the channel takes, 409 if the content has neither
 */
export function withText(content: StoredContent, text: string, limits: Limits): SentContent {
  if (content.kind === 'text') {
    checkLength('/text', text, limits.text, 'texts');
    return { kind: 'text', text };
  }
  if (content.kind === 'media') {
    checkLength('/text', text, limits.caption, 'captions');
    return { kind: 'media', media_id: content.media_id, caption: text };
  }
  throw new MarketplaceError(messagingErrors.message_ended, 'only texts and captions can be edited');
}
