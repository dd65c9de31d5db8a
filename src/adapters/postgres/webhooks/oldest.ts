import { dueLanes, dueOfLane } from './due-lanes.ts';

const looking = { clock: 'now()' };

/** Since when the oldest delivery to an active endpoint is due that nobody sends, as an SQL expression. */
export const oldestDelivery = (schema: string): string =>
  `(select (extract(epoch from min(first.at)) * 1000)::bigint from (${dueLanes(schema, looking)}) l
    cross join lateral (${dueOfLane(schema, looking, 1)}) first)`;
