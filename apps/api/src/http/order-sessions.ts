import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OrderSession, openerOf } from '../core/order-session.ts';
import type { Services } from '../usecases/services.ts';
import { orderCookieName, orderCookieOptions, singleCookieName } from './order-cookie.ts';

interface SessionCookie extends OrderSession {
  readonly cookie: string;
}

/**
 * Orders that are open at once on one device. Their cookies travel with every request: at 200 bytes
 * each, they stay far below the 16 KB that a request's headers may have.
 */
export const openOrdersAtMost = 20;
/** More than we ever set are somebody's try to make us work. */
const cookiesReadAtMost = 2 * openOrdersAtMost;

/** The orders that a request's cookies open, the first to expire first. */
export function orderSessions(
  request: FastifyRequest,
  { env, tokens }: Services,
): readonly SessionCookie[] {
  const found = new Map<string, SessionCookie>();
  for (const cookie of ourCookies(request, env).slice(0, cookiesReadAtMost)) {
    const value = request.cookies[cookie] ?? '';
    const token = tokens.readOrderToken(value);
    if (token === null || !isNameFor(cookie, token.orderId, env)) continue;
    const before = found.get(token.orderId);
    if (before && before.expiresAt >= token.expiresAt) continue;
    const id = createHash('sha256').update(value).digest('hex').slice(0, 32);
    found.set(token.orderId, { ...token, id, cookie });
  }
  return [...found.values()].sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
}

/** What a handler may do with the cookies of the traveller who calls. */
export interface OrderDoor {
  /** The orders that are open by the request's cookies. */
  readonly openOrders: () => readonly OrderSession[];
  /**
   * Sets the cookie that opens one order as long as it has this e-mail; beyond the number at most the
   * oldest goes.
   */
  readonly openOrder: (orderId: string, email: string) => void;
  /** Clears the cookies of one order, or of all. */
  readonly leaveOrders: (orderId?: string) => void;
}

/** The cookies of one request and its answer. */
export function orderDoor(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): OrderDoor {
  const { env, tokens } = services;
  const options = orderCookieOptions(env, request.protocol);
  const clear = (cookie: string) => reply.clearCookie(cookie, options);
  return {
    openOrders: () => orderSessions(request, services),
    openOrder(orderId, email) {
      const others = orderSessions(request, services).filter((other) => other.orderId !== orderId);
      const tooMany = others.length - (openOrdersAtMost - 1);
      for (const { cookie } of others.slice(0, Math.max(0, tooMany))) clear(cookie);
      const { token, maxAge } = tokens.orderToken(orderId, openerOf(orderId, email));
      reply.setCookie(orderCookieName(env, orderId), token, { ...options, maxAge });
    },
    leaveOrders(orderId) {
      for (const cookie of ourCookies(request, env)) {
        const opens = tokens.readOrderToken(request.cookies[cookie] ?? '')?.orderId;
        if (orderId === undefined || opens === orderId) clear(cookie);
      }
    },
  };
}

function ourCookies(request: FastifyRequest, env: Services['env']): string[] {
  const single = singleCookieName(env);
  return Object.keys(request.cookies).filter(
    (name) => name === single || name.startsWith(`${single}_`),
  );
}

function isNameFor(cookie: string, orderId: string, env: Services['env']): boolean {
  return cookie === orderCookieName(env, orderId) || cookie === singleCookieName(env);
}
