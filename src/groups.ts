/** The groups of this package: the one list. */
import { access } from './access/operations.ts';
import { keysSection } from './console/sections/keys.ts';
import { linksSection } from './console/sections/links.ts';
import { webhooksSection } from './console/sections/webhooks.ts';
import { commonErrors, type ErrorRows } from './errors.ts';
import { type Group, withConsole } from './group.ts';
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
