/** Inbound endpoints: list, create, show, change, pause, resume, rotate, delete. The URL is shown once. */
import { createHash } from 'node:crypto';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  rotateEndpoint,
  showEndpoint,
} from '../../../../automation/inbound/endpoints.ts';
import { listHistory } from '../../../../automation/inbound/history.ts';
import { urlOf } from '../../../../automation/inbound/tokens.ts';
import { presets } from '../../../../automation/presets.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import type { AutomationEndpointRecord } from '../../../../generated/types.ts';
import { callOf, sender } from '../../../actions/call.ts';
import { openPage } from '../../../actions/open-page.ts';
import { resource } from '../../../actions/resource.ts';
import { curl, requestOf } from '../../../assets/request.js';
import { prettyJson } from '../../../json.ts';
import { overlaps } from '../../../pages/overlaps.ts';
import { overviewPeriod } from '../../../period.ts';
import { leaveSecret } from '../../../session/secret-once.ts';
import type { OpenPage } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { inboundForm } from '../inbound-form.ts';
import { inboundPage } from '../pages/inbound.ts';
import { inboundListPage } from '../pages/inbound-list.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

type Stored = Readonly<AutomationEndpointRecord>;

export const endpoints = resource({
  one: 'InboundEndpoint',
  many: 'InboundEndpoints',
  what: 'inbound endpoints',
  list: (visit: AutomationVisit) => automationPath(visit, '/endpoints'),
  listName: 'Inbound endpoints',
  parameter: 'endpoint_id',
  path: (visit, id) => recordPath(visit, 'endpoints', id),
  find: ({ repository }, { workspaceId, id }): Stored | null | Promise<Stored | null> =>
    repository.automation.findEndpoint(workspaceId, id),
  shown: (record, { now }) => showEndpoint(record, now),
  form: inboundForm,
  errors: whenBusy,
});

/** Leads to the page of the endpoint, which then shows its new URL once. */
function withUrl(visit: AutomationVisit, member: LoggedInUser, id: string, url: string): Answer {
  const redirect = recordPath(visit, 'endpoints', id);
  leaveSecret(visit, member, redirect, { url });
  return { redirect };
}

/** Identifies the current URL without revealing it, so that a form rotates only the URL that the user has seen. */
const urlMarkOf = ({ id, tokens }: Stored): string =>
  createHash('sha256').update(`${id} ${tokens[0]?.digest}`).digest('base64url');

/** How many of its events the page of an endpoint shows. */
const eventsShown = 10;

/** `url`: the one to show once. */
async function detail(page: OpenPage, record: Stored, visit: AutomationVisit, url?: string): Promise<string> {
  const asked = { endpoint_id: record.id, limit: eventsShown };
  const { workspaceId } = page;
  const { automation } = visit.repository;
  const call = callOf(visit, workspaceId, asked);
  const period = overviewPeriod('day', visit.now);
  const counted = {
    endpointId: record.id,
    since: `${period.names[0]}T00:00:00Z`,
    until: new Date(visit.now).toISOString(),
  };
  await visit.service.refusals.flush(workspaceId, record.id);
  const [{ result }, accepted, refusals] = await Promise.all([
    listHistory(call),
    automation.countEvents(workspaceId, counted),
    automation.findRefusals(workspaceId, record.id),
  ]);
  return inboundPage({
    ...page,
    endpoint: showEndpoint(record, visit.now),
    created: url === undefined ? null : { url, command: commandOf(record, url, exampleOf(record)) },
    mark: urlMarkOf(record),
    events: result.data,
    period,
    accepted,
    refusals,
    command: commandOf(record, urlOf(call.apiBase(), 'TOKEN'), exampleOf(record)),
  });
}

/** The first example of the schema, or any data, as JSON. */
export function exampleOf({ data_schema: schema }: Stored): string {
  const examples = (schema as { readonly examples?: unknown } | null)?.examples;
  const given: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const text = given === undefined ? null : prettyJson(given);
  return text !== null && text.length < 5_000 ? text : prettyJson({ order: 42, amount: 99.5 });
}

function commandOf({ verification }: Stored, url: string, body: string): string | null {
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

const rotatedAlready =
  'The URL has already been rotated, by this form or by somebody else. It was not rotated again. The new URL was shown once after the first form.';

async function rotateInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'inbound endpoints');
  const record = await endpoints.find(visit, workspaceId);
  const overlap = overlaps.find(([seconds]) => String(seconds) === form.one('overlap'))?.[0] ?? 0;
  const refuse = async () => {
    const shown = { kind: 'error', text: rotatedAlready } as const;
    const now = await endpoints.find(visit, workspaceId);
    return { html: await detail(openPage(visit, member, { shown }), now, visit), status: 409 };
  };
  const from = record.tokens[0]?.digest;
  if (from === undefined || form.one('mark') !== urlMarkOf(record)) return refuse();
  try {
    const call = callOf(visit, workspaceId, { overlap_seconds: overlap });
    const { result } = await rotateEndpoint(call, { from });
    return withUrl(visit, member, record.id, result.url);
  } catch (error) {
    // Somebody else has rotated the URL, or the endpoint was deleted.
    if (error instanceof MarketplaceError && error.status === 404) return refuse();
    throw error;
  }
}

export const inboundActions = {
  ...endpoints.list(
    { deleted: 'Inbound endpoint deleted. Its URL is refused from now on.' },
    async (page, { repository, now }) => {
      const all = await repository.automation.listEndpoints(page.workspaceId);
      return inboundListPage(
        page,
        all.map(endpoint => showEndpoint(endpoint, now)),
      );
    },
  ),
  ...endpoints.record(
    {
      already:
        'This form has already created this endpoint. It was not created again. Its URL was shown then and cannot be shown again: rotate the URL to get a new one.',
      changed: 'Inbound endpoint updated.',
      paused: {
        text: 'Inbound endpoint paused. Requests to its URL are refused until you resume it.',
        undo: ['resume'],
      },
      resumed: { text: 'Inbound endpoint resumed.', undo: ['pause'] },
    },
    (page, record, visit) => detail(page, record, visit, page.secret?.url),
  ),
  ...endpoints.creation({
    title: 'Create an endpoint',
    save: 'Create endpoint',
    prefix: 'ain',
    create: async (_, { call, id }) => (await createEndpoint(call(), { id })).result,
    leadTo: (visit, { member, id }, { url }) => withUrl(visit, member, id, url),
  }).actions,
  ...endpoints.editing({
    title: 'Edit endpoint',
    save: 'Save endpoint',
    name: ({ name }) => name,
    change: (_, { call }) => changeEndpoint(call()),
  }).actions,
  ...endpoints.pausing(changeEndpoint),
  ...endpoints.deletion(deleteEndpoint),
  rotateInboundEndpoint,
};
