/** What the operations of messaging have in common. */

export const read = { auth: 'bearer', scope: 'messaging:read' } as const;
export const write = { auth: 'bearer', scope: 'messaging:write' } as const;
export const send = { auth: 'bearer', scope: 'messaging:send' } as const;

export const instance = {
  path: '/api/v1/instances/:instance_id',
  params: { instance_id: { description: 'Id of the instance.', example: 'ins_demo' } },
} as const;

/** The errors of operations that the channel carries out. */
export const performed = [
  'instance_not_found',
  'instance_not_connected',
  'not_supported',
  'channel_not_allowed',
  'too_many_commands',
  'channel_address_unknown',
  'channel_content_too_large',
  'channel_refused',
  'channel_silent',
] as const;

/** Those of operations that may be about a group. */
export const performedInGroup = ['group_left', 'group_not_admin', ...performed] as const;
