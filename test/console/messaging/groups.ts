/** An instance with a group, and what is wrong with lists of participants. */
import assert from 'node:assert/strict';
import { tableOf } from '../automation/shown.ts';
import { start } from './pages.ts';

/** An instance with a group that it has created, with Mara and Jonas. */
export async function withGroup() {
  const parts = await start();
  const id = await parts.opened({}, { name: 'Desk' });
  const group = await parts.group(id);
  const stored = async () =>
    (await parts.repository.messaging.findGroup('ws_studio', id, { id: group.id })) ?? assert.fail();
  return { ...parts, id, group, stored, list: `/${id}/groups`, path: `/${id}/groups/${group.id}` };
}

/** The participants on the page of a group. */
export const peopleOn = (page: string) =>
  (tableOf(page, 'Participants') ?? []).slice(1).map(cells =>
    cells
      .filter(cell => cell !== 'No name')
      .join(' ')
      .trim(),
  );

const many = Array.from({ length: 101 }, (_, index) => `+1${index}`).join(',');
/** Texts of the field, and what is said about them. */
export const wrongPeople = [
  [' , ', 'Enter at least one address.'],
  [many, 'Enter at most 100 addresses.'],
  ['two words', 'An address has no spaces.'],
  ['x'.repeat(256), 'An address must have at most 255 characters.'],
] as const;
