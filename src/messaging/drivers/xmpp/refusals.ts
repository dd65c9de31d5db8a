/** What the refusals of a server mean. */
import { ChannelError } from '../../../channel/driver.ts';
import type { Stanza } from './library.ts';

/** There was no connection: another server of the domain may be there. */
export class UnreachableError extends ChannelError {
  constructor() {
    super('The server is not reachable', { retry: true });
  }
}

/** What an error stanza means. */
export function refusalIn(stanza: Stanza): ChannelError {
  const error = stanza.getChild('error');
  const condition = error?.getChildElements().find(({ name }) => name !== 'text')?.name ?? 'unknown';
  return refusedFor(condition, error?.attrs.type ?? 'cancel', error?.getChildText('text'));
}

/** The error of a stanza with this condition (RFC 6120, 8.3). */
function refusedFor(condition: string, type: string, text?: string | null): ChannelError {
  const why = conditions[condition] ?? `The server refused it (${condition})`;
  return new ChannelError(text ? `${why}: ${text}` : why, { retry: type === 'wait' });
}

const conditions: Readonly<Record<string, string>> = {
  'item-not-found': 'There is no such address',
  'service-unavailable': 'The address does not exist, or does not accept this',
  'remote-server-not-found': 'The server of the address does not exist',
  'not-allowed': 'The server does not allow this',
  forbidden: 'The server does not allow this',
  'not-acceptable': 'The server does not accept this',
  'registration-required': 'The room has members only',
};

/** Why nobody could log in. */
export function refusalOf(error: unknown, isUnsafe: boolean): Error {
  if (isUnsafe) return new ChannelError('The server offers no encryption');
  const { name, condition, code } = error as { name?: string; condition?: string; code?: string };
  if (name === 'SASLError')
    return new ChannelError(
      condition === 'temporary-auth-failure'
        ? 'The server cannot check the password now'
        : 'The server does not accept the account or its password',
      { retry: condition === 'temporary-auth-failure' },
    );
  if (code !== undefined) return new UnreachableError();
  return error instanceof Error ? error : new Error('the server cannot be connected to');
}
