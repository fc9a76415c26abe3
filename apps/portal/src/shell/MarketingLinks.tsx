import { type MarketingPage, marketingHref } from '../app/paths.ts';
import { useLanguage } from '../i18n/language.ts';
import { useShop } from '../shared/shop-store.ts';

/** The seven links of spec section 2, "Traveller's screens", in its order. */
const pages: readonly MarketingPage[] = [
  'home',
  'apply',
  'benefits',
  'terms',
  'privacy',
  'refund',
  'contact',
];

export function MarketingLinks() {
  const { t } = useLanguage();
  const marketingUrl = useShop((shop) => shop.marketingUrl);
  return (
    <ul className="frame-links">
      {pages.map((page) => (
        <li key={page}>
          <a href={marketingHref(marketingUrl, page)}>{t(`nav.${page}`)}</a>
        </li>
      ))}
    </ul>
  );
}
