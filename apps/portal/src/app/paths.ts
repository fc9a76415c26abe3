import { encodeOrderId } from '@pabean/domain';

/**
 * Every address that the portal knows (spec section 2, "Traveller's screens"). No other file holds one.
 * The encoded id in a link hides nothing and permits nothing (spec, Safety).
 */
export const routePaths = {
  root: '/',
  trackOrder: 'track-order/:encoded?',
  orderDetails: 'get-new-order-details/:encoded',
  /** Beside the orders' pages, where the service worker opens it without internet too. */
  deviceOrders: 'get-new-order-details/on-this-device',
  unknown: '*',
} as const;

/** The pages that a link of ours can lead to. */
export const paths = {
  trackOrder: () => '/track-order',
  /** Prefilled. Takes the encoded id as it stands in the address, or the plain one. */
  trackOrderEncoded: (encoded: string) => `/track-order/${encodeURIComponent(encoded)}`,
  trackOrderOf: (orderId: string) => paths.trackOrderEncoded(encodeOrderId(orderId)),
  deviceOrders: () => `/${routePaths.deviceOrders}`,
  orderDetailsOf: (orderId: string) =>
    `/get-new-order-details/${encodeURIComponent(encodeOrderId(orderId))}`,
} as const;

/** Where the build puts the texts of a language under a name that no deploy changes. */
export const languageFile = (lang: string) => `/languages/${lang}.json`;

/** The pages of the configured marketing site, in the order of the navigation bar. */
export const marketingPaths = {
  home: '/',
  apply: '/apply-now',
  benefits: '/additional-benefits',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  contact: '/contact-us',
} as const;

export type MarketingPage = keyof typeof marketingPaths;

/** Where the marketing site stands until the server has said so: the neutral sample (decisions). */
export const sampleMarketingUrl = 'https://www.example.com';

/** The address of a page of the marketing site, which may itself stand in a directory. */
export function marketingHref(marketingUrl: string, page: MarketingPage): string {
  return marketingUrl.replace(/\/+$/, '') + marketingPaths[page];
}
