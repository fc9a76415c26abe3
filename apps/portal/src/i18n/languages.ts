import { type TravellerLanguage, travellerLanguages } from '@pabean/domain';
import { languageFile } from '../app/paths.ts';
import { englishCatalog } from './english.ts';
import type { Catalog } from './t.ts';

/** A language of the portal, before its texts are loaded. */
export type LanguageEntry = TravellerLanguage;

/** The languages in the order of the control. */
export const languages = travellerLanguages;

/** One file and one chunk per language: a page loads only the language that it shows. */
const catalogs = import.meta.glob<Catalog>('./catalogs/*.ts', { import: 'catalog' });

/**
 * Fetches the texts of a language other than English.
 * @throws Error when they do not arrive
 */
export async function loadCatalog(lang: string): Promise<Catalog> {
  const load = catalogs[`./catalogs/${lang}.ts`];
  if (load === undefined) throw new Error(`No catalog for ${lang}.`);
  // A browser keeps a script that failed as failed, and after a deploy its name is gone.
  return load().catch(() => fetchCatalog(lang));
}

/** The same texts from the address that stays; one that they lack there is English. */
async function fetchCatalog(lang: string): Promise<Catalog> {
  const answer = await fetch(languageFile(lang), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${lang}: ${answer.status}`);
  return Object.setPrototypeOf(await answer.json(), englishCatalog);
}
