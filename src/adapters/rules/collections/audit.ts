import type { CollectionDeclarations } from './collection.ts';

// Entries outlive the keys and the users whom they name.
export const audit: CollectionDeclarations<'audit_entries'> = {
  audit_entries: { scope: 'workspace', later: true, identity: ['id'] },
};
