import type { CollectionDeclarations } from './collection.ts';

// Entries outlive the keys and the users whom they name.
export const audit: CollectionDeclarations<'audit_entries'> = {
  audit_entries: {
    bound: { pruned: '400 days; in a data file, the newest 1,000 of each kind of a workspace.' },
    identity: ['id'],
  },
};
