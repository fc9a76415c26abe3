import { apiAddress } from '@pabean/api-client';
import { orderDetailsScope, trackOrderScope } from '../shared/offline/scopes.ts';

/** The shop's public face: its name and its website. */
export const shopPath = '/api/shop';

/** Where a page of a static host reads where the API stands; no other page asks for it. */
export const configPath = '/config.json';

/** What the worker does with a request; null leaves it alone, as if there were no worker. */
export type Plan = 'page' | 'asset' | 'shop' | null;

/** The parts of a request that decide. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  /** The worker's own origin. */
  readonly origin: string;
}

/**
 * Only the two traveller pages, their hashed files and the shop's public face. On a bare host the
 * back office has the same origin: `/`, `/admin`, every other call of the API, the documents and
 * Storybook are never answered, and never kept, by this worker.
 */
export function planFor({ method, mode, url, origin }: Asked): Plan {
  if (method !== 'GET') return null;
  const { pathname: path } = url;
  if (url.origin + path === new URL(apiAddress(shopPath), origin).href) return 'shop';
  if (url.origin !== origin) return null;
  if (mode === 'navigate') return isTravellerPage(path) ? 'page' : null;
  if (path.startsWith('/assets-portal/')) return 'asset';
  return path === configPath ? 'shop' : null;
}

function isTravellerPage(path: string): boolean {
  return (
    path.startsWith(orderDetailsScope) ||
    path === trackOrderScope ||
    path.startsWith(`${trackOrderScope}/`)
  );
}
