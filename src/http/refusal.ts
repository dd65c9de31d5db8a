import { commonErrors, MarketplaceError } from '../common/errors/errors.ts';
import { limitReached } from '../limits/record-limits.ts';
import { RepositoryUnavailableError, StorageFullError, WorkspaceFullError } from '../repository/index.ts';

/** An error that is not a MarketplaceError is an internal error. Its message is never sent to the client, unless the storage is full. */
export function marketplaceErrorOf(error: unknown): MarketplaceError {
  if (error instanceof MarketplaceError) return error;
  if (error instanceof WorkspaceFullError)
    return limitReached(commonErrors.workspace_full, error.bytes, 'bytes');
  if (error instanceof StorageFullError)
    return new MarketplaceError('unavailable', error.message, { cause: error });
  const code = error instanceof RepositoryUnavailableError ? 'unavailable' : 'internal_error';
  return new MarketplaceError(code, undefined, { cause: error });
}
