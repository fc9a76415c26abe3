import { first } from './en/first.ts';
import type { order } from './en/order.ts';
import type { Catalog } from './t.ts';

/** Nobody reads an order's text before `addToEnglish` has put it here; see `routes.tsx`. */
const texts: Partial<Catalog> = { ...first };

/** English, in two parts: what only the order page says is not part of the first load. */
export const englishCatalog = texts as Catalog;

/** Adds the texts that came with the order page's script. */
export function addToEnglish(more: typeof order): void {
  Object.assign(texts, more);
}
