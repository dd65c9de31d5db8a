/** Maps an IP address to the name that rate limits count. */
import { isIPv4 } from 'node:net';
import type ipaddr from 'ipaddr.js';
import { LruCache } from '../common/collections/lru-cache.ts';
import { addressIn } from '../common/network/ip-ranges.ts';

/** The name for everything that is not an IP address: a socket without one, or an invalid header value. */
const unknown = 'unknown';
const mapped = '::ffff:';
/** Parsing an IPv6 address costs as much as a tenth of a request. */
const parsed = new LruCache<string>(1_000);
/** A proxy may pass on any text, so longer ones are not cached. */
const maxKeptLength = 64;

/**
 * The name under which an address is counted. IPv6 is counted by its first 64 bits, the smallest block that customers
 * receive: anyone who has one address has the whole block. IPv4 in IPv6 notation counts as IPv4. Zones and ports, which
 * some proxies add, are removed.
 */
export function networkOf(address: string): string {
  const plain = address.startsWith(mapped) ? address.slice(mapped.length) : address;
  if (isIPv4(plain)) return plain;
  const known = parsed.get(address);
  if (known !== undefined) return known;
  const network = networkIn(address);
  if (address.length <= maxKeptLength) parsed.set(address, network);
  return network;
}

function networkIn(address: string): string {
  const ip = addressIn(address);
  if (ip === null) return unknown;
  if (ip.kind() === 'ipv4') return ip.toString();
  const parts = (ip as ipaddr.IPv6).parts.slice(0, 4).map(part => part.toString(16));
  return `${parts.join(':')}::/64`;
}
