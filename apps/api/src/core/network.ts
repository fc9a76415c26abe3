import { isIP } from 'node:net';

/**
 * The network that a limit counts by: an IPv4 address, or the /64 of an IPv6 address, of which one
 * customer has all 18 quintillion addresses. Anything else stands for itself.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (isIP(address) !== 6) return ip;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in the one spelling that addresses of pages have. */
function groupsOf(address: string): string[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}

function dotted(groups: readonly string[]): string {
  return groups
    .flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 0xff];
    })
    .join('.');
}
