/** Faults of an adapter with invitations. */
import { isRefused, refuse } from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

export const invitationFaults: Faults = {
  'looks for a pending invitation before the step that stores it': ({ invitations }) => {
    const { create, list } = invitations;
    invitations.create = async (workspaceId, invitation, options) => {
      const earlier = await list(workspaceId);
      await turn();
      if (earlier.some(({ email }) => email === invitation.email)) return refuse('taken');
      const answer = await create(workspaceId, invitation, options);
      return isRefused(answer) && answer.refused === 'taken' ? invitation : answer;
    };
  },
  'counts invitations before the step that stores one': ({ invitations }) => {
    const { create, list } = invitations;
    invitations.create = async (workspaceId, invitation, options) => {
      const earlier = await list(workspaceId);
      await turn();
      const answer = await create(workspaceId, invitation, options);
      return isRefused(answer) && answer.refused === 'limit' && earlier.length < (options?.most ?? 0)
        ? invitation
        : answer;
    };
  },
  'counts members before the step that adds one': ({ invitations, memberships }) => {
    const { accept } = invitations;
    invitations.accept = async (workspaceId, digest, accepting, at, { most = 1_000 } = {}) => {
      const members = await memberships.list(workspaceId);
      await turn();
      return members.length >= most ? refuse('too_many') : accept(workspaceId, digest, accepting, at);
    };
  },
  'lets anybody invite': ({ invitations }) => {
    const { create } = invitations;
    invitations.create = (workspaceId, invitation) => create(workspaceId, invitation);
  },
  'lets anybody revoke an invitation': ({ invitations }) => {
    const { revoke } = invitations;
    invitations.revoke = (workspaceId, id) => revoke(workspaceId, id);
  },
  'keeps the earlier link of an invitation that is sent again': ({ invitations }) => {
    const { renew } = invitations;
    invitations.renew = async (workspaceId, id, { expires_at, sent }, options) => {
      const found = (await invitations.list(workspaceId)).find(one => one.id === id);
      return renew(workspaceId, id, { digest: found?.digest ?? '0'.repeat(64), expires_at, sent }, options);
    };
  },
  'accepts an invitation twice': ({ invitations }) => {
    const { accept } = invitations;
    const accepted = new Map<string, Awaited<ReturnType<typeof accept>>>();
    invitations.accept = async (workspaceId, digest, accepting, at) => {
      const answer = await accept(workspaceId, digest, accepting, at);
      if (!isRefused(answer)) accepted.set(digest, answer);
      return accepted.get(digest) ?? answer;
    };
  },
  'accepts an expired invitation': ({ invitations }) => {
    const { accept } = invitations;
    invitations.accept = (workspaceId, digest, accepting) =>
      accept(workspaceId, digest, accepting, '2026-05-05T05:05:05Z');
  },
  'accepts a revoked invitation that was seen before': ({ invitations }) => {
    const { accept, find } = invitations;
    invitations.accept = async (workspaceId, digest, accepting, at) => {
      const seen = await find(workspaceId, digest);
      await turn();
      await turn();
      const answer = await accept(workspaceId, digest, accepting, at);
      return isRefused(answer) && answer.refused === 'not_found' && seen !== null && 'userId' in accepting
        ? { workspace_id: workspaceId, user_id: accepting.userId, role: seen.role }
        : answer;
    };
  },
  'lets another user accept an invitation': ({ invitations, memberships }) => {
    const { accept } = invitations;
    invitations.accept = async (workspaceId, digest, accepting, at) => {
      const answer = await accept(workspaceId, digest, accepting, at);
      if (!isRefused(answer) || answer.refused !== 'other_user' || 'user' in accepting) return answer;
      const membership = { workspace_id: workspaceId, user_id: accepting.userId, role: 'viewer' } as const;
      await memberships.add(membership);
      return membership;
    };
  },
  'creates a user for a link that was not sent': ({ invitations }) => {
    const { create } = invitations;
    invitations.create = (workspaceId, invitation, options) =>
      create(workspaceId, { ...invitation, sent: true }, options);
  },
  'remembers of a new link that the earlier one was sent': ({ invitations }) => {
    const { renew } = invitations;
    invitations.renew = (workspaceId, id, change, options) =>
      renew(workspaceId, id, { ...change, sent: true }, options);
  },
  'keeps the invitation of a member': ({ invitations }) => {
    const { accept, list } = invitations;
    let kept: Awaited<ReturnType<typeof list>> = [];
    invitations.accept = async (workspaceId, digest, accepting, at) => {
      const before = await list(workspaceId);
      const answer = await accept(workspaceId, digest, accepting, at);
      if (isRefused(answer) && answer.refused === 'taken') kept = before;
      return answer;
    };
    wrap(invitations, 'list', answer => [...answer, ...kept]);
  },
};
