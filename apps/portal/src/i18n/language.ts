import { createContext, use } from 'react';
import { englishCatalog } from './english.ts';
import { type LanguageEntry, languages } from './languages.ts';
import { type Catalog, type Translate, translator } from './t.ts';

/** The language that the page is shown in. Another language is another value of this context. */
export interface Language extends LanguageEntry {
  readonly catalog: Catalog;
  readonly t: Translate;
}

/** A language with its texts. */
export function languageOf(entry: LanguageEntry, catalog: Catalog): Language {
  return { ...entry, catalog, t: translator(catalog, entry.tag) };
}

/** English is in the first load; its dates put the day first, as the portal's records do. */
export const english: Language = languageOf(languages[0], englishCatalog);

export const LanguageContext = createContext<Language>(english);

/** The language of the page, for its texts and dates. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
