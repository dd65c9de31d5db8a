import type { DataFile } from '../../generated/types.ts';
import { deepFreeze } from './deep-freeze.ts';

/** The collections that came after the first version: a file without them holds none. */
export const laterCollections = {
  webhook_endpoints: {},
  webhook_events: {},
  webhook_deliveries: {},
  links: {},
  link_days: {},
  link_clicks: {},
  link_visitors: {},
  link_salts: [],
  link_recorders: [],
} satisfies Partial<DataFile>;

/** Nothing stored. */
export const emptyData: Readonly<DataFile> = deepFreeze({
  format: 1,
  accounts: {},
  workspaces: [],
  keys: {},
  items: {},
  purchases: {},
  models: {},
  users: [],
  memberships: [],
  sessions: [],
  ...laterCollections,
});
