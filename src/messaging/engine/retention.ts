/** Removes what is old, in small batches: records, and the bytes of media. */
import type { MediaStore } from '../../channel/media-store.ts';
import type { MessagingRepository } from '../../repository/index.ts';
import type { ResolvedMessagingOptions } from './options.ts';

const minute = 60_000;
const day = 1_440 * minute;

/** How long commands are kept after they have expired, and media that nothing refers to, in milliseconds. */
const keptFor = { commands: 10 * minute, media: day };

/** How often they are counted, in milliseconds: it costs a look at the newest ones of each instance. */
const betweenCounts = 60 * minute;

/** For how many days events and messages are kept; 0: for ever. */
export const retentionDays = ({
  eventRetentionDays: eventDays,
  messageRetentionDays: messageDays,
}: Pick<ResolvedMessagingOptions, 'eventRetentionDays' | 'messageRetentionDays'>) => ({
  eventDays,
  messageDays,
});

/** Returns a function that removes a batch, and returns whether there may be more. */
export function retention(
  messaging: Pick<MessagingRepository, 'prune'>,
  store: MediaStore,
  options: ResolvedMessagingOptions,
  {
    storageNow,
    onError,
  }: { readonly storageNow: () => Promise<number>; readonly onError: (error: unknown) => void },
): () => Promise<boolean> {
  const { eventDays, messageDays } = retentionDays(options);
  const { messagesPerInstance: keep } = options;
  let countedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = await storageNow();
    const counts = now - countedAt >= betweenCounts;
    const before = (age: number): string => new Date(now - age).toISOString();
    const beforeDays = (days: number): string | null => (days === 0 ? null : before(days * day));
    const { media, hasMore } = await messaging.prune({
      eventsBefore: beforeDays(eventDays),
      commandsBefore: before(keptFor.commands),
      messagesBefore: beforeDays(messageDays),
      mediaBefore: before(keptFor.media),
      ...(counts && { keep }),
    });
    if (counts && !hasMore) countedAt = now;
    for (const { mediaId } of media) {
      try {
        await store.delete(mediaId);
      } catch (error) {
        onError(error);
      }
    }
    return hasMore;
  };
}
