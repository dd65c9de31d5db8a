import { MarketplaceError } from '../../common/errors/errors.ts';
import { SandboxUnavailableError } from './process.ts';

/** Answers 503 if too much work waits for the sandbox: the caller can try again. */
export async function unlessBusy<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SandboxUnavailableError)
      throw new MarketplaceError('unavailable', undefined, { headers: { 'Retry-After': '1' }, cause: error });
    throw error;
  }
}
