/** The page of the keys of a workspace. */
import { type Cleanup, send } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { ingrid, loggedIn } from './client.ts';

export const settings = '/workspaces/ws_studio/settings';
export const keys = `${settings}/keys`;
/** The page of the form that creates one. */
export const newKey = `${keys}/new`;

/** Somebody who has logged in, and creates keys. */
export async function start(cleanup: Cleanup, who = ingrid, options = {}) {
  const lines: string[] = [];
  const mock = await mockFor(cleanup, { log: line => lines.push(line), ...options });
  const person = await loggedIn(mock, who);
  const items = (secret: string) =>
    send(`${mock.url}/api/items/all`, { headers: { authorization: `Bearer ${secret}` } });
  const make = async (fields: Record<string, string | string[]> = {}) =>
    person.submit(keys, {
      ...(await person.form(newKey, keys)),
      name: 'Front end',
      scopes: 'marketplace:read',
      expiry: 'never',
      ...fields,
    });
  return { mock, person, items, make, lines };
}
