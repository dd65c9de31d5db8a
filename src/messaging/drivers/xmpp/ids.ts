/**
 * Ids and addresses as the engine knows them.
 *
 * - The **external id** of a message is the one that its server has given it (XEP-0359): the server of the account, or the
 *   room. Writers may give two messages one id; servers do not. A message without such an id is known by what all copies of
 *   it have in common: who has written it, the id that the writer gave it, and its content.
 * - The **origin id** is what receipts, markers, corrections and reactions name it by: the id that its writer gave it,
 *   after the writer, so that no one can use the id of a message of another one; of a message of this account, the id alone.
 */
import { hash } from 'node:crypto';

const longest = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ids of the engine have none of them.
const strange = /[\u0000-\u001f\u007f]/;

export const bareOf = (jid: string): string => jid.split('/')[0] ?? jid;

export const resourceOf = (jid: string): string => jid.split('/').slice(1).join('/');

/** Addresses contain no white space, and names in rooms may. */
export const addressOf = (jid: string): string => jid.replace(/\s/gu, encodeURIComponent).slice(0, longest);

/** An id of others that the engine can keep. */
export const keptId = (id: string): string =>
  id.length <= longest && !strange.test(id) ? id : hash('sha256', id);

/** `from`: null if it was written by this account. */
export const originIdOf = (from: string | null, id: string): string =>
  keptId(from === null ? id : `${from}#${id}`);

const unnumbered = 'copy-';

/** The external id of a message that no server has given one. `parts`: what its copies have in common. */
export const copyIdOf = (...parts: readonly string[]): string =>
  unnumbered + hash('sha256', JSON.stringify(parts));

/** The id that the writer of a message gave it. */
export const stanzaIdOf = (originId: string): string => originId.slice(originId.indexOf('#') + 1);

/** What others know a message by: in a room that gives ids, by that; elsewhere, by the id that its writer gave it. */
export const referenceTo = (isRoom: boolean, message: string, origin: string | undefined): string =>
  isRoom && origin !== undefined && !message.startsWith(unnumbered) ? message : stanzaIdOf(origin ?? message);
