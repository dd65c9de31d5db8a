/** The form that sends a test event to an inbound endpoint. */
import { showEndpoint } from '../../../../automation/inbound/endpoints.ts';
import { checkedJson } from '../../../../automation/inbound/read.ts';
import { testEndpoint } from '../../../../automation/inbound/test-event.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { deepestInput, isDeeper } from '../../../../common/json/depth.ts';
import type { AutomationEndpointRecord } from '../../../../generated/types.ts';
import { callOf, redirectWith, requireManager, sender } from '../../../actions/call.ts';
import { contentTokenOf } from '../../../actions/form-tokens.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { openPage } from '../../../actions/open-page.ts';
import { readJson } from '../../../json.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { FormErrors } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { inboundTestPage } from '../pages/inbound-test.ts';
import type { InboundTestView } from '../views.ts';
import { endpoints, exampleOf } from './inbound.ts';
import { type AutomationVisit, formErrors, recordPath } from './visit.ts';

const what = 'inbound endpoints';

const page = (
  visit: AutomationVisit,
  member: LoggedInUser,
  record: Readonly<AutomationEndpointRecord>,
  given: Omit<InboundTestView, 'endpoint'>,
): string =>
  inboundTestPage(openPage(visit, member).frame, { endpoint: showEndpoint(record, visit.now), ...given });

export const inboundTestActions = {
  /** A paused endpoint publishes nothing. */
  async newInboundTest(visit: AutomationVisit): Promise<Answer> {
    const member = await requireMember(visit);
    const record = await endpoints.find(visit, workspaceOf(visit, member).workspace.id);
    requireManager(visit, member, what);
    if (record.state !== 'active') return { redirect: recordPath(visit, 'endpoints', record.id) };
    return { html: page(visit, member, record, { data: exampleOf(record), errors: {} }) };
  },

  async testInboundEndpoint(visit: AutomationVisit): Promise<Answer> {
    const { member, form, workspaceId } = await sender(visit, what);
    const record = await endpoints.find(visit, workspaceId);
    const data = form.one('data');
    const refuse = async (errors: FormErrors) => ({
      html: page(visit, member, record, { data, errors }),
      status: 422,
    });
    const read = readJson(data);
    if (!read.ok) return refuse({ data: 'The data must be JSON.' });
    if (isDeeper(read.value, deepestInput))
      return refuse({ data: `The data must not be nested deeper than ${deepestInput} levels.` });
    try {
      const call = callOf(visit, workspaceId, checkedJson(read.value, data));
      const { result } = await testEndpoint(call, `console-${contentTokenOf(form)}`);
      return redirectWith(visit, recordPath(visit, 'events', result.id), 'tested');
    } catch (error) {
      return refuse(testErrors(error));
    }
  },

  async refillTest(visit: AutomationVisit): Promise<Answer> {
    const { member, form } = lateForm(visit);
    const record = await endpoints.find(visit, workspaceOf(visit, member).workspace.id);
    return { html: page(visit, member, record, { data: form.one('data'), errors: late }) };
  },
};

function testErrors(error: unknown): FormErrors {
  if (
    error instanceof MarketplaceError &&
    ['automation_data_invalid', 'automation_type_not_allowed'].includes(error.code)
  )
    return { data: `${error.message}.` };
  return formErrors(error, {});
}
