/** The groups of an instance: list, create, show, rename, change participants, leave. */
import type { ChangeParticipantsRequest, CreateChatGroupRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import {
  changeParticipants as changeThem,
  createGroup as create,
  getGroup,
  leaveGroup as leave,
  renameGroup as rename,
} from '../../../../messaging/groups/handlers.ts';
import { showGroup as shownGroup } from '../../../../messaging/show.ts';
import { callOf, noticeOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Notice } from '../../../views.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { groupListPage, groupPage } from '../pages/groups.ts';
import type { GroupForm, GroupView, ParticipantForm } from '../views.ts';
import { addressesOf } from './address.ts';
import { namesOf } from './chat.ts';
import {
  formErrors,
  inInstance,
  instanceFor,
  instancePath,
  type MessagingVisit,
  scopeFor,
  searchIn,
} from './visit.ts';

const groupsOnPage = 50;
const createReader = createInputReader('CreateChatGroupRequest');
const nameReader = createInputReader('RenameChatGroupRequest');
const participantReader = createInputReader('ChangeParticipantsRequest');

const words: FormWords = {
  action: { field: 'action', name: 'The change' },
  name: { field: 'name', name: 'The name', told: { minLength: 'Enter a name.' } },
  participants: {
    field: 'participants',
    name: 'The participants',
    each: 'An address',
    told: {
      minItems: 'Enter at least one address.',
      maxItems: 'Enter at most {limit} addresses.',
      pattern: 'An address has no spaces.',
    },
  },
};

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  created: 'Group created.',
  already: 'This form has already created this group. It was not created again.',
  renamed: 'Group renamed.',
  changed: 'Participants changed.',
  left: 'The instance has left the group.',
};

const emptyForm: GroupForm = { instance: '', name: '', participants: '', errors: {} };
const emptyChange: ParticipantForm = { action: 'add', participants: '', errors: {} };

const formFrom = (form: Form): Omit<GroupForm, 'errors'> => ({
  instance: form.one('instance'),
  name: form.one('name').trim(),
  participants: form.one('participants').trim(),
});

const groupPath = (
  visit: MessagingVisit,
  id = visit.params.group_id,
  instanceId: string | undefined = visit.params.instance_id,
) => instancePath(visit, `/groups/${encodeURIComponent(id ?? '')}`, instanceId);

export async function goToGroup(visit: MessagingVisit): Promise<Answer> {
  return { redirect: groupPath(visit) };
}

export async function showGroups(visit: MessagingVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

async function list(visit: MessagingVisit, member: LoggedInUser, form: GroupForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const scope = await scopeFor(visit, member);
  const query = new URLSearchParams(visit.ctx.querystring);
  const { groups, next } = await visit.repository.messaging.searchGroups(
    current.workspace.id,
    searchIn(scope, query, groupsOnPage),
  );
  return groupListPage(frameOf(visit, { member, current }), {
    ...scope,
    groups: groups.map(shownGroup),
    next,
    query,
    canManage: mayManageKeys(current),
    form,
    notice: noticeOf(visit, done),
  });
}

export async function refillGroup(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await list(visit, member, { ...formFrom(form), errors: late }) };
}

export async function createGroup(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'groups');
  const given = formFrom(form);
  const id = `grp_${tokenOf(form)}`;
  const instanceId = visit.params.instance_id ?? given.instance;
  // The same form was submitted before.
  if ((await visit.repository.messaging.findGroup(workspaceId, instanceId, { id })) !== null)
    return redirectWith(visit, groupPath(visit, id, instanceId), 'already');
  try {
    const inside = await inInstance(visit, form, workspaceId);
    const input = { name: given.name, participants: addressesOf(given.participants) };
    createReader.readWhole({ ...input });
    const { result } = await create(callOf(inside, workspaceId, input as CreateChatGroupRequest), { id });
    return redirectWith(visit, groupPath(visit, result.id, instanceId), 'created');
  } catch (error) {
    return {
      html: await list(visit, member, { ...given, errors: formErrors(error, words) }),
      status: 422,
    };
  }
}

export async function showGroup(visit: MessagingVisit): Promise<Answer> {
  return { html: await detail(visit, await requireMember(visit)) };
}

const unchanged = (why: string): Notice => ({ kind: 'error', text: `Nothing was changed. ${why}` });

interface Shown {
  readonly name?: GroupView['name'];
  readonly change?: ParticipantForm;
  readonly notice?: Notice | null;
}

async function detail(
  visit: MessagingVisit,
  member: LoggedInUser,
  { name, change = emptyChange, notice = noticeOf(visit, done) }: Shown = {},
): Promise<string> {
  const current = workspaceOf(visit, member);
  const workspaceId = current.workspace.id;
  const instance = await instanceFor(visit, member);
  const { result: group } = await orNotFound(getGroup(callOf(visit, workspaceId, {})));
  const addresses = group.participants.map(({ address }) => address);
  const errors = Object.values({ ...name?.errors, ...change.errors });
  // The page of a group that was left meanwhile has no forms that could show their errors.
  const isLost = group.left_at !== null && errors.length > 0;
  return groupPage(frameOf(visit, { member, current }), {
    instance,
    group,
    names: await namesOf(visit, workspaceId, addresses),
    canManage: mayManageKeys(current),
    name: name ?? { name: group.name, errors: {} },
    change,
    notice: isLost ? unchanged(errors.join(' ')) : notice,
  });
}

export async function refillGroupName(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await detail(visit, member, { name: { name: form.one('name'), errors: late } }) };
}

export async function renameGroup(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'groups');
  const name = form.one('name').trim();
  try {
    nameReader.readWhole({ name });
    await orNotFound(rename(callOf(visit, workspaceId, { name })));
  } catch (error) {
    const refused = { name, errors: formErrors(error, words) };
    return { html: await detail(visit, member, { name: refused }), status: 422 };
  }
  return redirectWith(visit, groupPath(visit), 'renamed');
}

const changeFrom = (form: Form): Omit<ParticipantForm, 'errors'> => ({
  action: form.one('action'),
  participants: form.one('participants').trim(),
});

export async function refillParticipants(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await detail(visit, member, { change: { ...changeFrom(form), errors: late } }) };
}

export async function changeParticipants(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'groups');
  const given = changeFrom(form);
  try {
    const input = { action: given.action, participants: addressesOf(given.participants) };
    participantReader.readWhole({ ...input });
    await orNotFound(changeThem(callOf(visit, workspaceId, input as ChangeParticipantsRequest)));
  } catch (error) {
    const change = { ...given, errors: formErrors(error, words) };
    return { html: await detail(visit, member, { change }), status: 422 };
  }
  return redirectWith(visit, groupPath(visit), 'changed');
}

export async function leaveGroup(visit: MessagingVisit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'groups');
  try {
    await orNotFound(leave(callOf(visit, workspaceId, {})));
  } catch (error) {
    const { form = '' } = formErrors(error, {});
    return { html: await detail(visit, member, { notice: unchanged(form) }), status: 409 };
  }
  return redirectWith(visit, groupPath(visit), 'left');
}
