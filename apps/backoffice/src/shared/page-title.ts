/** The product's label (decisions, Product). */
export const productLabel = 'Pabean';

/** Spec section 2: each screen sets the page title to a product label. */
export function setPageTitle(screen: string): void {
  document.title = `${screen} · ${productLabel}`;
}
