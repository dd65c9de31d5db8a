/** The errors of the link operations and of the redirects. */
import { errorRows } from '../common/errors/errors.ts';

export const linkErrors = errorRows({
  password_needed: { status: 403, message: 'This link requires a password' },
  wrong_password: { status: 403, message: 'Wrong password' },
  link_not_found: { status: 404, message: 'Link not found' },
  link_expired: { status: 410, message: 'The link has expired' },
  slug_taken: { status: 409, message: 'The slug is already taken' },
  slug_reserved: { status: 409, message: 'The slug is reserved' },
  slug_quarantined: { status: 409, message: 'The slug was given up recently' },
  too_many_links: { status: 409, message: 'Link limit reached' },
  too_many_aliases: { status: 409, message: 'The link has reached its limit of aliases (20)' },
  link_removed: { status: 409, message: 'The link of this Idempotency-Key was deleted' },
  external_id_taken: { status: 409, message: 'Another link already has this external id' },
  address_unknown: { status: 409, message: 'The public URL of this service is not configured' },
});
