/** Chooses the declared reply that a request asks for. */
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { DeclaredReply } from './declared.ts';
import type { Preferences } from './preferences.ts';

const isStatus = (code: string) => /^\d{3}$/.test(code);

const listed = (values: readonly (string | number)[]) => [...new Set(values)].join(', ');

/**
 * The first reply with the code and the example. `id`: the operation.
 * @throws MarketplaceError 400 that lists what is declared
 */
export function chooseReply(
  id: string,
  replies: readonly DeclaredReply[],
  { code, example }: Preferences,
): DeclaredReply {
  const withCode = replies.filter(
    ({ status, error }) =>
      code === undefined ||
      (isStatus(code.value) ? status === Number(code.value) : error?.code === code.value),
  );
  if (code !== undefined && withCode.length === 0) {
    const statuses = listed(replies.map(({ status }) => status).sort((one, other) => one - other));
    const codes = listed(replies.flatMap(({ error }) => error?.code ?? []));
    throw undeclared(
      `${code.place} is not declared by ${id}: use the status ${statuses}, or the error ${codes}`,
    );
  }
  const chosen = withCode.find(({ name }) => example === undefined || name === example.value);
  if (chosen !== undefined) return chosen;
  const names = listed(withCode.flatMap(({ name }) => name ?? []));
  const among = code === undefined ? '' : ' with this code';
  throw undeclared(
    `${example?.place} is not declared by ${id}${among}: ${names === '' ? 'it has no named examples' : `use ${names}`}`,
  );
}

const undeclared = (detail: string) => new MarketplaceError('invalid_request', detail);
