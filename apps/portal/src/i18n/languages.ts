import { languageFile } from '../app/paths.ts';
import { englishCatalog } from './english.ts';
import type { Catalog } from './t.ts';

/** A language of the portal, before its texts are loaded. */
export interface LanguageEntry {
  /** BCP 47 tag for `lang`, `?lang=` and the name of the catalog's file. */
  readonly lang: string;
  /** BCP 47 tag for Intl: with the region whose habits we follow, Western digits, our calendar. */
  readonly tag: string;
  /** What its readers call it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

const entry = (
  lang: string,
  name: string,
  tag = lang,
  dir: LanguageEntry['dir'] = 'ltr',
): LanguageEntry => ({ lang, name, tag, dir });

/**
 * The languages in the order of the control. Digits are Western everywhere, so that ids, dates and
 * numbers match the document (design section 9), and years are those of the document too.
 */
export const languages = [
  entry('en', 'English', 'en-GB'),
  entry('id', 'Bahasa Indonesia'),
  entry('ms', 'Bahasa Melayu'),
  entry('zh-Hans', '简体中文', 'zh-CN'),
  entry('zh-Hant', '繁體中文', 'zh-TW'),
  entry('ja', '日本語'),
  entry('ko', '한국어'),
  entry('hi', 'हिन्दी', 'hi-u-nu-latn'),
  entry('ar', 'العربية', 'ar-u-nu-latn', 'rtl'),
  entry('ru', 'Русский'),
  entry('fr', 'Français'),
  entry('de', 'Deutsch'),
  entry('es', 'Español'),
  // The texts are those of Brazil, and the name says so.
  entry('pt', 'Português (Brasil)', 'pt-BR'),
  entry('it', 'Italiano'),
  entry('nl', 'Nederlands'),
  entry('th', 'ไทย', 'th-u-ca-gregory-nu-latn'),
  entry('vi', 'Tiếng Việt'),
  entry('tr', 'Türkçe'),
  entry('pl', 'Polski'),
] as const;

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
