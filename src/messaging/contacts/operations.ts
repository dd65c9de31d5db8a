/** The operations of contacts. */

import { jsonReply, listReply, pageReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import type { MessagingService } from '../service.ts';
import { instance, performed, read, write } from '../shapes.ts';

const handlers = lazily(() => import('./handlers.ts'));
const operation = operationFor<MessagingService, 'messaging' | 'webhooks'>();
const path = `${instance.path}/contacts`;
const contact = {
  path: `${path}/:contact_id`,
  params: { ...instance.params, contact_id: { description: 'Id of the contact.', example: 'con_demo_1' } },
} as const;
const reply = jsonReply('Contact', 'The contact.', { about: 'A contact.' });

export const contactOperations = [
  operation({
    id: 'listContacts',
    method: 'GET',
    path,
    params: instance.params,
    summary: 'List contacts',
    description: 'Returns the contacts of an instance.',
    ...read,
    request: 'CursorListRequest',
    reply: pageReply('Contact', 'A page of contacts.', { about: 'Contacts.' }),
    errors: ['instance_not_found'],
    handler: handlers.listContacts,
  }),
  operation({
    id: 'createContact',
    method: 'POST',
    path,
    params: instance.params,
    summary: 'Create a contact',
    description: 'Stores a name for an address. Everybody who writes becomes a contact without it.',
    ...write,
    request: 'CreateContactRequest',
    reply: { ...reply, status: 201 },
    errors: ['instance_not_found', 'contact_exists', 'too_many_contacts'],
    handler: handlers.createContact,
  }),
  operation({
    id: 'checkAddresses',
    method: 'POST',
    path: `${path}/check`,
    params: instance.params,
    summary: 'Check whether addresses exist',
    description: 'Asks the channel whether it knows the addresses, and how it writes them.',
    ...read,
    writes: false,
    request: 'CheckAddressesRequest',
    reply: listReply('CheckedAddress', 'The addresses, in the order of the request.', {
      revalidate: false,
      title: 'CheckedAddressesReply',
      about: 'The checked addresses.',
    }),
    errors: [...performed],
    handler: handlers.checkAddresses,
  }),
  operation({
    id: 'getContact',
    method: 'GET',
    ...contact,
    summary: 'Read a contact',
    description: 'Returns the contact.',
    ...read,
    request: 'NoInput',
    reply: { ...reply, revalidate: true },
    errors: ['instance_not_found', 'contact_not_found'],
    handler: handlers.getContact,
  }),
  operation({
    id: 'changeContact',
    method: 'PATCH',
    ...contact,
    summary: 'Rename a contact',
    description: 'Changes the name of the contact here, not at the channel.',
    ...write,
    request: 'ChangeContactRequest',
    reply,
    errors: ['instance_not_found', 'contact_not_found'],
    handler: handlers.changeContact,
  }),
  operation({
    id: 'deleteContact',
    method: 'DELETE',
    ...contact,
    summary: 'Delete a contact',
    description: 'Deletes the contact here. Its chat and messages stay.',
    ...write,
    request: 'NoInput',
    reply: { ...reply, description: 'The deleted contact.' },
    errors: ['instance_not_found', 'contact_not_found'],
    handler: handlers.deleteContact,
  }),
  operation({
    id: 'blockContact',
    method: 'POST',
    path: `${contact.path}/block`,
    params: contact.params,
    summary: 'Block a contact',
    description: 'The channel no longer accepts messages from the contact.',
    ...write,
    request: 'NoInput',
    reply,
    errors: ['contact_not_found', ...performed],
    handler: handlers.blockContact,
  }),
  operation({
    id: 'unblockContact',
    method: 'POST',
    path: `${contact.path}/unblock`,
    params: contact.params,
    summary: 'Unblock a contact',
    description: 'The channel accepts messages from the contact again.',
    ...write,
    request: 'NoInput',
    reply,
    errors: ['contact_not_found', ...performed],
    handler: handlers.unblockContact,
  }),
  operation({
    id: 'refreshContactPicture',
    method: 'POST',
    path: `${contact.path}/picture`,
    params: contact.params,
    summary: 'Get the picture of a contact',
    description:
      'Asks the channel for the current picture. `picture_id` is then the id of its file, or null.',
    ...write,
    request: 'NoInput',
    reply,
    errors: ['contact_not_found', ...performed],
    handler: handlers.refreshContactPicture,
  }),
];
