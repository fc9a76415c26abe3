/** The product's label (spec, Product). */
export const productLabel = 'Pabean';

/** Spec section 2: each screen sets the page title to a product label. */
export function setPageTitle(screen: string): void {
  document.title = pageTitle(screen);
}

/** What the tab of a screen is called. */
export const pageTitle = (screen: string): string => `${screen} · ${productLabel}`;
