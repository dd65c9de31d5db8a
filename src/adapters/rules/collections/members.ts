import type { CollectionDeclarations } from './collection.ts';

/** All collections of workspaces come after `workspaces`. */
export const workspaces: CollectionDeclarations<'workspaces'> = {
  workspaces: {
    bound: { hostOnly: 'No request adds workspaces.' },
    identity: ['id'],
    references: [{ field: 'account_id', to: 'accounts', reason: 'refers to an unknown account' }],
  },
};

export const members: CollectionDeclarations<'users' | 'memberships' | 'sessions' | 'invitations'> = {
  users: {
    bound: {
      hostOnly:
        'Requests add users only with an accepted invitation, of which the rate limits allow 100 a day.',
    },
    identity: ['id'],
    unique: [{ fields: ['email'], within: 'storage' }],
    secrets: ['password'],
    checks: [
      { fields: ['email'], fits: email => email === email.toLowerCase(), reason: 'must be in lower case' },
    ],
  },
  memberships: {
    bound: { limits: ['members'] },
    identity: ['workspace_id', 'user_id'],
    references: [
      { field: 'workspace_id', to: 'workspaces', reason: 'refers to an unknown workspace' },
      { field: 'user_id', to: 'users', reason: 'refers to an unknown user' },
    ],
  },
  invitations: {
    bound: { limits: ['pendingInvitations'] },
    identity: ['id'],
    unique: [{ fields: ['email'], within: 'list' }],
    secrets: ['digest'],
    checks: [
      { fields: ['email'], fits: email => email === email.toLowerCase(), reason: 'must be in lower case' },
    ],
  },
  sessions: {
    bound: { pruned: 'Those used within `idleMinutes`, at most 100 of a user.' },
    identity: ['digest'],
    secrets: ['digest'],
    references: [{ field: 'user_id', to: 'users', reason: 'refers to an unknown user' }],
  },
};
