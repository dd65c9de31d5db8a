/** The list of the groups of this package. */

import { audit } from '../../audit/operations.ts';
import { automation } from '../../automation/operations.ts';
import type { ErrorRows } from '../../common/errors/errors.ts';
import { auditSection } from '../../console/sections/audit/section.ts';
import { automationSection } from '../../console/sections/automation/section.ts';
import { invitationsSection } from '../../console/sections/invitations/section.ts';
import { keysSection } from '../../console/sections/keys/section.ts';
import { linksSection } from '../../console/sections/links/section.ts';
import { membersSection } from '../../console/sections/members/section.ts';
import { messagingSection } from '../../console/sections/messaging/section.ts';
import { requestsSection } from '../../console/sections/requests/section.ts';
import { webhooksSection } from '../../console/sections/webhooks/section.ts';
import type { Group } from '../../group/group.ts';
import { invitations } from '../../invitations/operations.ts';
import { access } from '../../keys/operations.ts';
import type { LinksOption } from '../../links/engine-option.ts';
import { links } from '../../links/operations.ts';
import { marketplace } from '../../marketplace/operations.ts';
import { members } from '../../members/operations.ts';
import type { MessagingOption } from '../../messaging/engine-option.ts';
import { messaging } from '../../messaging/operations.ts';
import { models } from '../../models/operations.ts';
import type { RequestsOption } from '../../requests/engine-option.ts';
import { requests } from '../../requests/operations.ts';
import type { WebhooksOption } from '../../webhooks/engine-option.ts';
import { webhooks } from '../../webhooks/operations.ts';
import { withConsole } from '../define-group.ts';
import { declaredBy, errorsOf } from './declared.ts';

/**
 * The groups of this package, for `createRouter({ groups: [...builtIn, ours] })`. `createRouter` then throws if the
 * repository lacks a part that one of them needs.
 */
// Groups do not import the console, so their pages are added here.
export const builtIn: readonly Group[] = [
  marketplace,
  models,
  withConsole(access, keysSection),
  withConsole(requests, requestsSection),
  withConsole(links, linksSection),
  withConsole(webhooks, webhooksSection),
  withConsole(automation, automationSection),
  withConsole(messaging, messagingSection),
  withConsole(members, membersSection),
  withConsole(invitations, invitationsSection),
  withConsole(audit, auditSection),
];

/** Event types, receivers and limits of these groups. */
export const declared = declaredBy(builtIn);

/** Their options of `createRouter`. */
export interface EngineOptions extends LinksOption, MessagingOption, RequestsOption, WebhooksOption {}

/** All errors of this package: the common errors and those of each group. */
export const errorTable: ErrorRows = errorsOf(builtIn);
