/** What the checkbox of a contact stands for: a list may show the contacts of several instances. */
import type { Contact } from '../../../generated/types.ts';

export const contactName = ({ instance_id, id }: Pick<Contact, 'instance_id' | 'id'>): string =>
  `${instance_id}/${id}`;

/** The parameters of its path. */
export function contactNamedBy(name: string): { readonly instance_id: string; readonly contact_id: string } {
  const [instance_id = '', contact_id = ''] = name.split('/');
  return { instance_id, contact_id };
}
