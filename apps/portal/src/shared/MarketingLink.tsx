import type { ReactNode } from 'react';
import { type MarketingPage, marketingHref } from '../app/paths.ts';
import { useShop } from './shop-store.ts';

/** A link in a sentence to a page of the configured marketing site. */
export function MarketingLink({ page, children }: { page: MarketingPage; children: ReactNode }) {
  const marketingUrl = useShop((shop) => shop.marketingUrl);
  return <a href={marketingHref(marketingUrl, page)}>{children}</a>;
}

/** For the `<link>` part of a text. */
export function linkTo(page: MarketingPage): { link: (words: ReactNode) => ReactNode } {
  return { link: (words) => <MarketingLink page={page}>{words}</MarketingLink> };
}
