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
import { callOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { openPage, showPage } from '../../../actions/open-page.ts';
import { noteChange } from '../../../noted-changes.ts';
import type { OpenPage } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
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
const done: Readonly<Record<string, string>> = {
  created: 'Contact created.',
  already: 'This form has already created this contact. It was not created again.',
  blocked: 'Contact blocked.',
  unblocked: 'Contact unblocked.',
  deleted: 'Contact deleted.',
};

/** The list that a form was sent from: of the instance, or of all. */
const contactsPath = (visit: MessagingVisit) =>
  new URLSearchParams(visit.ctx.querystring).get('list') === 'all'
    ? messagingPath(visit, '/contacts')
    : listPath(visit, 'contacts');

export async function goToContacts(visit: MessagingVisit): Promise<Answer> {
  return { redirect: contactsPath(visit) };
}

export const showContacts = showPage(done, (page, visit: MessagingVisit, member) =>
  list(page, visit, member),
);

async function list(page: OpenPage, visit: MessagingVisit, member: LoggedInUser): Promise<string> {
  const scope = await scopeFor(visit, member);
  const query = new URLSearchParams(visit.ctx.querystring);
  const { contacts, next } = await visit.repository.messaging.searchContacts(
    page.workspaceId,
    searchIn(scope, query, contactsOnPage),
  );
  return contactListPage({ ...page, ...scope, contacts: contacts.map(showContact), next, query });
}

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
  then: keyof typeof done,
): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'contacts');
  try {
    await orNotFound(work(callOf(visit, workspaceId, {})));
  } catch (error) {
    const { form = '' } = formErrors(error, {});
    const shown = { kind: 'error', text: `Nothing was changed. ${form}` } as const;
    return { html: await list(openPage(visit, member, { shown }), visit, member), status: 409 };
  }
  return redirectWith(visit, contactsPath(visit), then);
}

export const blockContact = (visit: MessagingVisit): Promise<Answer> => act(visit, block, 'blocked');
export const unblockContact = (visit: MessagingVisit): Promise<Answer> => act(visit, unblock, 'unblocked');
export const deleteContact = (visit: MessagingVisit): Promise<Answer> => act(visit, remove, 'deleted');
