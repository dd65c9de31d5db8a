/** The errors for what the storage of links refuses. */
import { MarketplaceError } from '../common/errors/errors.ts';
import { preconditionFailed } from '../http/precondition.ts';
import { limitReached } from '../limits/record-limits.ts';
import type { LinkNotStored, Refused, Repeated } from '../repository/index.ts';
import { linkErrors } from './errors.ts';

export const linkNotFound = () => new MarketplaceError(linkErrors.link_not_found);

export type LinkRefusal = LinkNotStored | Refused<'not_found' | 'changed'>;

export const refusals: Readonly<
  Record<Exclude<LinkRefusal['refused'], 'slug_quarantined' | 'repeated'>, (most: number) => MarketplaceError>
> = {
  not_found: linkNotFound,
  workspace_unknown: () => new MarketplaceError('internal_error'),
  slug_taken: () =>
    new MarketplaceError(linkErrors.slug_taken, undefined, {
      problems: [{ pointer: '/slug', reason: 'is already taken' }],
    }),
  external_id_taken: () =>
    new MarketplaceError(linkErrors.external_id_taken, undefined, {
      problems: [{ pointer: '/external_id', reason: 'is already taken' }],
    }),
  id_taken: () => new MarketplaceError('internal_error'),
  too_many: most => limitReached(linkErrors.too_many_links, most),
  changed: preconditionFailed,
  key_reused: () => new MarketplaceError('idempotency_key_reused'),
};

/** The error for a refusal of the repository. It does not tell who gave a slug up. `most`: the limit of `too_many`. */
export function linkErrorOf(answer: Exclude<LinkRefusal, Repeated>, most = 0): MarketplaceError {
  if (!('until' in answer)) return refusals[answer.refused](most);
  const until = new Date(answer.until).toISOString();
  return new MarketplaceError(linkErrors.slug_quarantined, `it becomes available at ${until}`, {
    problems: [{ pointer: '/slug', reason: `becomes available at ${until}` }],
  });
}
