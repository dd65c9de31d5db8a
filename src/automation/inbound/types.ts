/** The registry of event types over HTTP. */

import { isDeepStrictEqual } from 'node:util';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { isSameJson } from '../../common/json/same-json.js';
import type {
  AutomationTypeDocument,
  AutomationTypeRecord,
  NoInput,
  RegisterAutomationTypeRequest,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { createInputReader } from '../../http/input.ts';
import { preconditionFailed } from '../../http/precondition.ts';
import { limitIn, limitReached, type ResolvedRecordLimits } from '../../limits/record-limits.ts';
import { type AutomationRepository, isRefused, type Refused, refuse } from '../../repository/index.ts';
import { automationRecordLimits } from '../record-limits.ts';
import { unlessBusy } from '../sandbox/unless-busy.ts';
import { checkType } from './draft.ts';
import { checkSchema } from './endpoints.ts';
import { inboundErrors } from './errors.ts';
import type { InboundCall, InboundService } from './service.ts';
import { documentOf } from './type-document.ts';

const fields = createInputReader('PublishEventRequest');
const contents = createInputReader('RegisterAutomationTypeRequest');

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

interface Registry extends Pick<InboundService, 'knows' | 'types' | 'schemas' | 'checks'> {
  /** @default the defaults */
  readonly limits?: ResolvedRecordLimits;
  readonly automation: Pick<AutomationRepository, 'registerType'>;
}

/**
 * Registers a type, or replaces what is registered for it. Refused if the workspace does not exist.
 * @throws MarketplaceError 400 for what cannot be registered, 409 at the limit
 */
export async function storeType(
  { automation, knows, types, schemas, checks, limits = {} }: Registry,
  workspaceId: string,
  type: string,
  registered: RegisterAutomationTypeRequest,
  now: number,
  options: Pick<NonNullable<Parameters<AutomationRepository['registerType']>[2]>, 'when'> = {},
): Promise<Readonly<AutomationTypeRecord> | Refused<'workspace_unknown' | 'changed'>> {
  const {
    description = '',
    data_schema = null,
    data_example = null,
  } = contents.read({ ...registered }) as typeof registered;
  // The path has no schema.
  fields.read({ type });
  checkType(type, { knows }, '/type');
  if (type === '.' || type === '..')
    throw invalidParameters({
      pointer: '/type',
      reason: 'must not be . or .., because a URL cannot end with it',
    });
  await checkSchema({ data_schema }, schemas, workspaceId);
  if (data_schema !== null && data_example !== null) {
    const checked = await unlessBusy(checks.check(workspaceId, `type ${type}`, data_schema, data_example));
    if (!checked.ok)
      throw invalidParameters({ pointer: `/data_example${checked.pointer}`, reason: checked.reason });
  }
  const draft = { type, description, data_schema, data_example, at: new Date(now).toISOString() };
  const most = limitIn(limits, automationRecordLimits, 'eventTypes');
  const stored = await automation.registerType(workspaceId, draft as never, { ...options, most });
  types.forget(workspaceId);
  if (!isRefused(stored)) return stored;
  if (stored.refused === 'too_many') throw limitReached(inboundErrors.too_many_automation_types, most);
  return refuse(stored.refused);
}

/** `null`: `when` has refused it. */
async function storeIf(
  {
    input,
    params,
    principal: { workspaceId },
    repository: { automation },
    service,
    limits,
    now,
  }: InboundCall<RegisterAutomationTypeRequest>,
  when: (current: Readonly<AutomationTypeRecord> | null) => boolean,
): Promise<Readonly<AutomationTypeRecord> | null> {
  const { knows, types, schemas, checks } = service;
  const registry = { automation, knows, types, schemas, checks, limits };
  const stored = await storeType(registry, workspaceId, params.type ?? '', input, now, { when });
  if (!isRefused(stored)) return stored;
  if (stored.refused === 'changed') return null;
  throw new Error(`an event type was refused: ${stored.refused}`);
}

export async function registerType(
  call: InboundCall<RegisterAutomationTypeRequest>,
): Promise<Outcome<AutomationTypeRecord>> {
  const stored = await storeIf(call, () => true);
  if (stored === null) throw new Error('an event type was refused without a condition');
  return { result: stored };
}

const contentOf = ({ description, data_schema, data_example }: Readonly<AutomationTypeRecord>) => ({
  description,
  data_schema,
  data_example,
});

/** Registers a type, unless it is registered with another content. */
export async function createType(
  call: InboundCall<RegisterAutomationTypeRequest>,
): Promise<Outcome<AutomationTypeRecord>> {
  const { description = '', data_schema = null, data_example = null } = call.input;
  const content = { description, data_schema, data_example };
  const stored = await storeIf(call, current => current === null || isSameJson(contentOf(current), content));
  if (stored === null) throw invalidParameters({ pointer: '/type', reason: 'is already registered' });
  return { result: stored };
}

/** Changes what is given of a registered type. @throws MarketplaceError 412 if somebody else changes it at the same time */
export async function changeType(
  call: InboundCall<RegisterAutomationTypeRequest>,
): Promise<Outcome<AutomationTypeRecord>> {
  const { params, principal, repository, input } = call;
  const types = await repository.automation.listTypes(principal.workspaceId);
  const before = types.find(({ type }) => type === params.type);
  if (before === undefined) throw notFound();
  const changed = { ...call, input: { ...contentOf(before), ...input } };
  const stored = await storeIf(changed, current => isDeepStrictEqual(current, before));
  if (stored === null) throw preconditionFailed();
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
