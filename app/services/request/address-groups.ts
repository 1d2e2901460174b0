import { isIPv6 } from 'node:net';

/** Whose requests count together. `near`: a household; `wide`: the network that it belongs to. */
export type AddressGroups = Readonly<{ near: string; wide: string }>;

const IPV4_WITHIN_IPV6 = /^::ffff:(?=\d+\.)/i;
const GROUPS = 8;
const WIDE_IPV6 = 3;
const NEAR_IPV6 = 4;
const WIDE_IPV4 = 3;

/**
 * Returns the groups of an address (security design, "What guests can cost"). One IPv4 address is a household and its /24
 * the network; in IPv6, where a household has a whole /64 to choose from, they are the /64 and the /48.
 */
export function groupsOf(address: string): AddressGroups {
  const plain = address.replace(IPV4_WITHIN_IPV6, '');
  if (!isIPv6(plain)) {
    return { near: plain, wide: `${plain.split('.').slice(0, WIDE_IPV4).join('.')}/24` };
  }
  const groups = groupsOfIPv6(plain);
  return {
    near: `${groups.slice(0, NEAR_IPV6).join(':')}/64`,
    wide: `${groups.slice(0, WIDE_IPV6).join(':')}/48`,
  };
}

/** The eight groups, without leading zeros and with those that `::` stands for. */
function groupsOfIPv6(address: string) {
  const [start = '', end = ''] = address.toLowerCase().replace(/%.*/, '').split('::');
  const left = start === '' ? [] : start.split(':');
  const right = end === '' ? [] : end.split(':');
  const middle = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

export const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);
