/** A valid form of each action of the console on the fixtures, which the matrix of roles varies. */

export type Params = Readonly<Record<string, string>>;

export interface SampleForm {
  readonly fields: Readonly<Record<string, string>>;
  /** Another record, if the one in {@link records} is not suitable. */
  readonly params?: Params;
  /** The page, relative to the workspace, with the hidden fields that the form needs besides the CSRF token. */
  readonly page?: string;
  /** Whether the form around the new record is shown again, instead of a page that the answer leads to. */
  readonly isShownAgain?: boolean;
  /** Whether the page that the answer leads to shows what was done, without a message. @default false */
  readonly isSilent?: boolean;
}

/** The records in paths: of the workspace, of another one, and unknown. */
export const records: Record<'own' | 'foreign' | 'unknown', Params> = {
  own: {
    key_id: 'key_demo_studio',
    link_id: 'lnk_demo_spring',
    request_id: 'req_demo_1',
    entry_id: 'aud_demo_1',
    webhook_id: 'ep_demo',
    delivery_id: 'msg_demo_failed_ep_demo',
    endpoint_id: 'ain_demo',
    hook_id: 'hook_demo',
    type: 'subscription.renewed',
    route_id: 'route_demo',
    event_id: 'evt_demo_paid',
    instance_id: 'ins_demo',
    chat: '+4915112345602',
    contact_id: 'con_demo_1',
    group_id: 'grp_demo',
    message_id: 'msg_demo_118',
    media_id: 'med_demo_photo',
    operation_id: 'getItem',
    event_type: 'key.created',
    user_id: 'user_mateus',
    invitation_id: 'inv_demo',
  },
  foreign: {
    user_id: 'user_other',
    key_id: 'key_demo_sounds',
    link_id: 'lnk_demo_rain',
    request_id: 'req_sounds_1',
    entry_id: 'aud_sounds',
    webhook_id: 'ep_sounds',
    delivery_id: 'msg_demo_sounds_ep_sounds',
    invitation_id: 'inv_sounds',
    endpoint_id: 'ain_sounds',
    hook_id: 'hook_sounds',
    type: 'track.sold',
    route_id: 'route_sounds',
    event_id: 'evt_sounds_sale',
    instance_id: 'ins_sounds',
    chat: '+4915112345698',
    contact_id: 'con_sounds',
    group_id: 'grp_sounds',
    message_id: 'msg_sounds_202',
    media_id: 'med_sounds_cover',
    operation_id: 'noOperation',
    event_type: 'no.event',
  },
  unknown: {
    user_id: 'user_nobody',
    key_id: 'key_nobody',
    link_id: 'lnk_nobody',
    request_id: 'req_nobody',
    entry_id: 'aud_nobody',
    webhook_id: 'ep_nobody',
    delivery_id: 'msg_nobody',
    invitation_id: 'inv_nobody',
    endpoint_id: 'ain_nobody',
    hook_id: 'hook_nobody',
    type: 'no.type',
    route_id: 'route_nobody',
    event_id: 'evt_nobody',
    instance_id: 'ins_nobody',
    chat: '+499999',
    contact_id: 'con_nobody',
    group_id: 'grp_nobody',
    message_id: 'msg_nobody',
    media_id: 'med_nobody',
    operation_id: 'noOperation',
    event_type: 'no.event',
  },
};

/** Login and logout have no workspace: see {@link file://../console/session.test.ts}. */
export const sessionActions: readonly string[] = ['logIn', 'logOut', 'changeTheme', 'acceptInvitation'];

const hook = { url: 'http://127.0.0.1:9/hooks', event_types: 'key.*' };
const endpoint = { name: 'Made', event_type: 'order.made' };
const route = { name: 'Made', hooks: 'hook_demo' };
const instance = { name: 'Made', driver: 'simulated', settings: '', rate: '60' };
const nothing: SampleForm = { fields: {} };

