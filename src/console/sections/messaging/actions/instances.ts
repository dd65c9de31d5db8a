/** Instances: list, create, show with pairing, change, connect, restart, log out, delete. */
import { MarketplaceError, type Problem } from '../../../../common/errors/errors.ts';
import { qrSvg } from '../../../../common/qr-code.ts';
import type { Instance } from '../../../../generated/types.ts';
import {
  changeInstance,
  connectInstance,
  createInstance,
  deleteInstance,
  getInstance,
  getPairing,
  listInstances,
  logOutInstance,
  restartInstance,
  storableSettings,
} from '../../../../messaging/instances/handlers.ts';
import { callOf, noticeOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import type { SubmittedForm } from '../../../actions/form-pages.ts';
import { resource } from '../../../actions/resource.ts';
import type { Answer } from '../../../visit.ts';
import { type InstanceContext, instanceForm, newInstanceForm } from '../forms.ts';
import { channelChoice, instanceListPage, instancePage, noChannel } from '../pages/instances.ts';
import type { InstanceForm, InstanceView } from '../views.ts';
import { channelErrors, instancePath, type MessagingVisit, messagingPath } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  created: 'Instance created. Connect it next.',
  already: 'This form has already created this instance. It was not created again.',
  changed: 'Instance updated. New settings apply from the next connection.',
  logged_out: 'The instance is logged out.',
};
/** Those that are true in a state only. */
const doneIn: Partial<Readonly<Record<Instance['state'], Readonly<Record<string, string>>>>> = {
  connecting: {
    connecting: 'The instance is connecting.',
    restarting: 'The instance is connecting again.',
  },
  open: { connecting: 'The instance is open.', restarting: 'The instance is open again.' },
};

const instances = resource({
  one: 'Instance',
  many: 'Instances',
  what: 'instances',
  list: (visit: MessagingVisit) => messagingPath(visit),
  listName: 'Instances',
  parameter: 'instance_id',
  path: (visit, id) => instancePath(visit, '', id),
  find: async (_, { call }): Promise<Instance> => (await getInstance(call)).result,
  form: instanceForm,
  errors: channelErrors,
  context: (visit, { record }) => ({ ...visit, instance: record }),
  view: (visit, { record }, { form: { settings } }) => ({
    channels:
      record === null
        ? channelChoice(messagingPath(visit, '/new'), visit.service.engine.drivers, settings)
        : settings === null && noChannel,
  }),
});

/** @throws MarketplaceError with all problems: those that the schema reports, and those of the channel */
async function inputFrom(
  visit: MessagingVisit,
  { workspaceId, given, context }: SubmittedForm<Instance | null, InstanceForm, InstanceContext, unknown>,
): Promise<never> {
  const { instance } = context;
  const problems: Problem[] = [];
  const { settings, ...input } = instanceForm.input(given, instance, context, { problems });
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

async function pairingOf(visit: MessagingVisit, workspaceId: string): Promise<InstanceView['pairing']> {
  const { pairing } = (await orNotFound(getPairing(callOf(visit, workspaceId, {})))).result;
  if (pairing === null) return null;
  if (pairing.method === 'code') return { ...pairing, qr: null };
  const svg = Buffer.from(qrSvg(pairing.text)).toString('base64');
  return { ...pairing, qr: `data:image/svg+xml;base64,${svg}` };
}

export const instanceActions = {
  ...instances.list({ deleted: 'Instance deleted.' }, async (page, visit) =>
    instanceListPage(page, (await listInstances(callOf(visit, page.workspaceId, {}))).result),
  ),
  ...instances.record(done, async (page, instance, visit) => {
    const pairing = page.canManage ? await pairingOf(visit, page.workspaceId) : null;
    const stateNotice = noticeOf(visit, doneIn[instance.state] ?? {});
    return instancePage({ ...page, instance, pairing, stateNotice });
  }),
  ...instances.creation({
    title: 'Create an instance',
    save: 'Create instance',
    blank({ service, ctx }) {
      const [first] = service.engine.drivers;
      const chosen = new URLSearchParams(ctx.querystring).get('driver') ?? first?.name ?? '';
      return newInstanceForm(service, chosen);
    },
    prefix: 'ins',
    create: async (visit, sent) =>
      createInstance(callOf(visit, sent.workspaceId, await inputFrom(visit, sent)), { id: sent.id }),
  }).actions,
  ...instances.editing({
    title: 'Edit instance',
    save: 'Save changes',
    name: ({ name }) => name,
    change: async (visit, sent) =>
      changeInstance(callOf(visit, sent.workspaceId, await inputFrom(visit, sent))),
  }).actions,
  restartInstance: instances.act(restartInstance, 'restarting'),
  logOutInstance: instances.act(logOutInstance, 'logged_out'),
  ...instances.deletion(deleteInstance),

  async connectInstance(visit: MessagingVisit): Promise<Answer> {
    const { form, workspaceId } = await sender(visit, 'instances');
    const method = form.one('method') === 'code' ? 'code' : 'qr';
    await orNotFound(connectInstance(callOf(visit, workspaceId, { method })));
    return redirectWith(visit, instancePath(visit), 'connecting');
  },
};
