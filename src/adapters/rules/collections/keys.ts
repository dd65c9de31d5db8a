import { keyModeOf } from '../../../common/key-mode.ts';
import type { CollectionDeclarations } from './collection.ts';

export const keys: CollectionDeclarations<'keys'> = {
  keys: {
    bound: { limits: ['keys'], what: 'The newest 1,000 that have ended stay besides.' },
    identity: ['id'],
    unique: [{ fields: ['digest'], within: 'storage' }],
    secrets: ['digest'],
    inWorkspace: {
      field: 'prefix',
      fits: (prefix, { mode = 'live' }) => keyModeOf(prefix) === mode,
      reason: 'must begin with mk_test_ in a test workspace, and nowhere else',
    },
    serverWritten: ['last_used_at', 'last_used_network', 'last_used_agent'],
  },
};
