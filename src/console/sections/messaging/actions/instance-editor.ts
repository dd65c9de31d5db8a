/** The form of an instance: for a new one of a channel, or for one that exists. */
import { MarketplaceError, type Problem } from '../../../../common/errors/errors.ts';
import type { CreateInstanceRequest, Instance } from '../../../../generated/types.ts';
import {
  createInstance as create,
  storableSettings,
  changeInstance as update,
} from '../../../../messaging/instances/handlers.ts';
import { callOf, orNotFound, redirectWith, requireManager, sender } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { instanceForm, newInstanceForm } from '../forms.ts';
import { changedInstancePage, channelChoice } from '../pages/instances.ts';
import type { InstanceForm } from '../views.ts';
import { channelErrors, instanceFor, instancePath, type MessagingVisit, messagingPath } from './visit.ts';

const fresh = creation({
  what: 'instances',
  list: (visit: MessagingVisit) => messagingPath(visit),
  listName: 'Instances',
  title: 'Create an instance',
  save: 'Create instance',
  form: instanceForm,
  errors: channelErrors,
  context: visit => ({ ...visit, instance: null }),
  view: (visit, _, { settings }) => ({
    channels: channelChoice(messagingPath(visit, '/new'), visit.service.engine.drivers, settings),
  }),
  blank({ service, ctx }) {
    const [first] = service.engine.drivers;
    const chosen = new URLSearchParams(ctx.querystring).get('driver') ?? first?.name ?? '';
    return newInstanceForm(service, chosen);
  },
  prefix: 'ins',
  find: ({ repository }, { workspaceId, id }) => repository.messaging.findInstance(workspaceId, id),
  path: (visit, { id }) => instancePath(visit, '', id),
  async create(visit, { workspaceId, given, id }) {
    const input: CreateInstanceRequest = await inputFrom(visit, workspaceId, given, null);
    await create(callOf(visit, workspaceId, input), { id });
    return undefined;
  },
});

export const newInstance = fresh.show;
export const refillInstance = fresh.refill;
export const createInstance = fresh.create;

const editor = (visit: MessagingVisit, member: LoggedInUser, instance: Instance, form: InstanceForm) =>
  changedInstancePage(frameOf(visit, { member, current: workspaceOf(visit, member) }), instance, form);

export async function editInstance(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const instance = await instanceFor(visit, member);
  requireManager(visit, member, 'instances');
  return { html: editor(visit, member, instance, instanceForm.of(instance, { ...visit, instance })) };
}

export async function refillChangedInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const instance = await instanceFor(visit, member);
  const given = instanceForm.from(form, instance, { ...visit, instance });
  return { html: editor(visit, member, instance, instanceForm.refused(given, instance, late)) };
}

/** @throws MarketplaceError with all problems: those that the schema reports, and those of the channel */
async function inputFrom(
  visit: MessagingVisit,
  workspaceId: string,
  given: InstanceForm,
  instance: Instance | null,
): Promise<never> {
  const problems: Problem[] = [];
  const { settings, ...input } = instanceForm.input(given, instance, { ...visit, instance }, { problems });
  const driver = instance?.driver ?? given.settings?.form.type ?? '';
  const isWrong = problems.some(({ pointer }) => pointer.startsWith('/settings/'));
  if (!isWrong && (instance === null || settings !== undefined))
    problems.push(...(await settingProblems(visit, workspaceId, driver, settings as object)));
  return {
    ...(instanceForm.checked(input, problems) as object),
    ...(instance === null && { driver }),
    ...(settings !== undefined && { settings }),
  } as never;
}

/** What the channel refuses of settings. */
async function settingProblems(
  { service, repository, params }: MessagingVisit,
  workspaceId: string,
  driver: string,
  settings: object = {},
): Promise<readonly Problem[]> {
  const { instance_id: id } = params;
  const stored = id === undefined ? null : await repository.messaging.findInstance(workspaceId, id);
  try {
    storableSettings({ service }, driver, { ...settings }, stored?.settings);
    return [];
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    return error.problems;
  }
}

export async function changeInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'instances');
  const instance = await instanceFor(visit, member);
  const given = instanceForm.from(form, instance, { ...visit, instance });
  try {
    const input = await inputFrom(visit, workspaceId, given, instance);
    await orNotFound(update(callOf(visit, workspaceId, input)));
  } catch (error) {
    const errors = channelErrors(error) ?? instanceForm.errors(error, given);
    const refused = instanceForm.refused(given, instance, errors);
    return { html: editor(visit, member, instance, refused), status: 422 };
  }
  return redirectWith(visit, instancePath(visit), 'changed');
}
