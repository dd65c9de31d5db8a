/** The operation table: every group with its operations. */
import { access } from './access/operations.ts';
import { links } from './links/operations.ts';
import { marketplace } from './marketplace/operations.ts';
import { models } from './models/operations.ts';
import type { Operation, OperationGroup } from './operation.ts';
import { webhooks } from './webhooks/operations.ts';

export const groups: readonly OperationGroup[] = [marketplace, models, access, links, webhooks];

export const operations: readonly Operation[] = groups.flatMap(group => group.operations);
