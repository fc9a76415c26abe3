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
    const [address = '', bits, ...more] = part.trim().split('/');
    if (more.length > 0) return false;
    const family = isIP(address);
    if (bits === undefined) return named.includes(address) || family > 0;
    const most = family === 6 ? 128 : 32;
    return family > 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most;
  });
}
