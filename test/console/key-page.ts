/** The page of the keys of a workspace. */
import { startMock } from '../../mock-server/index.ts';
import { type Cleanup, send } from '../helper.ts';
import { ingrid, Person } from './client.ts';

export const settings = '/workspaces/ws_studio/settings';
export const keys = `${settings}/keys`;

/** Somebody who has logged in, and creates keys. */
export async function start(cleanup: Cleanup, who = ingrid, options = {}) {
  const lines: string[] = [];
  const mock = await startMock({ log: line => lines.push(line), ...options });
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(who);
  const items = (secret: string) =>
    send(`${mock.url}/api/items/all`, { headers: { authorization: `Bearer ${secret}` } });
  const make = async (fields: Record<string, string | string[]> = {}) =>
    person.submit(keys, {
      ...(await person.form(settings, keys)),
      name: 'Front end',
      scopes: 'marketplace:read',
      expiry: 'never',
      ...fields,
    });
  return { mock, person, items, make, lines };
}
