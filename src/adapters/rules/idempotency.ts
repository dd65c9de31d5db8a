/** The logic for idempotency keys that both adapters share. */
import type { IdempotentRequestRecord } from '../../generated/types.ts';
import {
  isRefused,
  type OnceRequest,
  type Refused,
  type Repeated,
  type RequestOutcome,
} from '../../repository/index.ts';

/** What a request made: for each record of its answer. */
export const madeOf = (answers: readonly (object & { readonly id?: string })[]): RequestOutcome[] =>
  answers.map(answer =>
    isRefused(answer)
      ? { id: null, refused: (answer as Refused<string>).refused }
      : { id: answer.id ?? null, refused: null },
  );

/** The answer to a request whose key came before. */
export function repeatOf(
  { fingerprint, made }: Pick<IdempotentRequestRecord, 'fingerprint' | 'made'>,
  request: OnceRequest,
): readonly Repeated[] | Refused<'key_reused'> {
  if (fingerprint !== request.fingerprint) return { refused: 'key_reused' };
  return made.map(one => ({ refused: 'repeated', made: one }));
}
