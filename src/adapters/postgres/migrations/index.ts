import { tables } from './0001-tables.ts';
import { webhooks } from './0002-webhooks.ts';
import { links } from './0003-links.ts';
import { hops } from './0004-hops.ts';
import { recorders } from './0005-recorders.ts';
import { sessionsSeen } from './0006-sessions-seen.ts';
import { deliveriesByLane, lanes } from './0007-lanes.ts';
import { slugs } from './0009-slugs.ts';
import { portable } from './0010-portable.ts';
import { noAccount } from './0011-no-account.ts';
import { kinds } from './0012-kinds.ts';
import { automation } from './0013-automation.ts';
import { messaging } from './0014-messaging.ts';
import { instances } from './0015-instances.ts';
import { aliases } from './0016-aliases.ts';
import { inbound } from './0017-inbound.ts';
import { refusals } from './0018-refusals.ts';
import { requests } from './0021-requests.ts';
import { files } from './0022-files.ts';
import { ids } from './0023-ids.ts';
import { holders } from './0024-holders.ts';
import { health } from './0025-health.ts';
import type { Migration } from './migration.ts';

/**
 * The migrations in order. Released ones never change: each change is a new migration, in SQL that compatible engines
 * support too. `schema` ends with a dot. An empty schema starts with `baseline`, which covers the first ones.
 */
export const migrations: readonly Migration[] = [
  { name: '0001-tables', sql: tables, inBaseline: true },
  { name: '0002-webhooks', sql: webhooks, inBaseline: true },
  { name: '0003-links', sql: links, inBaseline: true },
  { name: '0004-hops', sql: hops, inBaseline: true },
  { name: '0005-recorders', sql: recorders },
  { name: '0006-sessions-seen', steps: sessionsSeen },
  { name: '0007-lanes', sql: lanes },
  { name: '0008-deliveries-by-lane', steps: deliveriesByLane },
  { name: '0009-slugs', steps: slugs, inBaseline: true },
  { name: '0010-portable', steps: portable, last: true, inBaseline: true },
  { name: '0011-no-account', steps: noAccount, inBaseline: true },
  { name: '0012-kinds', steps: kinds, inBaseline: true },
  { name: '0013-automation', sql: automation },
  { name: '0014-messaging', sql: messaging },
  { name: '0015-instances', steps: instances, inBaseline: true },
  { name: '0016-aliases', steps: aliases, inBaseline: true },
  { name: '0017-inbound', steps: inbound },
  { name: '0018-refusals', steps: refusals },
  { name: '0021-requests', sql: requests },
  { name: '0022-files', steps: files },
  { name: '0023-ids', steps: ids },
  { name: '0024-holders', steps: holders },
  { name: '0025-health', steps: health },
];
