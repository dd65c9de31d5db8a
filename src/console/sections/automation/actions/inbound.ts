/** The inbound endpoints of a workspace, and one with its URL if it was just created. */
import { createHash } from 'node:crypto';
import { createEndpoint, showEndpoint } from '../../../../automation/inbound/endpoints.ts';
import { listHistory } from '../../../../automation/inbound/history.ts';
import { presets } from '../../../../automation/presets.ts';
import type { AutomationEndpointRecord } from '../../../../generated/types.ts';
import { callOf, noticeOf } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { frameOf } from '../../../actions/frame.ts';
import { curl, requestOf } from '../../../assets/request.js';
import { prettyJson } from '../../../json.ts';
import { notFound } from '../../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import { leaveSecret, takeSecret } from '../../../session/secret-once.ts';
import type { FormErrors, Notice } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { inboundForm } from '../inbound-form.ts';
import { inboundPage } from '../pages/inbound.ts';
import { inboundListPage } from '../pages/inbound-list.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

/** The possible notices after an action; never free text. */
const doneOnList: Readonly<Record<string, string>> = {
  deleted: 'Inbound endpoint deleted. Its URL is refused from now on.',
};
const done: Readonly<Record<string, string>> = {
  already:
    'This form has already created this endpoint. It was not created again. Its URL was shown then and cannot be shown again: rotate the URL to get a new one.',
  changed: 'Inbound endpoint updated.',
  paused: 'Inbound endpoint paused. Requests to its URL are refused until you resume it.',
  resumed: 'Inbound endpoint resumed.',
};

export const inboundErrors = (error: unknown): FormErrors => whenBusy(error) ?? inboundForm.errors(error);

export const endpointPath = (visit: AutomationVisit, id = visit.params.endpoint_id): string =>
  recordPath(visit, 'endpoints', id);

export async function showInboundEndpoints(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const endpoints = await visit.repository.automation.listEndpoints(current.workspace.id);
  const html = inboundListPage(frameOf(visit, { member, current }), {
    endpoints: endpoints.map(endpoint => showEndpoint(endpoint, visit.now)),
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, doneOnList),
  });
  return { html };
}

const fresh = creation({
  what: 'inbound endpoints',
  list: (visit: AutomationVisit) => automationPath(visit, '/endpoints'),
  listName: 'Inbound endpoints',
  title: 'Create an endpoint',
  save: 'Create endpoint',
  form: inboundForm,
  errors: whenBusy,
  prefix: 'ain',
  find: ({ repository }, { workspaceId, id }) => repository.automation.findEndpoint(workspaceId, id),
  path: (visit, { id }) => endpointPath(visit, id),
  async create(visit, { member, workspaceId, given, id }) {
    const call = callOf(visit, workspaceId, inboundForm.read(given, null));
    const { result } = await createEndpoint(call, { id });
    return withUrl(visit, member, id, result.url);
  },
});

export const newInboundEndpoint = fresh.show;
export const refillEndpoint = fresh.refill;
export const createInboundEndpoint = fresh.create;

export async function showInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { workspace } = workspaceOf(visit, member);
  const record = await inboundRecord(visit, workspace.id);
  const left = await takeSecret(visit, member, endpointPath(visit, record.id));
  return {
    html: await inboundDetail(visit, member, record, left?.url === undefined ? {} : { url: left.url }),
  };
}

/** Redirects to the page of the endpoint, which then shows its new URL once. */
export function withUrl(visit: AutomationVisit, member: LoggedInUser, id: string, url: string): Answer {
  const redirect = endpointPath(visit, id);
  leaveSecret(visit, member, redirect, { url });
  return { redirect };
}

export async function inboundRecord(
  { repository, params }: AutomationVisit,
  workspaceId: string,
  id: string = params.endpoint_id ?? '',
): Promise<Readonly<AutomationEndpointRecord>> {
  const record = await repository.automation.findEndpoint(workspaceId, id);
  if (record === null) throw notFound();
  return record;
}

/** Identifies the current URL without revealing it, so that a form rotates only the URL that the user has seen. */
export const urlMarkOf = ({ id, tokens }: Readonly<AutomationEndpointRecord>): string =>
  createHash('sha256').update(`${id} ${tokens[0]?.digest}`).digest('base64url');

/** How many of its events the page of an endpoint shows. */
const eventsShown = 10;

interface Shown {
  readonly url?: string;
  readonly notice?: Notice | null;
}

export async function inboundDetail(
  visit: AutomationVisit,
  member: LoggedInUser,
  record: Readonly<AutomationEndpointRecord>,
  { url, notice = noticeOf(visit, done) }: Shown = {},
): Promise<string> {
  const endpoint = showEndpoint(record, visit.now);
  const current = workspaceOf(visit, member);
  const asked = { endpoint_id: record.id, limit: eventsShown };
  const { result } = await listHistory(callOf(visit, current.workspace.id, asked));
  return inboundPage(frameOf(visit, { member, current }), {
    endpoint,
    created: url === undefined ? null : { url, command: commandOf(record, url, exampleOf(record)) },
    mark: urlMarkOf(record),
    canManage: mayManageKeys(current),
    events: result.data,
    notice,
  });
}

/** The first example of the schema, or any data, as JSON. */
export function exampleOf({ data_schema: schema }: Readonly<AutomationEndpointRecord>): string {
  const examples = (schema as { readonly examples?: unknown } | null)?.examples;
  const given: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const text = given === undefined ? null : prettyJson(given);
  return text !== null && text.length < 5_000 ? text : prettyJson({ order: 42, amount: 99.5 });
}

function commandOf(
  { verification }: Readonly<AutomationEndpointRecord>,
  url: string,
  body: string,
): string | null {
  if (verification !== null && presets[verification.scheme].signs !== null) return null;
  const request = requestOf({
    base: url,
    method: 'POST',
    path: '',
    parameters: [],
    body,
    key: '',
    keyPlace: 'none',
  });
  if (verification?.scheme === 'basic') request.headers.Authorization = 'Basic SECRET';
  if (verification?.header) request.headers[verification.header] = 'SECRET';
  return curl(request);
}
