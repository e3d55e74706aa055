import { isIPv6 } from 'node:net';

/** Leading groups of an IPv6 address assigned to one customer: a /64. */
const NETWORK_GROUPS = 4;

/**
 * The counting key of an address: an IPv4 address itself, the network of an IPv6 address, because
 * one customer controls all addresses of it.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1).join('').split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after];
  const network = all
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
