/** The errors of messaging. */
import { errorRows } from '../common/errors.ts';

export const messagingErrors = errorRows({
  instance_not_found: { status: 404, message: 'Instance not found' },
  message_not_found: { status: 404, message: 'Message not found' },
  chat_not_found: { status: 404, message: 'Chat not found' },
  chat_group_not_found: { status: 404, message: 'Group not found' },
  contact_not_found: { status: 404, message: 'Contact not found' },
  media_not_found: { status: 404, message: 'File not found' },
  pairing_not_found: { status: 404, message: 'The instance is not being paired' },
  instance_not_connected: { status: 409, message: 'The instance is not connected' },
  message_not_sent: { status: 409, message: 'The message is not on the channel' },
  message_ended: { status: 409, message: 'The message can no longer change' },
  contact_exists: { status: 409, message: 'The instance already has a contact with this address' },
  group_left: { status: 409, message: 'The instance has left the group' },
  group_not_admin: { status: 409, message: 'The instance is not an admin of the group' },
  not_supported: { status: 409, message: 'The channel does not support this' },
  channel_not_allowed: { status: 409, message: 'The channel does not allow this' },
  too_many_commands: { status: 409, message: 'The instance has reached its limit of waiting commands' },
  too_many_instances: { status: 409, message: 'The workspace has reached its limit of instances' },
  too_many_contacts: { status: 409, message: 'The instance has reached its limit of contacts' },
  too_many_queued: { status: 409, message: 'The instance has reached its limit of queued messages' },
  channel_address_unknown: { status: 422, message: 'The channel does not know the address' },
  channel_content_too_large: { status: 422, message: 'The content is too large for the channel' },
  message_key_reused: { status: 422, message: 'The Idempotency-Key was used for another request' },
  channel_refused: { status: 502, message: 'The channel refused the request' },
  channel_silent: { status: 504, message: 'The channel did not answer in time' },
});
