/** What senders of an inbound endpoint get if it has a response of its own. */
import { invalidParameters } from '../../common/errors/errors.ts';
import type {
  AutomationEndpointRecord,
  AutomationResponse,
  ChangeAutomationEndpointRequest,
} from '../../generated/types.ts';
import type { PlainAnswer } from '../../group/operation.ts';

/** Size limit of a body, in characters of JSON. */
const maxBodyLength = 4_096;
/** Statuses that HTTP knows without a body only. */
const withoutBody = [204, 205];

/**
 * A response as it is stored, as text, because storages reorder members; empty for none, `undefined` if nothing is said.
 * @throws MarketplaceError 400
 */
export function storedResponse({
  response,
}: Pick<ChangeAutomationEndpointRequest, 'response'>): string | undefined {
  if (response === undefined) return undefined;
  if (response === null) return '';
  const { status, body } = response;
  const refuse = (reason: string) => invalidParameters({ pointer: '/response/body', reason });
  if (body !== undefined && withoutBody.includes(status))
    throw refuse(`must be omitted, because a response with the status ${status} has no body`);
  if (body !== undefined && JSON.stringify(body).length > maxBodyLength)
    throw refuse(`must have at most ${maxBodyLength} characters of JSON`);
  return JSON.stringify({ status, body });
}

/** The response of an endpoint, or `null` for that of all endpoints. */
export const responseOf = ({
  response_json: text,
}: Pick<AutomationEndpointRecord, 'response_json'>): AutomationResponse | null =>
  text ? JSON.parse(text) : null;

/** What a sender gets for an event that is stored; `null` for its receipt. */
export function answerOfEndpoint(
  endpoint: Pick<AutomationEndpointRecord, 'response_json'>,
): PlainAnswer | null {
  const response = responseOf(endpoint);
  if (response === null) return null;
  const { status, body } = response;
  return {
    status,
    content:
      body === undefined ? null : { type: 'application/json; charset=utf-8', body: JSON.stringify(body) },
  };
}
