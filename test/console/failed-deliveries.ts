/** Deliveries to the paused demo webhook that have failed. */
import type { Mock } from '../../mock-server/index.ts';

/** `count` of them, a minute apart; the newest is of a minute ago. */
export async function failDeliveries({ repository }: Mock, count: number): Promise<void> {
  const sample = repository.data.webhook_deliveries.ws_studio?.find(({ state }) => state === 'failed');
  const [known] = repository.data.webhook_events.ws_studio ?? [];
  if (sample === undefined || known === undefined) throw new Error('the fixtures have no failed delivery');
  for (let index = 1; index <= count; index += 1) {
    const at = new Date(Date.now() - index * 60_000).toISOString();
    const id = `msg_more_${index}`;
    await repository.put('webhook_events', 'ws_studio', { ...known, id, created_at: at });
    await repository.put('webhook_deliveries', 'ws_studio', {
      ...sample,
      id: `${id}_ep_demo`,
      event_id: id,
      created_at: at,
      attempts: sample.attempts.map(one => ({ ...one, at })),
    });
  }
}
