/** The errors of inbound endpoints and events. */
import { errorRows } from '../../common/errors/errors.ts';

export const inboundErrors = errorRows({
  automation_endpoint_not_found: { status: 404, message: 'Inbound endpoint not found' },
  automation_url_unknown: { status: 404, message: 'There is no inbound endpoint at this URL' },
  automation_event_not_found: { status: 404, message: 'Event not found' },
  automation_unverified: { status: 401, message: 'The request could not be verified' },
  automation_own_delivery: {
    status: 403,
    message: 'Webhook loop: a delivery of this service led to this request',
  },
  automation_endpoint_paused: { status: 409, message: 'The inbound endpoint is paused' },
  too_many_automation_endpoints: { status: 409, message: 'Inbound endpoint limit reached' },
  automation_cursor_expired: { status: 410, message: 'Events after this cursor are no longer kept' },
  automation_event_ended: { status: 409, message: 'The event is already published' },
  automation_event_removed: { status: 409, message: 'The event of this Idempotency-Key is no longer stored' },
  automation_key_reused: { status: 422, message: 'The Idempotency-Key was used for another request' },
  automation_type_not_allowed: {
    status: 422,
    message: 'The inbound endpoint does not accept events of this type',
  },
  automation_type_not_found: { status: 404, message: 'The event type is not registered' },
  too_many_automation_types: { status: 409, message: 'Event type limit reached' },
  too_many_scheduled_events: { status: 409, message: 'Scheduled event limit reached' },
  automation_type_not_registered: { status: 422, message: 'The event type is not registered' },
  automation_type_data_invalid: {
    status: 422,
    message: 'The data does not match the schema of its event type',
  },
  automation_data_invalid: {
    status: 422,
    message: 'The data does not match the schema of the inbound endpoint',
  },
});
