/** IP addresses, and the ranges of them that a key can be restricted to. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LruCache } from '../collections/lru-cache.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

/** The words that follow the name of a field whose range is refused. */
export const rangeReason = 'must be an IPv4 or IPv6 address, or a range such as 203.0.113.0/24';

/**
 * The address in a text that a socket or a proxy wrote, without its port and zone; `null` if there is none. IPv4 in IPv6
 * notation is IPv4.
 */
export function addressIn(text: string): Address | null {
  const bare = withoutPort(text).replace(/%.*$/s, '');
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}

/** The address before the port in `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, six, four] = /^\[([^\]]{2,64})\](?::\d{1,5})?$|^(\d[\d.]{5,14}\d):\d{1,5}$/.exec(text) ?? [];
  return six ?? four ?? text;
}

/** An address or a range (CIDR), parsed; `null` if it is neither. */
function rangeIn(text: string): Range | null {
  const [base = '', length, ...rest] = text.split('/');
  // A zone names a network card of one machine, and other short forms differ between programs.
  if (isIP(base) === 0 || base.includes('%') || rest.length > 0) return null;
  const address = ipaddr.parse(base);
  const most = bitsOf(address);
  const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : most + 1;
  if (bits > most) return null;
  const isMapped = address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress();
  // Clients with IPv4 are compared as such.
  return isMapped && bits >= 96 ? [(address as ipaddr.IPv6).toIPv4Address(), bits - 96] : [address, bits];
}

const bitsOf = (address: Address) => (address.kind() === 'ipv4' ? 32 : 128);

/** The one spelling of an address or a range: `2001:DB8::5/32` is `2001:db8::/32`. `null` if it is neither. */
export function canonicalRange(text: string): string | null {
  const range = rangeIn(text);
  if (range === null) return null;
  const [address, bits] = range;
  const cidr = `${address.toString()}/${bits}`;
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr).toString()
      : ipaddr.IPv6.networkAddressFromCIDR(cidr).toRFC5952String();
  return bits === bitsOf(address) ? first : `${first}/${bits}`;
}

/** Parsed lists by their texts, because a storage may return another list for each request. */
const parsed = new LruCache<readonly Range[]>(1_000);

/** A text that is no range contains no address. */
function rangesOf(texts: readonly string[]): readonly Range[] {
  const name = texts.join(' ');
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const ranges = texts.flatMap(text => {
    const range = rangeIn(text);
    return range === null ? [] : [range];
  });
  parsed.set(name, ranges);
  return ranges;
}

const contains = ([base, bits]: Range, address: Address) =>
  base.kind() === address.kind() && address.match([base, bits] as [Address, number]);

/** Whether the address is in one of the ranges, which may be none: then every address is. */
export function isAllowedAddress(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  const found = addressIn(address);
  return found !== null && rangesOf(ranges).some(range => contains(range, found));
}

/** Whether each of these ranges is in one of the others. No ranges stand for every address. */
export function areWithin(ranges: readonly string[], others: readonly string[]): boolean {
  if (others.length === 0) return true;
  if (ranges.length === 0) return false;
  const outer = rangesOf(others);
  return ranges.every(text => {
    const range = rangeIn(text);
    return range !== null && outer.some(one => one[1] <= range[1] && contains(one, range[0]));
  });
}
