import { first } from './en/first.ts';
import type { Catalog } from './t.ts';

/** Nobody reads an order's text before `addToEnglish` has put it here; see `routes.tsx`. */
const texts: Partial<Catalog> = { ...first };

/** English, in parts: what only the order page says, or comes later, is not part of the first load. */
export const englishCatalog = texts as Catalog;

/** Adds the texts that came with the script that says them. */
export function addToEnglish(more: Partial<Catalog>): void {
  Object.assign(texts, more);
}
