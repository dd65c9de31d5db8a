/** The form of an instance: for a new one of a channel, or for one that exists. */
import { MarketplaceError, type Problem } from '../../../../common/errors/errors.ts';
import type { CreateInstanceRequest, Instance } from '../../../../generated/types.ts';
import {
  createInstance as create,
  storableSettings,
  changeInstance as update,
} from '../../../../messaging/instances/handlers.ts';
import { callOf, orNotFound, redirectWith, requireManager, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { instanceForm, newInstanceForm } from '../forms.ts';
import { instanceEditorPage } from '../pages/instances.ts';
import type { InstanceForm } from '../views.ts';
import { channelErrors, instanceFor, instancePath, type MessagingVisit } from './visit.ts';

/** `instance`: the one to change, or `null` for a new one. */
function editor(
  visit: MessagingVisit,
  member: LoggedInUser,
  instance: Instance | null,
  form: InstanceForm,
): string {
  const frame = frameOf(visit, { member, current: workspaceOf(visit, member) });
  return instanceEditorPage(frame, { instance, channels: visit.service.engine.drivers, form });
}

export async function newInstance(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  requireManager(visit, member, 'instances');
  const { service } = visit;
  const [first] = service.engine.drivers;
  const chosen = new URLSearchParams(visit.ctx.querystring).get('driver') ?? first?.name ?? '';
  return { html: editor(visit, member, null, newInstanceForm(service, chosen)) };
}

export async function editInstance(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const instance = await instanceFor(visit, member);
  requireManager(visit, member, 'instances');
  return { html: editor(visit, member, instance, instanceForm.of(instance, { ...visit, instance })) };
}

async function refill(visit: MessagingVisit, instance: Instance | null): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const given = instanceForm.from(form, instance, { ...visit, instance });
  return { html: editor(visit, member, instance, instanceForm.refused(given, instance, late)) };
}

export const refillInstance = (visit: MessagingVisit): Promise<Answer> => refill(visit, null);
export const refillChangedInstance = async (visit: MessagingVisit): Promise<Answer> =>
  refill(visit, await instanceFor(visit, lateForm(visit).member));

function refused(
  visit: MessagingVisit,
  member: LoggedInUser,
  instance: Instance | null,
  given: InstanceForm,
  error: unknown,
): Answer {
  const errors = channelErrors(error) ?? instanceForm.errors(error, given);
  return {
    html: editor(visit, member, instance, instanceForm.refused(given, instance, errors)),
    status: 422,
  };
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

export async function createInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'instances');
  const given = instanceForm.from(form, null, { ...visit, instance: null });
  const id = `ins_${tokenOf(form)}`;
  try {
    const input: CreateInstanceRequest = await inputFrom(visit, workspaceId, given, null);
    await create(callOf(visit, workspaceId, input), { id });
    return redirectWith(visit, instancePath(visit, '', id), 'created');
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.messaging.findInstance(workspaceId, id)) !== null)
      return redirectWith(visit, instancePath(visit, '', id), 'already');
    return refused(visit, member, null, given, error);
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
    return refused(visit, member, instance, given, error);
  }
  return redirectWith(visit, instancePath(visit), 'changed');
}
