import { MarketplaceError } from '../common/errors.ts';
import { RepositoryUnavailableError } from '../repository/index.ts';

/** An error that is not a MarketplaceError is an internal error. Its message is never sent to the client. */
export function refusalOf(error: unknown): MarketplaceError {
  if (error instanceof MarketplaceError) return error;
  const code = error instanceof RepositoryUnavailableError ? 'unavailable' : 'internal_error';
  return new MarketplaceError(code, undefined, { cause: error });
}
