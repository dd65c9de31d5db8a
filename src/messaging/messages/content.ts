/** The content of messages to send. */

import { MediaError } from '../../channel/driver.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors.ts';
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

/** Maximum length of a caption, as in the schema of the content. */
const longestCaption = 1_024;

/**
 * The content with another text or caption.
 * @throws MarketplaceError 400 if the caption is too long, 409 if the content has neither
 */
export function withText(content: StoredContent, text: string): StoredContent {
  if (content.kind === 'text') return { ...content, text };
  if (content.kind === 'media') {
    if ([...text].length > longestCaption)
      throw invalidParameters({
        pointer: '/text',
        reason: `must be at most ${longestCaption} characters long: it is a caption`,
      });
    return { ...content, caption: text };
  }
  throw new MarketplaceError(messagingErrors.message_ended, 'only texts and captions can be edited');
}
