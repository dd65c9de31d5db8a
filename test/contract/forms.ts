/** A valid form of each action of the console on the fixtures, which the matrix of roles varies. */

type Params = Readonly<Record<string, string>>;

export interface SampleForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The response for a user who may send the form. */
  readonly status: 200 | 201 | 303;
  /** Another record, if the one in {@link records} is not suitable. */
  readonly params?: Params;
  /** The page, relative to the workspace, with the hidden fields that the form needs besides the CSRF token. */
  readonly page?: string;
}

/** The records in paths: of the workspace, of another one, and unknown. */
export const records: Record<'own' | 'foreign' | 'unknown', Params> = {
  own: {
    key_id: 'key_demo_studio',
    link_id: 'lnk_demo_spring',
    webhook_id: 'ep_demo',
    delivery_id: 'msg_demo_failed_ep_demo',
    endpoint_id: 'ain_demo',
    hook_id: 'hook_demo',
    route_id: 'route_demo',
    event_id: 'evt_demo_paid',
    instance_id: 'ins_demo',
    chat: '+4915112345602',
    contact_id: 'con_demo_1',
    group_id: 'grp_demo',
    message_id: 'msg_demo_118',
    media_id: 'med_demo_photo',
  },
  foreign: {
    key_id: 'key_demo_sounds',
    link_id: 'lnk_demo_rain',
    webhook_id: 'ep_sounds',
    delivery_id: 'msg_demo_sounds_ep_sounds',
    endpoint_id: 'ain_sounds',
    hook_id: 'hook_sounds',
    route_id: 'route_sounds',
    event_id: 'evt_sounds_sale',
    instance_id: 'ins_sounds',
    chat: '+4915112345698',
    contact_id: 'con_sounds',
    group_id: 'grp_sounds',
    message_id: 'msg_sounds_202',
    media_id: 'med_sounds_cover',
  },
  unknown: {
    key_id: 'key_nobody',
    link_id: 'lnk_nobody',
    webhook_id: 'ep_nobody',
    delivery_id: 'msg_nobody',
    endpoint_id: 'ain_nobody',
    hook_id: 'hook_nobody',
    route_id: 'route_nobody',
    event_id: 'evt_nobody',
    instance_id: 'ins_nobody',
    chat: '+499999',
    contact_id: 'con_nobody',
    group_id: 'grp_nobody',
    message_id: 'msg_nobody',
    media_id: 'med_nobody',
  },
};

/** Login and logout have no workspace: see {@link file://../console/session.test.ts}. */
export const sessionActions: readonly string[] = ['logIn', 'logOut'];

const hook = { url: 'http://127.0.0.1:9/hooks', event_types: 'key.*' };
const endpoint = { name: 'Made', event_type: 'order.made' };
const route = { name: 'Made', hooks: 'hook_demo' };
const instance = { name: 'Made', driver: 'simulated', settings: '', rate: '60' };
const nothing: SampleForm = { fields: {}, status: 303 };

export const sampleForms: Readonly<Record<string, SampleForm>> = {
  createKey: { fields: { name: 'Made', scopes: 'models:read', expiry: 'never' }, status: 201 },
  rotateKey: { fields: { overlap: '0' }, status: 201 },
  revokeKey: nothing,
  createLink: { fields: { url: 'https://shop.example/new' }, status: 303 },
  changeLink: { fields: { url: 'https://shop.example/new', title: 'Changed' }, status: 303 },
  archiveLink: nothing,
  unarchiveLink: nothing,
  deleteLink: nothing,
  createWebhook: { fields: hook, status: 201 },
  changeWebhook: { fields: hook, status: 303 },
  testWebhook: { ...nothing, params: { webhook_id: 'ep_local' } },
  pauseWebhook: nothing,
  resumeWebhook: nothing,
  revealWebhookSecret: { fields: {}, status: 200 },
  rotateWebhookSecret: { fields: { overlap: 'day' }, status: 201, page: '/webhooks/ep_demo' },
  deleteWebhook: nothing,
  replayWebhook: { fields: { days: '365' }, status: 303 },
  replayDelivery: nothing,
  createInboundEndpoint: { fields: endpoint, status: 201 },
  changeInboundEndpoint: { fields: endpoint, status: 303 },
  testInboundEndpoint: { fields: { data: '{"order": 7}' }, status: 303 },
  pauseInboundEndpoint: nothing,
  resumeInboundEndpoint: nothing,
  rotateInboundEndpoint: {
    fields: { overlap: '3600' },
    status: 201,
    page: '/automation/endpoints/ain_demo',
  },
  deleteInboundEndpoint: nothing,
  createHook: {
    fields: { target_url: 'http://127.0.0.1:9/hooks', event_type: 'order.paid', format: 'standard' },
    status: 201,
  },
  pauseHook: nothing,
  resumeHook: nothing,
  deleteHook: nothing,
  createRoute: { fields: route, status: 303 },
  changeRoute: { fields: route, status: 303 },
  pauseRoute: nothing,
  resumeRoute: nothing,
  deleteRoute: nothing,
  replayAutomationEvent: nothing,
  replayAutomationEvents: { fields: { hours: '24' }, status: 303 },
  changeRetention: { fields: { retention_days: '90' }, status: 303 },
  cancelAutomationEvent: { ...nothing, params: { event_id: 'evt_demo_reminder' } },
  replayAutomationDelivery: nothing,
  createInstance: { fields: instance, status: 303 },
  changeInstance: { fields: instance, status: 303 },
  connectInstance: { fields: { method: 'code' }, status: 303 },
  restartInstance: nothing,
  logOutInstance: nothing,
  deleteInstance: nothing,
  startChat: { fields: { to: '+4915112345699', text: 'Hello' }, status: 303 },
  sendInChat: { fields: { text: 'Hello' }, status: 303 },
  fetchFileAgain: nothing,
  markChatRead: nothing,
  createContact: { fields: { address: '+4915112345699', name: 'Made' }, status: 303 },
  blockContact: nothing,
  unblockContact: nothing,
  deleteContact: nothing,
  createGroup: { fields: { name: 'Made', participants: '+4915112345601, +4915112345602' }, status: 303 },
  renameGroup: { fields: { name: 'Made' }, status: 303 },
  changeParticipants: { fields: { action: 'promote', participants: '+4915112345601' }, status: 303 },
  leaveGroup: nothing,
};
