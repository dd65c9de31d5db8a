/** Decides which IP addresses are public. Addresses that a cloud or host serves only to its own machines are not. */
import ipaddr from 'ipaddr.js';

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** The part of IPv6 that has been allocated so far. */
const globalUnicast: Range = ipaddr.parseCIDR('2000::/3');

/**
 * Services that clouds offer to their machines at addresses that look public. Their other services (such as
 * 169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254) use link-local, shared, reserved or private addresses.
 */
const insideClouds: readonly Range[] = [
  '168.63.129.16/32', // Azure: wire server, DNS, metadata
  '161.26.0.0/16', // IBM Cloud: infrastructure services
  '166.8.0.0/14', // IBM Cloud: service endpoints
].map(range => ipaddr.parseCIDR(range));

export const isRange = (cidr: string): boolean => ipaddr.isValidCIDR(cidr);

/** @throws Error for an invalid CIDR */
export const rangeOf = (cidr: string): Range => ipaddr.parseCIDR(cidr);

const isWithin = (address: ipaddr.IPv4 | ipaddr.IPv6, range: Range) =>
  range[0].kind() === address.kind() && address.match(range as [ipaddr.IPv4 | ipaddr.IPv6, number]);

/** IPv4 inside IPv6 (RFC 5214): a tunnel forwards it to the IPv4 address. */
const isIsatap = ({ parts }: ipaddr.IPv6) => (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;

/** Whether an address is in one of the ranges. IPv4 in IPv6 notation counts as IPv4. */
export function isIn(text: string, ranges: readonly Range[]): boolean {
  return ipaddr.isValid(text) && ranges.some(range => isWithin(ipaddr.process(text), range));
}

export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text) || isIn(text, insideClouds)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (isWithin(address, globalUnicast) && !isIsatap(address as ipaddr.IPv6));
}
