/** What the refusals of a server mean. */
import { ChannelError } from '../../../channel/errors.ts';
import { tlsFailure } from '../../../common/network/tls-failure.ts';
import type { ChannelRefusalCode } from '../../../generated/types.ts';
import type { Stanza } from './library.ts';

/** There was no connection: another server of the domain may be there. */
export class UnreachableError extends ChannelError {
  constructor(reason = 'The server is not reachable') {
    super(reason, { retry: true });
  }
}

/** There was no encryption: who operates the server can mend it. */
export class UnencryptedError extends UnreachableError {}

/** What an error stanza means. `forbidden`: the code of that condition, which means more in a room. */
export function refusalIn(stanza: Stanza, forbidden: ChannelRefusalCode = notAllowed.code): ChannelError {
  const error = stanza.getChild('error');
  const condition = error?.getChildElements().find(({ name }) => name !== 'text')?.name ?? 'unknown';
  const text = error?.getChildText('text');
  const { why, code } = conditions.get(condition) ?? { why: `The server refused it (${condition})` };
  // What may be possible later is the fault of the server.
  const retry = error?.attrs.type === 'wait';
  return new ChannelError(text ? `${why}: ${text}` : why, {
    retry,
    code: retry ? undefined : condition === 'forbidden' ? forbidden : code,
  });
}

interface Condition {
  readonly why: string;
  /** None where the caller could not know better. */
  readonly code?: ChannelRefusalCode;
}

const notAllowed = { why: 'The server does not allow this', code: 'channel_not_allowed' } as const;
const unknown = 'channel_address_unknown';

/** The conditions of errors (RFC 6120, 8.3). */
const conditions: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ['item-not-found', { why: 'There is no such address', code: unknown }],
  ['jid-malformed', { why: 'The address is not valid', code: unknown }],
  ['remote-server-not-found', { why: 'The server of the address does not exist', code: unknown }],
  ['service-unavailable', { why: 'The address does not exist, or does not accept this' }],
  ['feature-not-implemented', { why: 'The server cannot do this', code: 'not_supported' }],
  ['not-allowed', notAllowed],
  ['forbidden', notAllowed],
  ['policy-violation', notAllowed],
  ['not-acceptable', { why: 'The server does not accept this', code: notAllowed.code }],
  ['registration-required', { why: 'The room has members only', code: notAllowed.code }],
]);

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
  const unencrypted = tlsFailure(error, 'the server');
  if (unencrypted !== null) return new UnencryptedError(unencrypted);
  if (code !== undefined) return new UnreachableError();
  return error instanceof Error ? error : new Error('the server cannot be connected to');
}
