/**
 * Ids and addresses as the engine knows them. A message of somebody else is known by its writer and its id, so that no
 * one can use up the id of a message of another one; a message of this account is known by its id alone.
 */
import { hash } from 'node:crypto';

const longest = 255;

export const bareOf = (jid: string): string => jid.split('/')[0] ?? jid;

export const resourceOf = (jid: string): string => jid.split('/').slice(1).join('/');

/** Addresses contain no white space, and names in rooms may. */
export const addressOf = (jid: string): string => jid.replace(/\s/gu, encodeURIComponent).slice(0, longest);

/** `from`: null if it was written by this account. */
export function externalIdOf(from: string | null, id: string): string {
  const whole = from === null ? id : `${from}#${id}`;
  return whole.length <= longest ? whole : hash('sha256', whole);
}

/** The id that the stanza of a message had. */
export const stanzaIdOf = (externalId: string): string => externalId.slice(externalId.indexOf('#') + 1);
