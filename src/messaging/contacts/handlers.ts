/** Contacts over HTTP: create, list, read, change, delete, check addresses, block, picture. */

import { randomBytes } from 'node:crypto';
import { defined } from '../../common/defined.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import type {
  ChangeContactRequest,
  CheckAddressesRequest,
  CheckedAddress,
  Contact,
  ContactRecord,
  CreateContactRequest,
  CursorListRequest,
  NoInput,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { limitIn } from '../../limits/record-limits.ts';
import { type ContactChange, isRefused } from '../../repository/index.ts';
import { instanceIdOf, type MessagingCall, perform, refusedAs, requestedInstance } from '../calls.ts';
import { messagingErrors } from '../errors.ts';
import { contactEvent } from '../events.ts';
import { messagingRecordLimits } from '../record-limits.ts';
import { showContact } from '../show.ts';

const defaultLimit = 20;

const isoOf = (now: number) => new Date(now).toISOString();
const idOf = (params: Readonly<Record<string, string>>) => params.contact_id ?? '';

/** @throws MarketplaceError 404 */
async function stored(call: MessagingCall<unknown>): Promise<Readonly<ContactRecord>> {
  const { params, principal, repository } = call;
  const { id } = await requestedInstance(call);
  const contact = await repository.messaging.findContact(principal.workspaceId, id, { id: idOf(params) });
  if (contact === null) throw new MarketplaceError(messagingErrors.contact_not_found);
  return contact;
}

async function change(call: MessagingCall<unknown>, to: ContactChange): Promise<Outcome<Contact>> {
  const { params, principal, repository, now } = call;
  const changed = await repository.messaging.changeContact(
    principal.workspaceId,
    instanceIdOf(params),
    idOf(params),
    to,
    { now: isoOf(now), events: contact => [contactEvent(contact, call)] },
  );
  if (isRefused(changed)) return refusedAs(changed.refused, { not_found: 'contact_not_found' });
  return { result: showContact(changed) };
}

export async function listContacts(
  call: MessagingCall<CursorListRequest>,
): Promise<Outcome<{ data: Contact[]; next_cursor: string | null }>> {
  const { input, principal, repository } = call;
  const { limit = defaultLimit, cursor } = input;
  const { id } = await requestedInstance(call);
  const { contacts, next } = await repository.messaging.listContacts(principal.workspaceId, id, {
    limit,
    ...defined({ after: cursor }),
  });
  return { result: { data: contacts.map(showContact), next_cursor: next } };
}

export async function getContact(call: MessagingCall<NoInput>): Promise<Outcome<Contact>> {
  return { result: showContact(await stored(call)) };
}

/** `id`: of the contact. */
export async function createContact(
  call: MessagingCall<CreateContactRequest>,
  { id = `con_${randomBytes(12).toString('base64url')}` }: { readonly id?: string } = {},
): Promise<Outcome<Contact>> {
  const { input, params, principal, repository, limits, now } = call;
  await requestedInstance(call);
  const { address, ...settings } = input;
  const most = limitIn(limits, messagingRecordLimits, 'contacts');
  const at = isoOf(now);
  const made = await repository.messaging.putContact(
    principal.workspaceId,
    instanceIdOf(params),
    {
      id,
      instance_id: instanceIdOf(params),
      address,
      name: null,
      ...settings,
      blocked: false,
      picture_id: null,
      created_at: at,
      changed_at: at,
    },
    { most, events: contact => [contactEvent(contact, call)] },
  );
  if (isRefused(made))
    return refusedAs(
      made.refused,
      { not_found: 'instance_not_found', taken: 'contact_exists', too_many: 'too_many_contacts' },
      most,
    );
  return { result: showContact(made) };
}

export async function changeContact(call: MessagingCall<ChangeContactRequest>): Promise<Outcome<Contact>> {
  await requestedInstance(call);
  return change(call, call.input);
}

export async function deleteContact(call: MessagingCall<NoInput>): Promise<Outcome<Contact>> {
  const { params, principal, repository } = call;
  await requestedInstance(call);
  const deleted = await repository.messaging.deleteContact(
    principal.workspaceId,
    instanceIdOf(params),
    idOf(params),
  );
  if (isRefused(deleted)) return refusedAs(deleted.refused, { not_found: 'contact_not_found' });
  return { result: showContact(deleted) };
}

export async function checkAddresses(
  call: MessagingCall<CheckAddressesRequest>,
): Promise<Outcome<CheckedAddress[]>> {
  const { addresses } = call.input;
  const { found } = await perform(call, 'contact.check', { addresses });
  return { result: [...found] };
}

export async function blockContact(call: MessagingCall<NoInput>): Promise<Outcome<Contact>> {
  const { address } = await stored(call);
  await perform(call, 'contact.block', { address });
  return change(call, { blocked: true });
}

export async function unblockContact(call: MessagingCall<NoInput>): Promise<Outcome<Contact>> {
  const { address } = await stored(call);
  await perform(call, 'contact.unblock', { address });
  return change(call, { blocked: false });
}

export async function refreshContactPicture(call: MessagingCall<NoInput>): Promise<Outcome<Contact>> {
  const { address } = await stored(call);
  const { mediaId } = await perform(call, 'contact.picture', { address });
  return change(call, { picture_id: mediaId });
}
