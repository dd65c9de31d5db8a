/**
 * Follows the webhook deliveries in the chain that led to a request. Each delivery sends the chain in `CDN-Loop` (RFC
 * 8586), the standard header against loops, with one entry for each delivery, which names it in the parameter `from`.
 * If the receiver forwards the header with its requests to the API or to short links, the next delivery continues the
 * chain.
 */

/** The name of this service in the header. */
const name = 'koa-marketplace';

/** A request with a longer chain is refused. */
export const maxDeliveryDepth = 5;

export const chainHeaderName = 'cdn-loop';

/** The chain that led to a request or an event. */
export interface DeliveryChain {
  readonly deliveryDepth: number;
  /** Those of them whose names are known, oldest first. @default none */
  readonly via?: readonly string[] | undefined;
}

/** The fields of a stored event with its chain: its delivery depth is stored as `hops`. */
export const storedChain = ({
  deliveryDepth: hops,
  via = [],
}: DeliveryChain): { hops?: number; via?: string[] } => ({
  ...(hops === 0 ? {} : { hops }),
  ...(via.length === 0 ? {} : { via: [...via] }),
});

interface SentDelivery {
  readonly workspaceId: string;
  readonly deliveryId: string;
}

/** The name of a delivery. Only the service that has sent it can find the delivery. */
const deliveryNameOf = ({ workspaceId, deliveryId }: SentDelivery): string =>
  Buffer.from(`${workspaceId} ${deliveryId}`).toString('base64url');

/** The delivery of a name that this service has given; nonsense for the names of others. */
export function deliveryOfName(given: string): SentDelivery {
  const [workspaceId = '', deliveryId = ''] = Buffer.from(given, 'base64url').toString().split(' ');
  return { workspaceId, deliveryId };
}

/** The header value of a delivery that continues a chain. */
export function chainHeader({ deliveryDepth, via = [] }: DeliveryChain, delivery: SentDelivery): string {
  const unnamed: string[] = Array(Math.max(0, deliveryDepth - via.length)).fill(name);
  return [...unnamed, ...[...via, deliveryNameOf(delivery)].map(one => `${name};from=${one}`)].join(', ');
}

const entriesOf = (header: string | string[] | undefined): string[][] =>
  header === undefined
    ? []
    : [header]
        .flat()
        .join(',')
        .split(',')
        .map(entry => entry.split(';').map(part => part.trim()))
        .filter(([service]) => service?.toLowerCase() === name);

/** Counts the webhook deliveries in a header. Entries of other services are ignored. */
export const deliveryDepthIn = (header: string | string[] | undefined): number => entriesOf(header).length;

/** The names of the webhook deliveries in a header, oldest first. */
export const viaIn = (header: string | string[] | undefined): string[] =>
  entriesOf(header).flatMap(([, ...parameters]) => {
    const from = parameters.map(one => /^from=([A-Za-z0-9_-]{1,300})$/i.exec(one)?.[1]).find(one => one);
    return from === undefined ? [] : [from];
  });
