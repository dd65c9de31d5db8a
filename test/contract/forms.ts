/** A good form of each action of the console, on the fixtures: what the matrix of roles varies. */

type Params = Readonly<Record<string, string>>;

export interface SampleForm {
  readonly fields: Readonly<Record<string, string>>;
  /** What who may send it is answered. */
  readonly status: 200 | 201 | 303;
  /** Another record than that of {@link records}, where that one does not fit. */
  readonly params?: Params;
  /** The page whose hidden fields it needs beside the token against forgery, below the workspace. */
  readonly page?: string;
}

/** The records that paths name: of the workspace, of another one, and of nobody. */
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

/** Log-in and log-out belong to no workspace: {@link file://../console/session.test.ts} has them. */
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
