/** A service that offers one destination, over lowdb. */
import type { Destination } from '../../src/destination-drivers.ts';
import type { MarketplaceSettings } from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import type { Cleanup } from '../helper.ts';
import { open, vaults } from '../secrets/house.ts';
import { until } from '../until.ts';

export interface LoggedDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  readonly state: string;
  readonly attempts: readonly {
    readonly error: string | null;
    readonly response: string | null;
    readonly status: number | null;
  }[];
}

/** `webhooks`: options of the engine. */
export async function service(
  cleanup: Cleanup,
  destination: Destination,
  webhooks: MarketplaceSettings['webhooks'] = {},
) {
  const vault = await vaults.lowdb?.(cleanup);
  if (vault === undefined) throw new Error('there is no lowdb');
  const place = await open(cleanup, vault, null, { destinations: [destination], webhooks });
  const made = async (settings: object, more: object = {}) => {
    const body = { destination: settings, event_types: ['order.paid'], ...more };
    const answer = await place.call('POST', '/webhooks', body);
    if (answer.status !== 201) throw new Error(answer.text);
    return (answer.json.data as { endpoint: { id: string; url: string; destination: object } }).endpoint;
  };
  const publish = (data: object = { number: 1 }, id?: string) =>
    place.marketplace.webhooks?.publish(shop, 'order.paid', data, id === undefined ? {} : { id });
  const deliveries = async () =>
    (await place.call('GET', '/webhook-deliveries?limit=100')).json.data as LoggedDelivery[];
  /** The newest delivery, when it has so many attempts. */
  const attempted = async (count = 1): Promise<LoggedDelivery> => {
    const found = await until(async () => {
      const [newest] = await deliveries();
      return newest !== undefined && newest.attempts.length >= count ? newest : undefined;
    });
    if (found === undefined) throw new Error('nothing was attempted');
    return found;
  };
  return { ...place, made, publish, deliveries, attempted };
}
