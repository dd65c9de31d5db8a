import { errorRows } from '../common/errors/errors.ts';

export const memberErrors = errorRows({
  not_an_owner: {
    status: 403,
    message:
      'Only owners can change members: use a key that an owner has created, and whose scopes an owner has last set',
  },
  member_not_found: { status: 404, message: 'Member not found' },
  last_owner: { status: 409, message: 'A workspace must keep at least one owner' },
});
