/** Instances, messages, chats, contacts, groups, commands, media and events as rows of their tables. */
import type { InstanceRecord } from '../../../generated/types.ts';
import { fileDueOf, mediaIdOf } from '../../rules/files.ts';
import { isWanted, searchTextOf } from '../../rules/messaging.ts';
import { placeColumn } from '../database/place.ts';
import { collectionTable } from '../database/records.ts';

/** When what is due at once is due: at any time. */
const anyTime = '1970-01-01T00:00:00Z';

/** Since when nobody holds an instance that somebody has to hold; `null`: nobody has to. */
const dueOf = (instance: Readonly<InstanceRecord>): string | null =>
  isWanted(instance) ? (instance.lease_until ?? anyTime) : null;

export const instanceTable = collectionTable('instances', { besides: { due_at: ['time', dueOf] } });

export const messageTable = collectionTable('messages', {
  members: { from: ['text', { column: 'sender' }] },
  besides: {
    media_id: ['text', mediaIdOf],
    file_due_at: ['time', fileDueOf],
  },
});

/** `due_at` is set by statements: see due.ts. */
export const chatTable = collectionTable('chats', { besides: { due_at: ['time', () => null] } });

export const contactTable = collectionTable('contacts', {
  besides: { search_text: ['text', searchTextOf] },
});

export const groupTable = collectionTable('chat_groups', {
  besides: { search_text: ['text', searchTextOf] },
});

export const commandTable = collectionTable('channel_commands', { besides: placeColumn });

export const mediaTable = collectionTable('media');

export const channelEventTable = collectionTable('channel_events', { besides: placeColumn });
