/** Checks data from outside: its shape by the schema, then what no schema can say. */

import { parseUrl } from '../../common/parse-url.ts';
import { explain, type Validator } from '../../common/schema-error.ts';
import { DataFile as DataFileValidator } from '../../generated/storage-validators.ts';
import type { DataFile } from '../../generated/types.ts';

/** Data that does not fit. `pointer` is the JSON pointer (RFC 6901) to the place. */
export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
  readonly pointer: string;
  readonly reason: string;

  constructor(source: string, pointer: string, reason: string) {
    super(`${source}: ${pointer === '' ? '' : `${pointer} `}${reason}`);
    this.pointer = pointer;
    this.reason = reason;
  }
}

const validate: Validator = DataFileValidator;

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && parseUrl(text) !== null;

/** Throws {@link InvalidDataError} unless a value is a whole data file without contradictions. */
export function checkData(source: string, data: unknown): asserts data is DataFile {
  if (!validate(data)) {
    const { pointer, reason } = explain(validate.errors);
    throw new InvalidDataError(source, pointer, reason);
  }
  const { accounts, workspaces, keys, items, purchases, models, users, memberships, sessions, ...more } =
    data as unknown as DataFile;
  const {
    webhook_endpoints,
    webhook_events,
    webhook_deliveries,
    links,
    link_days,
    link_clicks,
    link_visitors,
    link_recorders,
  } = more;
  const fail = (pointer: string, reason: string): never => {
    throw new InvalidDataError(source, pointer, reason);
  };
  const unique = (seen: Set<unknown>, value: unknown, pointer: string) => {
    if (seen.has(value)) fail(pointer, 'is there twice');
    seen.add(value);
  };

  const known = new Set<string>();
  workspaces.forEach(({ id, account_id }, index) => {
    unique(known, id, `/workspaces/${index}/id`);
    if (!Object.hasOwn(accounts, account_id)) fail(`/workspaces/${index}/account_id`, 'names no account');
  });
  for (const [name, collection] of Object.entries({
    keys,
    items,
    purchases,
    models,
    webhook_endpoints,
    webhook_events,
    webhook_deliveries,
    links,
    link_days,
    link_clicks,
    link_visitors,
  }))
    for (const workspaceId of Object.keys(collection))
      if (!known.has(workspaceId)) fail(`/${name}/${workspaceId}`, 'names no workspace');

  const people = new Set<string>();
  const emails = new Set<string>();
  users.forEach(({ id, email }, index) => {
    unique(people, id, `/users/${index}/id`);
    unique(emails, email, `/users/${index}/email`);
    if (email !== email.toLowerCase()) fail(`/users/${index}/email`, 'must be in lower case');
  });
  const pairs = new Set<string>();
  memberships.forEach(({ workspace_id, user_id }, index) => {
    unique(pairs, `${workspace_id} ${user_id}`, `/memberships/${index}`);
    if (!known.has(workspace_id)) fail(`/memberships/${index}/workspace_id`, 'names no workspace');
    if (!people.has(user_id)) fail(`/memberships/${index}/user_id`, 'names no user');
  });
  const cookies = new Set<string>();
  sessions.forEach(({ digest, user_id }, index) => {
    unique(cookies, digest, `/sessions/${index}/digest`);
    if (!people.has(user_id)) fail(`/sessions/${index}/user_id`, 'names no user');
  });

  const digests = new Set<string>();
  for (const [workspaceId, records] of Object.entries(keys)) {
    const ids = new Set<string>();
    records.forEach(({ id, digest }, index) => {
      unique(ids, id, `/keys/${workspaceId}/${index}/id`);
      unique(digests, digest, `/keys/${workspaceId}/${index}/digest`);
    });
  }
  for (const [workspaceId, records] of Object.entries(models)) {
    const ids = new Set<string>();
    records.forEach(({ id }, index) => {
      unique(ids, id, `/models/${workspaceId}/${index}/id`);
    });
  }
  const numbers = new Map<string, Set<number>>();
  for (const [workspaceId, records] of Object.entries(items)) {
    const ids = new Set<number>();
    records.forEach(({ id }, index) => {
      unique(ids, id, `/items/${workspaceId}/${index}/id`);
    });
    numbers.set(workspaceId, ids);
  }
  for (const [workspaceId, records] of Object.entries(purchases)) {
    const codes = new Set<string>();
    records.forEach(({ purchase_code, item_id }, index) => {
      unique(codes, purchase_code, `/purchases/${workspaceId}/${index}/purchase_code`);
      if (!numbers.get(workspaceId)?.has(item_id))
        fail(`/purchases/${workspaceId}/${index}/item_id`, 'names no item of the workspace');
    });
  }
  const idsOf = (collection: Readonly<Record<string, readonly { readonly id: string }[]>>, name: string) => {
    const byWorkspace = new Map<string, Set<unknown>>();
    for (const [workspaceId, records] of Object.entries(collection)) {
      const ids = new Set<unknown>();
      records.forEach(({ id }, index) => {
        unique(ids, id, `/${name}/${workspaceId}/${index}/id`);
      });
      byWorkspace.set(workspaceId, ids);
    }
    return byWorkspace;
  };
  const endpoints = idsOf(webhook_endpoints, 'webhook_endpoints');
  const events = idsOf(webhook_events, 'webhook_events');
  idsOf(webhook_deliveries, 'webhook_deliveries');
  for (const [workspaceId, records] of Object.entries(webhook_deliveries))
    records.forEach(({ endpoint_id, event_id }, index) => {
      const pointer = `/webhook_deliveries/${workspaceId}/${index}`;
      if (!endpoints.get(workspaceId)?.has(endpoint_id)) fail(`${pointer}/endpoint_id`, 'names no endpoint');
      if (!events.get(workspaceId)?.has(event_id)) fail(`${pointer}/event_id`, 'names no event');
    });

  const linkIds = idsOf(links, 'links');
  const slugs = new Set<unknown>();
  for (const [workspaceId, records] of Object.entries(links)) {
    const externalIds = new Set<unknown>();
    records.forEach((link, index) => {
      const pointer = `/links/${workspaceId}/${index}`;
      const { domain, slug_key, external_id } = link;
      for (const name of ['url', 'ios_url', 'android_url', 'expired_url'] as const)
        if (link[name] !== null && !isWebAddress(link[name]))
          fail(`${pointer}/${name}`, 'must be an http or https URL');
      unique(slugs, `${domain} ${slug_key}`, `${pointer}/slug_key`);
      if (external_id !== null) unique(externalIds, external_id, `${pointer}/external_id`);
    });
  }
  const ofLinks: Record<string, Record<string, readonly { readonly link_id: string }[]>> = {
    link_days,
    link_clicks,
    link_visitors,
  };
  for (const [name, collection] of Object.entries(ofLinks))
    for (const [workspaceId, records] of Object.entries(collection))
      records.forEach(({ link_id }, index) => {
        if (link_id !== '' && !linkIds.get(workspaceId)?.has(link_id))
          fail(`/${name}/${workspaceId}/${index}/link_id`, 'names no link');
      });
  for (const [workspaceId, records] of Object.entries(link_days)) {
    const days = new Set<unknown>();
    records.forEach(({ link_id, day }, index) => {
      unique(days, `${link_id} ${day}`, `/link_days/${workspaceId}/${index}`);
    });
  }
  idsOf(link_clicks, 'link_clicks');
  const recorders = new Set<unknown>();
  link_recorders.forEach(({ id }, index) => {
    unique(recorders, id, `/link_recorders/${index}/id`);
  });
}
