import type { CollectionDeclarations } from './collection.ts';

export const automation: CollectionDeclarations<
  | 'automation_endpoints'
  | 'automation_events'
  | 'automation_requests'
  | 'automation_numbers'
  | 'automation_types'
> = {
  automation_endpoints: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    unique: [{ fields: ['tokens'], of: 'digest', within: 'storage' }],
    anyJson: ['data_schema'],
    secrets: ['tokens.*.digest', 'verification.secret'],
  },
  // Events outlive the endpoint and the key that brought them.
  automation_events: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    unique: [
      { fields: ['source', 'source_id'], within: 'list' },
      { fields: ['sequence'], within: 'list' },
      { fields: ['bookmark'], within: 'list' },
    ],
    anyJson: ['data'],
  },
  automation_requests: { scope: 'workspace', later: true, identity: ['scope', 'key'] },
  automation_types: {
    scope: 'workspace',
    later: true,
    identity: ['type'],
    anyJson: ['data_schema', 'data_example'],
  },
  automation_numbers: { scope: 'workspace', later: true, identity: ['name'] },
};
