/** How many webhooks led to an event, one after the other; null: none, as for all events before. */
export const hops = (schema: string): string => `
alter table ${schema}webhook_events add column hops bigint;
`;
