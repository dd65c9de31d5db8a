import type { CollectionDeclarations } from './collection.ts';

/** Workspaces refer to accounts, so accounts come first. */
export const accounts: CollectionDeclarations<'accounts'> = {
  accounts: {
    bound: { hostOnly: 'No request adds accounts.' },
    identity: [],
    addresses: ['profile.media.*'],
  },
};

export const marketplace: CollectionDeclarations<'items' | 'purchases'> = {
  items: {
    bound: { hostOnly: 'No request adds items.' },
    identity: ['id'],
    addresses: ['demo_link', 'media.*', 'media.screenshots.*'],
  },
  purchases: {
    bound: { hostOnly: 'No request adds purchases.' },
    identity: ['purchase_code'],
    references: [{ field: 'item_id', to: 'items', reason: 'refers to an unknown item of the workspace' }],
  },
};