export const sampleForms: Readonly<Record<string, SampleForm>> = {
  makeTestKey: nothing,
  createKey: { fields: { name: 'Made', scopes: 'models:read', expiry: 'never' } },
  changeKey: { fields: { name: 'Changed', expiry: 'same' } },
  rotateKey: { fields: { overlap: '0' } },
  revokeKey: nothing,
  revokeKeys: { fields: { id: 'key_demo_studio', do: 'revoke' } },
  changeMember: { fields: { role: 'viewer' } },
  removeMember: nothing,
  createInvitation: { fields: { email: 'new@example.com', role: 'viewer' } },
  resendInvitation: nothing,
  revokeInvitation: nothing,
  createLink: { fields: { url: 'https://shop.example/new' } },
  changeLink: { fields: { url: 'https://shop.example/new', title: 'Changed' } },
  changeLinks: { fields: { id: 'lnk_demo_spring', do: 'archive' } },
  archiveLink: nothing,
  unarchiveLink: nothing,
  deleteLink: nothing,
  createWebhook: { fields: hook },
  changeWebhook: { fields: hook },
  testWebhook: { ...nothing, params: { webhook_id: 'ep_local' } },
  pauseWebhook: nothing,
  resumeWebhook: nothing,
  revealWebhookSecret: { fields: {} },
  rotateWebhookSecret: { fields: { overlap: 'day' }, page: '/webhooks/ep_demo' },
  deleteWebhook: nothing,
  replayWebhook: { fields: { do: 'failed', hours: '8760' } },
  replayDeliveries: { fields: { do: 'chosen', id: 'msg_demo_failed_ep_demo' } },
  replayDelivery: nothing,
  skipDelivery: nothing,
  changeContacts: { fields: { id: 'ins_demo/con_demo_1', do: 'block' } },
  replayChosenEvents: { fields: { id: 'evt_demo_paid', do: 'replay' } },
  createType: { fields: { type: 'order.made', description: 'Made', schema: '', example: '' } },
  changeType: { fields: { description: 'Changed', schema: '{}', example: '' } },
  deleteType: nothing,
  changeTypePolicy: { fields: { only: 'no' } },
  createInboundEndpoint: { fields: endpoint },
  changeInboundEndpoint: { fields: endpoint },
  testInboundEndpoint: { fields: { data: '{"order": 7}' } },
  pauseInboundEndpoint: nothing,
  resumeInboundEndpoint: nothing,
  rotateInboundEndpoint: {
    fields: { overlap: '3600' },
    page: '/automation/endpoints/ain_demo',
  },
  deleteInboundEndpoint: nothing,
  createHook: {
    fields: { target_url: 'http://127.0.0.1:9/hooks', event_type: 'order.paid', format: 'standard' },
  },
  pauseHook: nothing,
  resumeHook: nothing,
  deleteHook: nothing,
  createRoute: { fields: route },
  changeRoute: { fields: route },
  pauseRoute: nothing,
  resumeRoute: nothing,
  deleteRoute: nothing,
  replayAutomationEvent: nothing,
  replayAutomationEvents: { fields: { hours: '24' } },
  changeRetention: { fields: { retention_days: '90' } },
  cancelAutomationEvent: { ...nothing, params: { event_id: 'evt_demo_reminder' } },
  replayAutomationDelivery: nothing,
  createInstance: { fields: instance },
  changeInstance: { fields: instance },
  connectInstance: { fields: { method: 'code' } },
  restartInstance: nothing,
  logOutInstance: nothing,
  deleteInstance: nothing,
  renameWorkspace: { fields: { name: 'Made' } },
  startChat: { fields: { instance: 'ins_demo', to: '+4915112345699', text: 'Hello' } },
  sendInChat: { fields: { text: 'Hello' }, isSilent: true },
  fetchFileAgain: nothing,
  markChatRead: nothing,
  createContact: { fields: { instance: 'ins_demo', address: '+4915112345699', name: 'Made' } },
  blockContact: nothing,
  unblockContact: nothing,
  deleteContact: nothing,
  createGroup: {
    fields: { instance: 'ins_demo', name: 'Made', participants: '+4915112345601, +4915112345602' },
  },
  renameGroup: { fields: { name: 'Made' } },
  changeParticipants: { fields: { action: 'promote', participants: '+4915112345601' } },
  leaveGroup: nothing,
};
