import type { CollectionDeclarations } from './collection.ts';

export const automation: CollectionDeclarations<
  | 'automation_endpoints'
  | 'automation_events'
  | 'automation_refusals'
  | 'automation_requests'
  | 'automation_numbers'
  | 'automation_types'
> = {
  automation_endpoints: {
    bound: { limits: ['inboundEndpoints'] },
    identity: ['id'],
    unique: [{ fields: ['tokens'], of: 'digest', within: 'storage' }],
    eventPatterns: { event_types: { all: true } },
    anyJson: ['data_schema'],
    secrets: ['tokens.*.digest', 'verification.secret'],
  },
  // Events outlive the endpoint and the key that brought them.
  automation_events: {
    bound: {
      pruned:
        '`retentionDays`, besides the limit `scheduledEvents`; in a data file, the newest 1,000 of a workspace with 8 MB.',
    },
    identity: ['id'],
    unique: [
      { fields: ['source', 'source_id'], within: 'list' },
      { fields: ['sequence'], within: 'list' },
    ],
    anyJson: ['data'],
    retired: ['bookmark', 'bookmarked_at'],
  },
  automation_requests: {
    bound: { pruned: 'One day; in a data file, the newest 1,000 of a workspace.' },
    identity: ['scope', 'key'],
  },
  automation_refusals: {
    bound: {
      pruned: '60 days after the last refusal; of each endpoint, the newest 100, and counts of 60 days.',
    },
    identity: ['endpoint_id'],
  },
  automation_types: {
    bound: { limits: ['eventTypes'] },
    identity: ['type'],
    anyJson: ['data_schema', 'data_example'],
  },
  automation_numbers: {
    bound: { hostOnly: 'Four numbers of a workspace.' },
    identity: ['name'],
    serverWritten: 'records',
  },
};
