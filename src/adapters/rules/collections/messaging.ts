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
    scope: 'workspace',
    later: true,
    identity: ['id'],
    anyJson: ['settings', 'memory'],
    secrets: ['settings.*', 'memory', 'pairing'],
    // The generation never goes back, because it tells a new holder from those before.
    released: (instance, before) => ({
      ...instance,
      generation: Math.max(instance.generation, before?.generation ?? 0) + (before === undefined ? 0 : 1),
      lease_until: null,
    }),
    transient: ['generation', 'lease_until', 'holder', 'heartbeat_at', 'vitals', 'changed_at'],
  },
  media: { scope: 'workspace', later: true, identity: ['id'] },
  messages: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    unique: [
      { fields: ['instance_id', 'chat', 'external_id'], within: 'list' },
      { fields: ['instance_id', 'request_key'], within: 'list' },
      { fields: ['instance_id', 'chat', 'sequence'], within: 'list' },
    ],
    references: [ofInstance],
  },
  chats: { scope: 'workspace', later: true, identity: ['instance_id', 'address'], references: [ofInstance] },
  contacts: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    unique: [{ fields: ['instance_id', 'address'], within: 'list' }],
    references: [ofInstance],
  },
  chat_groups: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    unique: [{ fields: ['instance_id', 'address'], within: 'list' }],
    references: [ofInstance],
  },
  channel_commands: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    references: [ofInstance],
    anyJson: ['input', 'result'],
  },
  // Events outlive their instance: who catches up is told of its deletion too.
  channel_events: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    unique: [{ fields: ['sequence'], within: 'list' }],
  },
  messaging_numbers: { scope: 'workspace', later: true, identity: ['name'] },
};
