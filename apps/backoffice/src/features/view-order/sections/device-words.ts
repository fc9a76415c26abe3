/** The address without the IPv4-mapped prefix (spec section 3, downloadHistory). */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d{1,3}(?:\.\d{1,3}){3}$)/i, '');
}

/** The browser alone out of `Browser-Device-Type-OS` (spec, Details). */
export function browserOf(stored: string): string {
  return stored.split('-')[0]?.trim() ?? '';
}
