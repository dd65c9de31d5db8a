/** Whether a request to an inbound endpoint was sent by somebody who knows its secret, and whether it is a repeat. */
import type { AutomationHmac, AutomationVerification } from '../generated/types.ts';
import { headerText, noMatch } from '../secrets/verify-standard.ts';
import { type Preset, prefixedDigest, presets, type Scheme } from './presets.ts';
import { headerMismatch, hmacMismatch, hmacTimeOf, type InboundRequest, type Signed } from './signatures.ts';

export interface Verification extends Pick<AutomationVerification, 'secret' | 'hmac'> {
  readonly scheme: Scheme;
  /** Where the secret of the scheme `header` stands. */
  readonly header?: string | null;
}

/** How a request is signed with an HMAC, or `null`. */
function hmacOf({ scheme, hmac }: Pick<Verification, 'scheme' | 'hmac'>): AutomationHmac | null {
  const { verify } = presets[scheme];
  if (verify === 'described') return hmac ?? null;
  return typeof verify === 'object' ? verify : null;
}

/** `null` where the request is from somebody who knows the secret, otherwise why it is refused: a sentence for the sender. */
export function verify(verification: Verification, signed: InboundRequest): string | null {
  const { scheme, secret, header } = verification;
  const { verify: check } = presets[scheme];
  if (typeof check === 'function') return check(secret, signed);
  if (check === 'header') return headerMismatch(header ?? '', secret, signed);
  const hmac = hmacOf(verification);
  return hmac === null ? noMatch : hmacMismatch(hmac, secret, signed);
}

/** What is wrong with a secret for a scheme, or `null`: what follows on its name. */
export function wrongSecret(scheme: Scheme, secret: string): string | null {
  if (secret.trim() === '') return 'must not be empty';
  return presets[scheme].wrongSecret?.(secret) ?? null;
}

/** The time that a request is signed with, as its sender wrote it; empty for a scheme that signs none. */
function signedTimeOf(verification: Verification, headers: Signed['headers']): string {
  const hmac = hmacOf(verification);
  return (
    presets[verification.scheme].signedTime?.(headers) ?? (hmac === null ? '' : hmacTimeOf(hmac, headers))
  );
}

/** The id of a request among those of its endpoint, as events store it. `null`: its repeats cannot be recognised. */
export function repeatIdOf(preset: Preset, verification: Verification, signed: Signed): string | null {
  if (preset.signs === null) return null;
  return storableId(preset.signedId?.(signed) ?? wholeOf(preset, verification, signed));
}

/** Everything that was signed, and what else tells deliveries apart. */
function wholeOf(preset: Preset, verification: Verification, signed: Signed): string {
  const { headers, rawBody } = signed;
  const content = prefixedDigest(preset.content?.(signed) ?? rawBody);
  const time = signedTimeOf(verification, headers);
  const known = (preset.deliveryHeaders ?? []).map(name => headerText(headers[name.toLowerCase()]));
  const more = [time, ...known].filter(text => text !== '');
  return more.length === 0 ? content : prefixedDigest(JSON.stringify([content, time, ...known]));
}

/** An id as events store it: instead of a long or unprintable one, its digest. */
export const storableId = (id: string): string =>
  /^[\x20-\x7e]{1,1000}$/.test(id) ? id : prefixedDigest(id);

/**
 * The preset of a stored verification. `null`: it cannot be evaluated, because the data does not hold what it needs. Then
 * nobody can be verified.
 */
export function presetOf(verification: Partial<Verification> | undefined): Preset | null {
  const { scheme, secret, header } = verification ?? {};
  if (scheme === undefined || !Object.hasOwn(presets, scheme)) return null;
  if (typeof secret !== 'string' || wrongSecret(scheme, secret) !== null) return null;
  if (scheme === 'header' && (typeof header !== 'string' || header === '')) return null;
  return scheme === 'hmac' && verification?.hmac === undefined ? null : presets[scheme];
}
