/** An address without the IPv4-mapped prefix (spec section 3, downloadHistory). */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
