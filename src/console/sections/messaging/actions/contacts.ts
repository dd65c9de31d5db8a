/** The contacts of an instance: list, create, block, delete. */
import type { Contact, NoInput } from '../../../../generated/types.ts';
import type { Outcome } from '../../../../group/operation.ts';
import type { MessagingCall } from '../../../../messaging/calls.ts';
import {
  blockContact as block,
  createContact as create,
  deleteContact as remove,
  unblockContact as unblock,
} from '../../../../messaging/contacts/handlers.ts';
import { showContact } from '../../../../messaging/show.ts';
import { asOne, bulk, type Chosen } from '../../../actions/bulk.ts';
import { callOf, type NoticeWords, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { openPage, showPage } from '../../../actions/open-page.ts';
import { noteChange } from '../../../noted-changes.ts';
import type { OpenPage } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { contactName, contactNamedBy } from '../contact-name.ts';
import { contactForm } from '../forms.ts';
import { contactListPage } from '../pages/contacts.ts';
import {
  channelErrors,
  formErrors,
  inInstance,
  instanceIdIn,
  listPath,
  type MessagingVisit,
  messagingPath,
  scopeFor,
  searchIn,
} from './visit.ts';

const contactsOnPage = 50;
/** The possible notices after an action; never free text. */
const done: NoticeWords = {
  created: 'Contact created.',
  already: 'This form has already created this contact. It was not created again.',
};

/** The list that a form was sent from: of the instance, or of all. */
const contactsPath = (visit: MessagingVisit) =>
  new URLSearchParams(visit.ctx.querystring).get('list') === 'all'
    ? messagingPath(visit, '/contacts')
    : listPath(visit, 'contacts');

export async function goToContacts(visit: MessagingVisit): Promise<Answer> {
  return { redirect: contactsPath(visit) };
}

async function list(
  page: OpenPage,
  visit: MessagingVisit,
  member: LoggedInUser,
  { ids = [], querystring = visit.ctx.querystring }: Partial<Chosen> = {},
): Promise<string> {
  const scope = await scopeFor(visit, member);
  const query = new URLSearchParams(querystring);
  const { contacts, next } = await visit.repository.messaging.searchContacts(
    page.workspaceId,
    searchIn(scope, query, contactsOnPage),
  );
  return contactListPage({
    ...page,
    ...scope,
    contacts: contacts.map(showContact),
    next,
    query,
    chosen: ids,
  });
}

type ContactCall = MessagingCall<NoInput>;

const changing =
  (work: (call: ContactCall) => Promise<Outcome<Contact>>) => (visit: MessagingVisit, workspaceId: string) =>
    work(callOf(visit, workspaceId, {}));

const several = bulk<MessagingVisit>({
  one: 'contact',
  many: 'contacts',
  most: contactsOnPage,
  changes: {
    block: {
      operation: 'blockContact',
      notice: 'blocked',
      undo: 'unblock',
      unless: 'refused by the channel',
      change: changing(block),
    },
    unblock: {
      operation: 'unblockContact',
      notice: 'unblocked',
      undo: 'block',
      unless: 'refused by the channel',
      change: changing(unblock),
    },
    delete: {
      operation: 'deleteContact',
      notice: 'deleted',
      change: changing(remove),
    },
  },
  open: scopeFor,
  path: visit => listPath(visit, 'contacts'),
  parameters: contactNamedBy,
  again: (page, visit, chosen, member) => list(page, visit, member, chosen),
});

export const changeContacts = several.send;
export const refillContacts = several.refill;

export const showContacts = showPage({ ...done, ...several.notices }, (page, visit: MessagingVisit, member) =>
  list(page, visit, member),
);

const fresh = creation({
  what: 'contacts',
  list: (visit: MessagingVisit) => contactsPath(visit),
  listName: 'Contacts',
  title: 'Create a contact',
  save: 'Create contact',
  form: contactForm,
  errors: channelErrors,
  view: (visit, { member }) => scopeFor(visit, member),
  prefix: 'con',
  replaces: true,
  earlier: (visit, { workspaceId, given, id }) =>
    visit.repository.messaging.findContact(workspaceId, instanceIdIn(visit, given), { id }),
  async create(visit, { workspaceId, given, id }) {
    const input = contactForm.read(given, null);
    await create(callOf(await inInstance(visit, given, workspaceId), workspaceId, input), { id });
    noteChange(visit, 'createContact', id);
  },
});

export const newContact = fresh.show;
export const refillContact = fresh.refill;
export const createContact = fresh.send;

/** An action on one contact. What the channel refuses is shown above the list. */
async function act(
  visit: MessagingVisit,
  work: (call: MessagingCall<NoInput>) => Promise<Outcome<Contact>>,
  then: string,
): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'contacts');
  try {
    await orNotFound(work(callOf(visit, workspaceId, {})));
  } catch (error) {
    const { form = '' } = formErrors(error, {});
    const shown = { kind: 'error', text: `Nothing was changed. ${form}` } as const;
    return { html: await list(openPage(visit, member, { shown }), visit, member), status: 409 };
  }
  const { instance_id = '', contact_id = '' } = visit.params;
  return redirectWith(visit, contactsPath(visit), asOne(then), [
    contactName({ instance_id, id: contact_id }),
  ]);
}

export const blockContact = (visit: MessagingVisit): Promise<Answer> => act(visit, block, 'blocked');
export const unblockContact = (visit: MessagingVisit): Promise<Answer> => act(visit, unblock, 'unblocked');
export const deleteContact = (visit: MessagingVisit): Promise<Answer> => act(visit, remove, 'deleted');
