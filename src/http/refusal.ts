import { MarketplaceError } from '../common/errors.ts';
import { RepositoryUnavailableError } from '../repository/index.ts';

/** What is not a refusal of ours is a failure of ours; its message stays here. */
export function refusalOf(error: unknown): MarketplaceError {
  if (error instanceof MarketplaceError) return error;
  const code = error instanceof RepositoryUnavailableError ? 'unavailable' : 'internal_error';
  return new MarketplaceError(code, undefined, { cause: error });
}
