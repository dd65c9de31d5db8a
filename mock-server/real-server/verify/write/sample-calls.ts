/** What is sent to operations that change something, where the example of the document names records of the fixtures. */
import type { OwnRecords } from './own-records.ts';

export interface SampleContext {
  /** Tells what a comparison has made from everything else: `verify-1a2b3c`. */
  readonly tag: string;
  readonly own: OwnRecords;
  /** Values that the server does not tell, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly now: number;
}

/** The type of all events that a comparison makes. */
const eventTypeOf = ({ tag }: Pick<SampleContext, 'tag'>): string => `${tag.replace('-', '.')}.made`;

const idIn = ({ own }: SampleContext, pattern: string): string => own.idOf(pattern) ?? '';

const webhook = '/api/v1/webhooks/:webhook_id';
const endpoint = '/api/v1/automation/endpoints/:endpoint_id';
const hook = '/api/v1/automation/hooks/:hook_id';

/** Bodies by operation, in place of the example. */
export const sampleBodies: Readonly<Record<string, (context: SampleContext) => object>> = {
  createKey: ({ tag }) => ({ name: tag, scopes: ['marketplace:read'] }),
  changeKey: ({ tag }) => ({ name: `${tag} changed` }),
  createLink: ({ tag }) => ({ url: `https://shop.example/${tag}` }),
  createManyLinks: ({ tag }) => ({ links: [{ url: `https://shop.example/${tag}/many` }] }),
  changeLink: ({ tag }) => ({ title: tag }),
  createWebhook: ({ values }) => ({ url: values.receiver_url, event_types: ['key.created'] }),
  changeWebhook: ({ tag }) => ({ description: tag }),
  replayFailedDeliveries: ({ now }) => ({ since: new Date(now).toISOString() }),
  replayWebhookDeliveries: context => ({
    delivery_ids: [idIn(context, '/api/v1/webhook-deliveries/:delivery_id')],
  }),
  createAutomationEndpoint: context => ({
    name: context.tag,
    event_type: eventTypeOf(context),
    allow_get: true,
  }),
  changeAutomationEndpoint: ({ tag }) => ({ name: `${tag} changed` }),
  // In the future, so that it can be cancelled before anybody gets it.
  publishAutomationEvent: context => ({
    type: eventTypeOf(context),
    data: { made_by: context.tag },
    deliver_at: new Date(context.now + 3_600_000).toISOString(),
  }),
  receiveAutomationEvent: ({ tag }) => ({ made_by: tag }),
  registerAutomationType: ({ tag }) => ({ description: tag }),
  replayAutomationEvents: context => ({
    since: new Date(context.now).toISOString(),
    endpoint_id: idIn(context, endpoint),
  }),
  createAutomationHook: context => ({
    target_url: context.values.receiver_url,
    event_type: eventTypeOf(context),
  }),
  changeAutomationHook: () => ({ state: 'paused' }),
  createAutomationRoute: context => ({
    name: context.tag,
    sources: [idIn(context, endpoint)],
    hooks: [idIn(context, hook)],
  }),
  changeAutomationRoute: ({ tag }) => ({ name: `${tag} changed` }),
  createInstance: ({ tag, values }) => ({ name: tag, driver: values.driver }),
  changeInstance: ({ tag }) => ({ name: `${tag} changed` }),
  setGroupPicture: () => ({ media_id: null }),
};

/** The last segment of paths that name a record which the operation makes. */
export const madeIds: Readonly<Record<string, (context: SampleContext) => string>> = {
  upsertLink: ({ tag }) => tag,
  registerAutomationType: eventTypeOf,
};

/** Records that an operation makes elsewhere than below its path: the pattern, and the member of `data` with the id. */
export const madeElsewhere: Readonly<
  Record<string, readonly (readonly [pattern: string, member: string])[]>
> = {
  rotateKey: [['/api/v1/keys/:key_id', 'id']],
  upsertLink: [['/api/v1/links/:link_id', 'id']],
  testWebhook: [['/api/v1/webhook-deliveries/:delivery_id', 'id']],
  createAutomationEndpoint: [['/api/v1/automation/in/:token', 'token']],
  publishAutomationEvent: [['/api/v1/automation/events/:event_id', 'id']],
  registerAutomationType: [['/api/v1/automation/event-types/:type', 'type']],
  sendMessage: [['/api/v1/instances/:instance_id/chats/:chat', 'chat']],
};

/** Values without which an operation is not tried, and what they are. */
export const neededValues: Readonly<Record<string, readonly [name: string, meaning: string]>> = {
  createWebhook: ['receiver_url', 'a URL that webhooks may be sent to'],
  createAutomationHook: ['receiver_url', 'a URL that webhooks may be sent to'],
  createInstance: ['driver', 'a channel without real people, such as simulated'],
};

/** What others would notice, or what nothing removes: tried only if the operation is chosen by its id. */
export const lastingEffects: Readonly<Record<string, string>> = {
  createInvitation: 'it sends an e-mail',
  uploadMedia: 'it stores a file that no operation deletes, until nothing has referred to it for a day',
};

/** The record that an operation needs before it: without it, the operation is not tried. */
export const neededRecords: Readonly<Record<string, readonly string[]>> = {
  replayWebhookDeliveries: ['/api/v1/webhook-deliveries/:delivery_id'],
  replayAutomationEvents: [endpoint],
  createAutomationRoute: [endpoint, hook],
  testWebhook: [webhook],
};

/** Operations that delete what a record has, and keep the record. */
export const keptRecords: readonly string[] = ['deleteMessage'];
