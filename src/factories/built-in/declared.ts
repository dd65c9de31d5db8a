/** What follows from a list of groups. */
import { commonErrors, type ErrorRows } from '../../common/errors/errors.ts';
import type { Group } from '../../group/group.ts';
import { mergedReceivers } from '../../group/receiver.ts';
import { limitRows } from '../../limits/options.ts';
import { recordLimitRows } from '../../limits/record-limits.ts';

/** Event types, receivers and limits of groups. */
export const declaredBy = (groups: readonly Group[]) => ({
  events: groups.flatMap(({ events = [] }) => events.map(({ type }) => type)),
  receivers: mergedReceivers(
    'koa-marketplace',
    groups.map(({ receivers }) => receivers),
  ),
  limits: limitRows(groups),
  recordLimits: recordLimitRows(groups),
});

/** The common errors and those of each group. */
export const errorsOf = (groups: readonly Group[]): ErrorRows =>
  Object.freeze(Object.assign({}, commonErrors, ...groups.map(({ errors = {} }) => errors)));
