import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Env } from '../core/env.ts';
import { isPublicHttps } from './public-https.ts';

/** What a cookie's name depends on. */
export type CookieSettings = Pick<Env, 'publicUrls'>;

/**
 * Name of the cookie that opens one order to a traveller: one for each order, so that a family's
 * orders are open side by side. Over https it begins with `__Host-`, which a browser takes from this
 * very host alone: no other host of the domain can plant one.
 */
export function orderCookieName(env: CookieSettings, orderId: string): string {
  return `${singleCookieName(env)}_${encodeURIComponent(orderId)}`;
}

/** The one cookie of the release before, which held the last order; it lives two hours. */
export function singleCookieName(env: CookieSettings): string {
  return isPublicHttps(env.publicUrls.portal) ? '__Host-pabean_order' : 'pabean_order';
}

/** How a traveller's cookie is set and cleared; `__Host-` needs Secure, the path `/` and no domain. */
export function orderCookieOptions(env: CookieSettings, protocol: string): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isPublicHttps(env.publicUrls.portal) || protocol === 'https',
  };
}
