/** Updates, pauses, resumes, rotates, tests and deletes an inbound endpoint. */
import {
  changeEndpoint,
  deleteEndpoint,
  rotateEndpoint,
  showEndpoint,
} from '../../../../automation/inbound/endpoints.ts';
import { checkedJson } from '../../../../automation/inbound/read.ts';
import { testEndpoint } from '../../../../automation/inbound/test-event.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { deepestInput, isDeeper } from '../../../../common/json/depth.ts';
import type { AutomationEndpointRecord } from '../../../../generated/types.ts';
import { callOf, redirectWith, requireManager, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import type { FormState } from '../../../forms/row.ts';
import { readJson } from '../../../json.ts';
import { overlaps } from '../../../pages/overlaps.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { FormErrors } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { inboundForm } from '../inbound-form.ts';
import { inboundChangePage, inboundTestPage } from '../pages/inbound-forms.ts';
import type { InboundTestView } from '../views.ts';
import {
  endpointPath,
  exampleOf,
  inboundDetail,
  inboundErrors,
  inboundRecord,
  urlMarkOf,
  withUrl,
} from './inbound.ts';
import { type AutomationVisit, automationPath, formErrors, recordPath } from './visit.ts';

const what = 'inbound endpoints';

const changeForm = (
  visit: AutomationVisit,
  member: LoggedInUser,
  record: Readonly<AutomationEndpointRecord>,
  form?: FormState,
): string => {
  const endpoint = showEndpoint(record, visit.now);
  return inboundChangePage(frameOf(visit, { member, current: workspaceOf(visit, member) }), {
    endpoint,
    form: form ?? inboundForm.of(endpoint),
  });
};

/** A member who may change endpoints, and the endpoint. */
async function opened(visit: AutomationVisit) {
  const member = await requireMember(visit);
  const record = await inboundRecord(visit, workspaceOf(visit, member).workspace.id);
  requireManager(visit, member, what);
  return { member, record };
}

export async function editInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, record } = await opened(visit);
  return { html: changeForm(visit, member, record) };
}

export async function changeInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, what);
  const record = await inboundRecord(visit, workspaceId);
  const endpoint = showEndpoint(record, visit.now);
  const given = inboundForm.from(form, endpoint);
  try {
    await changeEndpoint(callOf(visit, workspaceId, inboundForm.read(given, endpoint)));
  } catch (error) {
    const refused = inboundForm.refused(given, endpoint, inboundErrors(error));
    return { html: changeForm(visit, member, record, refused), status: 422 };
  }
  return redirectWith(visit, endpointPath(visit), 'changed');
}

export async function refillChangedEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const record = await inboundRecord(visit, workspaceOf(visit, member).workspace.id);
  const endpoint = showEndpoint(record, visit.now);
  const filled = inboundForm.refused(inboundForm.from(form, endpoint), endpoint, late);
  return { html: changeForm(visit, member, record, filled) };
}

const endpoints = resource({
  what,
  path: (visit: AutomationVisit) => endpointPath(visit),
  list: visit => automationPath(visit, '/endpoints'),
});

export const goToEndpoint = endpoints.go;
export const pauseInboundEndpoint = endpoints.pause(changeEndpoint);
export const resumeInboundEndpoint = endpoints.resume(changeEndpoint);
export const deleteInboundEndpoint = endpoints.remove(deleteEndpoint);

const rotatedAlready =
  'The URL has already been rotated, by this form or by somebody else. It was not rotated again. The new URL was shown once after the first form.';

export async function rotateInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, what);
  const record = await inboundRecord(visit, workspaceId);
  const overlap = overlaps.find(([seconds]) => String(seconds) === form.one('overlap'))?.[0] ?? 0;
  const refuse = async () => {
    const notice = { kind: 'error', text: rotatedAlready } as const;
    const now = await inboundRecord(visit, workspaceId);
    return { html: await inboundDetail(visit, member, now, { notice }), status: 409 };
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

const testForm = (
  visit: AutomationVisit,
  member: LoggedInUser,
  record: Readonly<AutomationEndpointRecord>,
  given: Omit<InboundTestView, 'endpoint'>,
): string =>
  inboundTestPage(frameOf(visit, { member, current: workspaceOf(visit, member) }), {
    endpoint: showEndpoint(record, visit.now),
    ...given,
  });

/** A paused endpoint publishes nothing. */
export async function newInboundTest(visit: AutomationVisit): Promise<Answer> {
  const { member, record } = await opened(visit);
  if (record.state !== 'active') return { redirect: endpointPath(visit) };
  return { html: testForm(visit, member, record, { data: exampleOf(record), errors: {} }) };
}

export async function testInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, what);
  const record = await inboundRecord(visit, workspaceId);
  const data = form.one('data');
  const refuse = async (errors: FormErrors) => ({
    html: testForm(visit, member, record, { data, errors }),
    status: 422,
  });
  const read = readJson(data);
  if (!read.ok) return refuse({ data: 'The data must be JSON.' });
  if (isDeeper(read.value, deepestInput))
    return refuse({ data: `The data must not be nested deeper than ${deepestInput} levels.` });
  try {
    const call = callOf(visit, workspaceId, checkedJson(read.value, data));
    const { result } = await testEndpoint(call, `console-${tokenOf(form)}`);
    return redirectWith(visit, recordPath(visit, 'events', result.id), 'tested');
  } catch (error) {
    return refuse(testErrors(error));
  }
}

export async function refillTest(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const record = await inboundRecord(visit, workspaceOf(visit, member).workspace.id);
  return { html: testForm(visit, member, record, { data: form.one('data'), errors: late }) };
}

function testErrors(error: unknown): FormErrors {
  if (
    error instanceof MarketplaceError &&
    ['automation_data_invalid', 'automation_type_not_allowed'].includes(error.code)
  )
    return { data: `${error.message}.` };
  return formErrors(error, {});
}
