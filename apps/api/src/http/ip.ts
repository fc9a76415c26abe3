import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address without the IPv4-mapped prefix (spec section 3, downloadHistory). */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * The caller's address: the client that a trusted proxy names, else the other end of the socket.
 * Some proxies add the port. What is no address at all, a forged header for example, is never
 * recorded as one.
 */
export function clientIp(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, bracketed, dotted] =
    /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/.exec(request.ip) ?? [];
  const named = plainIp(bracketed ?? dotted ?? request.ip);
  return isIP(named) > 0 ? named : plainIp(request.socket.remoteAddress ?? '');
}
