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
  },
  foreign: {
    key_id: 'key_demo_sounds',
    link_id: 'lnk_demo_rain',
    webhook_id: 'ep_sounds',
    delivery_id: 'msg_demo_sounds_ep_sounds',
  },
  unknown: {
    key_id: 'key_nobody',
    link_id: 'lnk_nobody',
    webhook_id: 'ep_nobody',
    delivery_id: 'msg_nobody',
  },
};

/** Login and logout have no workspace: see {@link file://../console/session.test.ts}. */
export const sessionActions: readonly string[] = ['logIn', 'logOut'];

const hook = { url: 'http://127.0.0.1:9/hooks', event_types: 'key.*' };
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
};
