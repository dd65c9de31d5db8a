/** The groups of this package: the one list. */

import { commonErrors, type ErrorRows } from './common/errors.ts';
import { keysSection } from './console/sections/keys/section.ts';
import { linksSection } from './console/sections/links/section.ts';
import { webhooksSection } from './console/sections/webhooks/section.ts';
import { withConsole } from './define-group.ts';
import type { Group } from './group/group.ts';
import { access } from './keys/operations.ts';
import { links } from './links/operations.ts';
import { marketplace } from './marketplace/operations.ts';
import { models } from './models/operations.ts';
import { webhooks } from './webhooks/operations.ts';

/**
 * The groups of this package, for `createRouter({ groups: [...builtIn, ours] })`: it then stops where the repository
 * lacks a part of one of them.
 */
// Groups know nothing of the console: their pages are added here.
export const builtIn: readonly Group[] = [
  marketplace,
  models,
  withConsole(access, keysSection),
  withConsole(links, linksSection),
  withConsole(webhooks, webhooksSection),
];

/** Every refusal of this package: the common ones, and those of each group. */
export const errorTable: ErrorRows = Object.freeze(
  Object.assign({}, commonErrors, ...builtIn.map(({ errors = {} }) => errors)),
);
