/** Whom an address is counted as: the one function for it. */
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is no address: a socket that has none, or a header that says something else. All of it is one. */
const unknown = 'unknown';
const mapped = '::ffff:';

/**
 * The name that an address is counted under. IPv6 is counted by its first 64 bits, which is the least that anybody
 * is given: who has one address there has them all. IPv4 that is written as IPv6 is IPv4. Zones and ports, which
 * some proxies add, are left out.
 */
export function networkOf(address: string): string {
  const plain = address.startsWith(mapped) ? address.slice(mapped.length) : address;
  if (isIPv4(plain)) return plain;
  const bare = withoutPort(address).replace(/%.*$/s, '');
  if (isIP(bare) === 0) return unknown;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4).map(part => part.toString(16));
  return `${parts.join(':')}::/64`;
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` as they stand before the port. */
function withoutPort(text: string): string {
  const [, six, four] = /^\[([^\]]{2,64})\](?::\d{1,5})?$|^(\d[\d.]{5,14}\d):\d{1,5}$/.exec(text) ?? [];
  return six ?? four ?? text;
}
