/** The number of webhooks in the chain that caused an event; null: none, as for all earlier events. */
export const hops = (schema: string): string => `
alter table ${schema}webhook_events add column hops bigint;
`;
