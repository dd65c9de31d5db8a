/** The registry of event types over HTTP. */
import { invalidParameters, MarketplaceError } from '../../common/errors.ts';
import type {
  AutomationTypeDocument,
  AutomationTypeRecord,
  NoInput,
  RegisterAutomationTypeRequest,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { createInputReader } from '../../http/input.ts';
import { isRefused } from '../../repository/index.ts';
import { unlessBusy } from '../sandbox/unless-busy.ts';
import { checkType } from './draft.ts';
import { checkSchema } from './endpoints.ts';
import { inboundErrors } from './errors.ts';
import type { InboundCall } from './service.ts';
import { documentOf } from './type-document.ts';

/** Maximum number of registered types of a workspace. */
const most = 200;
const fields = createInputReader('PublishEventRequest');

const notFound = () => new MarketplaceError(inboundErrors.automation_type_not_found);

export async function listTypes({
  principal,
  repository,
}: InboundCall<NoInput>): Promise<Outcome<AutomationTypeRecord[]>> {
  return { result: [...(await repository.automation.listTypes(principal.workspaceId))] };
}

export async function describeTypes(call: InboundCall<NoInput>): Promise<Outcome<AutomationTypeDocument>> {
  return { result: documentOf((await listTypes(call)).result) };
}

/** Registers a type, or replaces what is registered for it. */
export async function registerType(
  call: InboundCall<RegisterAutomationTypeRequest>,
): Promise<Outcome<AutomationTypeRecord>> {
  const { input, params, principal, repository, service, now } = call;
  const { workspaceId } = principal;
  const { description = '', data_schema = null, example = null } = input;
  const type = params.type ?? '';
  // The path has no schema.
  fields.read({ type });
  checkType(type, service, '/type');
  await checkSchema(input, call);
  if (data_schema !== null && example !== null) {
    const checked = await unlessBusy(service.checks.check(workspaceId, `type ${type}`, data_schema, example));
    if (!checked.ok)
      throw invalidParameters({ pointer: `/example${checked.pointer}`, reason: checked.reason });
  }
  const draft = { type, description, data_schema, example, at: new Date(now).toISOString() };
  const stored = await repository.automation.registerType(workspaceId, draft as never, { most });
  service.types.forget(workspaceId);
  if (isRefused(stored)) {
    if (stored.refused === 'too_many') throw new MarketplaceError(inboundErrors.too_many_automation_types);
    throw new Error(`an event type was refused: ${stored.refused}`);
  }
  return { result: stored };
}

export async function removeType({
  params,
  principal,
  repository,
  service,
}: InboundCall<NoInput>): Promise<Outcome<AutomationTypeRecord>> {
  const removed = await repository.automation.removeType(principal.workspaceId, params.type ?? '');
  service.types.forget(principal.workspaceId);
  if (isRefused(removed)) throw notFound();
  return { result: removed };
}
