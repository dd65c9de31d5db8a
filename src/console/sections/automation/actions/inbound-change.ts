/** Updates, pauses, resumes, rotates, tests and deletes an inbound endpoint. */
import {
  changeEndpoint,
  deleteEndpoint,
  rotateEndpoint,
  showEndpoint,
} from '../../../../automation/inbound/endpoints.ts';
import { testEndpoint } from '../../../../automation/inbound/test-event.ts';
import { deepestInput, isDeeper } from '../../../../common/depth.ts';
import { MarketplaceError } from '../../../../common/errors.ts';
import { callOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { readJson } from '../../../json.ts';
import { overlaps } from '../../../pages/overlaps.ts';
import { workspaceOf } from '../../../session/member.ts';
import type { FormErrors } from '../../../views.ts';
import type { Answer } from '../../../visit.ts';
import { endpointPath, inboundDetail, inboundRecord, urlMarkOf, withUrl } from './inbound.ts';
import { inboundErrors, inboundFrom, inboundInput, refusedInbound } from './inbound-form.ts';
import { type AutomationVisit, automationPath, formErrors, recordPath } from './visit.ts';

const what = 'inbound endpoints';

export async function changeInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, what);
  const given = inboundFrom(form);
  const record = await inboundRecord(visit, workspaceId);
  try {
    const input = inboundInput(given, showEndpoint(record, visit.now));
    await changeEndpoint(callOf(visit, workspaceId, input));
  } catch (error) {
    const refused = refusedInbound(given, record.verification !== null, inboundErrors(error));
    return { html: await inboundDetail(visit, member, record, { form: refused }), status: 422 };
  }
  return redirectWith(visit, endpointPath(visit), 'changed');
}

export async function refillChangedEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const record = await inboundRecord(visit, workspaceOf(visit, member).workspace.id);
  const filled = refusedInbound(inboundFrom(form), record.verification !== null, late);
  return { html: await inboundDetail(visit, member, record, { form: filled }) };
}

async function setState(visit: AutomationVisit, state: 'active' | 'paused'): Promise<void> {
  const { workspaceId } = await sender(visit, what);
  await orNotFound(changeEndpoint(callOf(visit, workspaceId, { state })));
}

export async function pauseInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  await setState(visit, 'paused');
  return redirectWith(visit, endpointPath(visit), 'paused');
}

export async function resumeInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  await setState(visit, 'active');
  return redirectWith(visit, endpointPath(visit), 'resumed');
}

export async function deleteInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, what);
  await orNotFound(deleteEndpoint(callOf(visit, workspaceId, {})));
  return redirectWith(visit, automationPath(visit, '/endpoints'), 'deleted');
}

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

export async function testInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, what);
  const record = await inboundRecord(visit, workspaceId);
  const data = form.one('data');
  const refuse = async (errors: FormErrors) => ({
    html: await inboundDetail(visit, member, record, { test: { data, errors } }),
    status: 422,
  });
  const read = readJson(data);
  if (!read.ok) return refuse({ data: 'The data must be JSON.' });
  if (isDeeper(read.value, deepestInput))
    return refuse({ data: `The data must not be nested deeper than ${deepestInput} levels.` });
  try {
    const call = callOf(visit, workspaceId, { data: read.value });
    const { result } = await testEndpoint(call, `console-${tokenOf(form)}`);
    return redirectWith(visit, recordPath(visit, 'events', result.id), 'tested');
  } catch (error) {
    return refuse(testErrors(error));
  }
}

export async function refillTest(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const record = await inboundRecord(visit, workspaceOf(visit, member).workspace.id);
  const test = { data: form.one('data'), errors: late };
  return { html: await inboundDetail(visit, member, record, { test }) };
}

function testErrors(error: unknown): FormErrors {
  if (error instanceof MarketplaceError && error.code === 'automation_data_invalid')
    return { data: `${error.message}.` };
  return formErrors(error, {});
}
