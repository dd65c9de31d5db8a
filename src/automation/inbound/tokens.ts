/** The tokens that the URLs of inbound endpoints end with. Only their SHA-256 is stored. */
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import { digestOf, generateSecret } from '../../secrets/key-format.ts';

/** The path of the public URL, without the token. */
export const inboundPath = '/api/v1/automation/in';

export interface NewToken {
  /** Show it once: it is stored nowhere. */
  readonly token: string;
  readonly stored: { readonly digest: string; readonly last_four: string };
}

export function newToken(): NewToken {
  const token = generateSecret('mi_');
  return { token, stored: { digest: digestOf(token), last_four: token.slice(-4) } };
}

export const urlOf = (apiBase: string, token: string): string => `${apiBase}${inboundPath}/${token}`;

/** Whether an endpoint accepts a token at this time: the current one, or a replaced one during its overlap. */
export const accepts = (
  { tokens }: Pick<AutomationEndpointRecord, 'tokens'>,
  digest: string,
  now: number,
): boolean =>
  tokens.some(
    token => token.digest === digest && (token.expires_at === null || Date.parse(token.expires_at) > now),
  );
