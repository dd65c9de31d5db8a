import type { CollectionDeclarations, RecordReference } from './collection.ts';

const ofInstance: RecordReference<'instance_id'> = {
  field: 'instance_id',
  to: 'instances',
  reason: 'refers to an unknown instance of the workspace',
};

export const messaging: CollectionDeclarations<
  | 'instances'
  | 'media'
  | 'messages'
  | 'chats'
  | 'contacts'
  | 'chat_groups'
  | 'channel_commands'
  | 'channel_events'
  | 'messaging_numbers'
> = {
  instances: {
    bound: { limits: ['instances'] },
    identity: ['id'],
    anyJson: ['settings', 'memory'],
    retired: ['vitals'],
    secrets: ['settings.*', 'memory', 'pairing'],
    // The generation never goes back, because it tells a new holder from those before.
    released: (instance, before) => ({
      ...instance,
      generation: Math.max(instance.generation, before?.generation ?? 0) + (before === undefined ? 0 : 1),
      lease_until: null,
    }),
    serverWritten: [
      'memory',
      'state',
      'reason',
      'pairing',
      'address',
      'generation',
      'lease_until',
      'holder',
      'heartbeat_at',
      'opened_at',
      'health_stats',
      'health',
      'changed_at',
    ],
  },
  media: {
    bound: {
      limits: ['messaging.mediaLimitPerWorkspace', 'messaging.mediaFilesPerWorkspace'],
      what: 'Files that nothing refers to are deleted.',
    },
    identity: ['id'],
  },
  messages: {
    bound: {
      limits: ['queuedMessages'],
      what: 'Of others, the newest `messaging.messagesPerInstance` (100,000) stay; in a data file, the newest 10,000 of a workspace with 8 MB.',
    },
    identity: ['id'],
    unique: [
      { fields: ['instance_id', 'chat', 'external_id'], within: 'list' },
      { fields: ['instance_id', 'request_key'], within: 'list' },
      { fields: ['instance_id', 'chat', 'sequence'], within: 'list' },
    ],
    references: [ofInstance],
    serverWritten: [
      'external_id',
      'state',
      'reason',
      'attempts',
      'sending',
      'retry_at',
      'sent_at',
      'delivered_at',
      'read_at',
    ],
  },
  chats: {
    bound: {
      limits: ['messaging.messagesPerInstance'],
      what: 'Of chats without messages, the last active ones stay.',
    },
    identity: ['instance_id', 'address'],
    references: [ofInstance],
    serverWritten: ['last_sequence', 'unread', 'active_at'],
  },
  contacts: {
    bound: { limits: ['contacts'] },
    identity: ['id'],
    unique: [{ fields: ['instance_id', 'address'], within: 'list' }],
    references: [ofInstance],
  },
  chat_groups: {
    bound: { limits: ['chatGroups'] },
    identity: ['id'],
    unique: [{ fields: ['instance_id', 'address'], within: 'list' }],
    references: [ofInstance],
  },
  channel_commands: {
    bound: { limits: ['waitingCommands'], what: 'Those that have expired are deleted.' },
    identity: ['id'],
    references: [ofInstance],
    anyJson: ['input', 'result'],
    serverWritten: 'records',
  },
  // Events outlive their instance: who catches up is told of its deletion too.
  channel_events: {
    bound: {
      pruned: '`messaging.eventRetentionDays` (30); in a data file, the newest 5,000 of a workspace.',
    },
    identity: ['id'],
    unique: [{ fields: ['sequence'], within: 'list' }],
  },
  messaging_numbers: {
    bound: { hostOnly: 'One number of a workspace.' },
    identity: ['name'],
    serverWritten: 'records',
  },
};
