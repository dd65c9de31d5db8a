/** The groups of an instance: list, create, show, rename, change participants, leave. */
import {
  changeParticipants as changeThem,
  createGroup as create,
  getGroup,
  leaveGroup as leave,
  renameGroup as rename,
} from '../../../../messaging/groups/handlers.ts';
import { showGroup as shownGroup } from '../../../../messaging/show.ts';
import { callOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { openPage, showPage } from '../../../actions/open-page.ts';
import type { FormState } from '../../../forms/row.ts';
import type { Notice, OpenPage } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { groupForm, groupNameForm, participantForm } from '../forms.ts';
import { groupListPage, groupPage } from '../pages/groups.ts';
import { namesOf } from './chat.ts';
import {
  channelErrors,
  formErrors,
  inInstance,
  instanceFor,
  instanceIdIn,
  instancePath,
  listPath,
  type MessagingVisit,
  scopeFor,
  searchIn,
} from './visit.ts';

const groupsOnPage = 50;
/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  created: 'Group created.',
  already: 'This form has already created this group. It was not created again.',
  renamed: 'Group renamed.',
  changed: 'Participants changed.',
  left: 'The instance has left the group.',
};

const groupPath = (
  visit: MessagingVisit,
  id = visit.params.group_id,
  instanceId: string | undefined = visit.params.instance_id,
) => instancePath(visit, `/groups/${encodeURIComponent(id ?? '')}`, instanceId);

export async function goToGroup(visit: MessagingVisit): Promise<Answer> {
  return { redirect: groupPath(visit) };
}

export const showGroups = showPage(done, async (page, visit: MessagingVisit, member) => {
  const scope = await scopeFor(visit, member);
  const query = new URLSearchParams(visit.ctx.querystring);
  const { groups, next } = await visit.repository.messaging.searchGroups(
    page.workspaceId,
    searchIn(scope, query, groupsOnPage),
  );
  return groupListPage({ ...page, ...scope, groups: groups.map(shownGroup), next, query });
});

const fresh = creation({
  what: 'groups',
  list: (visit: MessagingVisit) => listPath(visit, 'groups'),
  listName: 'Groups',
  title: 'Create a group',
  save: 'Create group',
  refusal: 'Nothing was created. Please correct:',
  form: groupForm,
  errors: channelErrors,
  view: (visit, { member }) => scopeFor(visit, member),
  prefix: 'grp',
  replaces: true,
  earlier: (visit, { workspaceId, given, id }) =>
    visit.repository.messaging.findGroup(workspaceId, instanceIdIn(visit, given), { id }),
  path: (visit, { given, id }) => groupPath(visit, id, instanceIdIn(visit, given)),
  async create(visit, { workspaceId, given, id }) {
    const inside = await inInstance(visit, given, workspaceId);
    return (await create(callOf(inside, workspaceId, groupForm.read(given, null)), { id })).result;
  },
  // The channel may have known the group before.
  leadTo: (visit, _, { id, instance_id }) =>
    redirectWith(visit, groupPath(visit, id, instance_id), 'created'),
});

export const newGroup = fresh.show;
export const refillGroup = fresh.refill;
export const createGroup = fresh.send;

export const showGroup = showPage(done, (page, visit: MessagingVisit, member) => detail(page, visit, member));

const unchanged = (why: string): Notice => ({ kind: 'error', text: `Nothing was changed. ${why}` });

interface Shown {
  readonly name?: FormState;
  readonly change?: FormState;
}

/** The page after a form that was not accepted. */
const again = (visit: MessagingVisit, member: LoggedInUser, shown: Shown): Promise<string> =>
  detail(openPage(visit, member, done), visit, member, shown);

async function detail(
  page: OpenPage,
  visit: MessagingVisit,
  member: LoggedInUser,
  { name, change = participantForm.blank }: Shown = {},
): Promise<string> {
  const { workspaceId } = page;
  const instance = await instanceFor(visit, member);
  const { result: group } = await orNotFound(getGroup(callOf(visit, workspaceId, {})));
  const addresses = group.participants.map(({ address }) => address);
  const errors = Object.values({ ...name?.errors, ...change.errors });
  // The page of a group that was left meanwhile has no forms that could show their errors.
  const isLost = group.left_at !== null && errors.length > 0;
  return groupPage({
    ...page,
    instance,
    group,
    names: await namesOf(visit, workspaceId, addresses),
    name: name ?? groupNameForm.of(group),
    change,
    notice: isLost ? unchanged(errors.join(' ')) : page.notice,
  });
}

export async function refillGroupName(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await again(visit, member, { name: { ...groupNameForm.from(form, null), errors: late } }) };
}

export async function renameGroup(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'groups');
  const given = groupNameForm.from(form, null);
  try {
    await orNotFound(rename(callOf(visit, workspaceId, groupNameForm.read(given, null))));
  } catch (error) {
    const name = { ...given, errors: channelErrors(error) ?? groupNameForm.errors(error) };
    return { html: await again(visit, member, { name }), status: 422 };
  }
  return redirectWith(visit, groupPath(visit), 'renamed');
}

export async function refillParticipants(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return {
    html: await again(visit, member, { change: { ...participantForm.from(form, null), errors: late } }),
  };
}

export async function changeParticipants(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'groups');
  const given = participantForm.from(form, null);
  try {
    await orNotFound(changeThem(callOf(visit, workspaceId, participantForm.read(given, null))));
  } catch (error) {
    const change = { ...given, errors: channelErrors(error) ?? participantForm.errors(error) };
    return { html: await again(visit, member, { change }), status: 422 };
  }
  return redirectWith(visit, groupPath(visit), 'changed');
}

export async function leaveGroup(visit: MessagingVisit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'groups');
  try {
    await orNotFound(leave(callOf(visit, workspaceId, {})));
  } catch (error) {
    const { form = '' } = formErrors(error, {});
    return {
      html: await detail(openPage(visit, member, { shown: unchanged(form) }), visit, member),
      status: 409,
    };
  }
  return redirectWith(visit, groupPath(visit), 'left');
}
