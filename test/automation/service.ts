/** A marketplace with automation, and a key that may do all of it. */
import Koa from 'koa';
import { automation } from '../../src/automation/operations.ts';
import { publishedEvent } from '../../src/automation/published-event.ts';
import { defined } from '../../src/common/defined.ts';
import type {
  AutomationEventRecord,
  CreateAutomationRouteRequest,
  CreatedAutomationHook,
} from '../../src/generated/types.ts';
import {
  builtIn,
  createMarketplace,
  draftKey,
  type OutboxEvent,
  type WebhooksOptions,
  type WholeRepository,
} from '../../src/index.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { other, shop } from '../../src/testing/sample.ts';
import { type Cleanup, send, serveApp } from '../helper.ts';

export async function serve(
  cleanup: Cleanup,
  repository: WholeRepository,
  { now, tracing, ...options }: Partial<WebhooksOptions> = {},
) {
  const failures: unknown[] = [];
  const marketplace = createMarketplace({
    repository,
    groups: [...builtIn.filter(({ name }) => name !== 'automation'), automation],
    publicUrl: 'https://shop.example',
    onError: error => failures.push(error),
    ...defined({ now, tracing }),
    // On a busy machine, mappings may wait for each other longer than a delivery may take by default.
    webhooks: { allowPrivateTargets: ['127.0.0.0/8'], pollInterval: 20, timeout: 600_000, ...options },
  });
  cleanup(marketplace.close);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const keyOf = async (workspaceId: string, scopes: readonly string[]) => {
    const draft = {
      id: `key_${scopes.length}_${workspaceId}`,
      name: 'K',
      scopes,
      expiresAt: null,
      createdBy: null,
    };
    const { record, secret } = draftKey(draft, Date.now());
    await repository.keys.create(workspaceId, record);
    return secret;
  };
  const keys = {
    whole: await keyOf(shop, ['automation:read', 'automation:write', 'automation:publish', 'links:write']),
    reading: await keyOf(shop, ['automation:read']),
    webhooks: await keyOf(shop, [
      'automation:read',
      'automation:write',
      'automation:publish',
      'webhooks:read',
      'webhooks:write',
    ]),
    foreign: await keyOf(other, ['automation:read', 'automation:write', 'automation:publish']),
  };
  const call = (method: string, path: string, body?: object, key: string = keys.whole) =>
    send(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const subscribe = async (target_url: string, event_type: string, more: object = {}) => {
    const made = await call('POST', '/automation/hooks', { target_url, event_type, ...more });
    if (made.status !== 201) throw new Error(made.text);
    return made.json.data as CreatedAutomationHook;
  };
  const route = async (given: Partial<CreateAutomationRouteRequest>) => {
    const made = await call('POST', '/automation/routes', { name: 'R', ...given });
    if (made.status !== 201) throw new Error(made.text);
    return (made.json.data as { id: string }).id;
  };
  return { url, marketplace, call, keys, subscribe, route, failures };
}

/** An event as it comes in. */
export function incoming(
  id: string,
  type: string,
  data: AutomationEventRecord['data'],
  { endpoint = 'ain_1', hops = 0 }: { endpoint?: string; hops?: number } = {},
): OutboxEvent {
  const source = `/automation/endpoints/${endpoint}`;
  return publishedEvent(published(id, { type, data, endpoint_id: endpoint, source, subject: 'S', hops }));
}
