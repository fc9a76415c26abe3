import { createContext, use } from 'react';
import { en } from './en.ts';
import { type Catalog, type Translate, translator } from './t.ts';

/** The language that the page is shown in. Another language is another value of this context. */
export interface Language {
  /** BCP 47 tag, for `lang` and for dates. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly catalog: Catalog;
  readonly t: Translate;
}

/** English is in the first load; its dates put the day first, as the portal's records do. */
export const english: Language = { tag: 'en-GB', dir: 'ltr', catalog: en, t: translator(en) };

export const LanguageContext = createContext<Language>(english);

/** The language of the page, for its texts and dates. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
