/** The groups of the larger script for browsers. */

import { audit } from '../../../src/audit/operations.ts';
import { declaredBy } from '../../../src/factories/built-in/declared.ts';
import type { Group } from '../../../src/group/group.ts';
import { links } from '../../../src/links/operations.ts';
import { marketplace } from '../../../src/marketplace/operations.ts';
import { members } from '../../../src/members/operations.ts';
import { messaging } from '../../../src/messaging/operations.ts';
import { requests } from '../../../src/requests/operations.ts';
import { webhooks } from '../../../src/webhooks/operations.ts';
import { withoutEngines } from '../groups.ts';

export const builtIn: readonly Group[] = [
  marketplace,
  ...withoutEngines,
  requests,
  links,
  webhooks,
  messaging,
  members,
  audit,
];

export const declared = declaredBy(builtIn);
