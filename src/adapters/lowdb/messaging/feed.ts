/** The feed of a workspace, its media, and what is pruned. */
import { fitting } from '../../../repository/filters.ts';
import { channelFeedFilters, type MessagingRepository, refuse } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { derived, type FrozenData, hasWorkspace, recordsOf, withRecords } from '../data.ts';
import { type FeedSource, readFeedPage } from '../feed.ts';
import { indexBy } from '../index-by.ts';
import type { Store } from '../store.ts';
import { pruned } from './prune.ts';
import {
  type FrozenChannelEvent,
  type FrozenMedia,
  inOrder,
  only,
  withAdded,
  withChanged,
} from './records.ts';

const mediaById = indexBy<FrozenMedia>(({ id }) => id);
const sizeOf = derived((media: readonly FrozenMedia[]) => media.reduce((sum, { size }) => sum + size, 0));

const unnumbered = only<FrozenChannelEvent>(({ sequence }) => sequence === null);
const waiting = derived((events: readonly FrozenChannelEvent[]) => events.toSorted(inOrder));

const feedOf = (workspaceId: string): FeedSource<FrozenChannelEvent> => ({
  events: data => recordsOf(data, 'channel_events', workspaceId),
  waiting: data => waiting(unnumbered(recordsOf(data, 'channel_events', workspaceId))),
  withNumbered: (data, numbered) => withChanged(data, 'channel_events', workspaceId, numbered),
  given: data => recordsOf(data, 'messaging_numbers', workspaceId)[0]?.value ?? 0,
  withGiven: (data, value) =>
    withRecords(data, 'messaging_numbers', workspaceId, [{ name: 'sequence', value }]),
  sizeOf: ({ payload }) => payload.length,
});

export function lowdbFeed(store: Store) {
  return {
    async feed(workspaceId, query) {
      const { after = 0, limit } = query;
      const matches = fitting(channelFeedFilters, query);
      return readFeedPage(store, feedOf(workspaceId), { after, limit, matches });
    },

    endOfFeed: workspaceId => feedOf(workspaceId).given(store.data),

    async addMedia(
      workspaceId,
      media,
      { most = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = {},
    ) {
      const record = deepFreeze(structuredClone(media));
      checkRecord('messaging.addMedia', 'media', record);
      return store.commit(data => {
        const all = recordsOf(data, 'media', workspaceId);
        if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
        if (mediaById(all).has(record.id)) return refuse('taken');
        if (sizeOf(all) + record.size > most || all.length >= maxFiles) return refuse('too_many');
        return { data: withAdded(data, 'media', workspaceId, [record]), result: record };
      });
    },

    findMedia: (workspaceId, mediaId) =>
      mediaById(recordsOf(store.data, 'media', workspaceId)).get(mediaId) ?? null,

    listMedia(workspaceId, mediaIds) {
      const all = mediaById(recordsOf(store.data, 'media', workspaceId));
      return [...new Set(mediaIds)].flatMap(id => all.get(id) ?? []);
    },

    async prune(options) {
      const { eventsBefore, commandsBefore, messagesBefore, mediaBefore } = options;
      checkCounts('messaging.prune', { keep: options.keep });
      checkTimes(
        'messaging.prune',
        { commandsBefore, mediaBefore },
        { eventsBefore: eventsBefore ?? undefined, messagesBefore: messagesBefore ?? undefined },
      );
      return store.commit((data: FrozenData) => pruned(data, options));
    },
  } satisfies Partial<MessagingRepository>;
}
