import { isIP } from 'node:net';

/** `false`, a number of proxies, or their addresses separated by commas. */
export function trustProxy(text: string): false | number | string[] {
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
}

/** Whether `trustProxy` can read it. */
export function isProxyList(text: string): boolean {
  if (text === 'false' || /^\d+$/.test(text)) return true;
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  return text.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/');
    return named.includes(address) || (isIP(address) > 0 && /^\d+$/.test(bits));
  });
}
