import { errorRows } from '../common/errors/errors.ts';

export const keyErrors = errorRows({
  beyond_own: {
    status: 403,
    message: 'An API key can only manage keys within its own scopes, expiry and IP addresses',
  },
  owner_needed: {
    status: 403,
    message:
      'Only an owner of the workspace can give these scopes to a key, or widen what an owner or the application has set',
  },
  rotated_key: { status: 403, message: 'This API key was rotated: manage keys with its replacement' },
  key_not_found: { status: 404, message: 'Key not found' },
  key_made: {
    status: 409,
    message:
      'The key was created by an earlier request with this Idempotency-Key, and its secret cannot be shown again',
  },
  other_mode: {
    status: 409,
    message: 'A test key can manage only test keys, and a live key only live keys',
  },
  too_many_keys: { status: 409, message: 'Key limit reached' },
  key_ended: { status: 409, message: 'The key is already revoked, expired or rotated' },
});
