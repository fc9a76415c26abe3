import { matchLanguage } from './match-language.ts';

/** A language that travellers can read us in. */
export interface TravellerLanguage {
  /** BCP 47 tag for `lang`, `?lang=` and the name of the catalogs' files. */
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
  dir: TravellerLanguage['dir'] = 'ltr',
): TravellerLanguage => ({ lang, name, tag, dir });

/**
 * The languages of the portal and of letters, in the order of the portal's control. Digits are Western
 * everywhere, so that ids, dates and numbers match the document (design section 9), and years are
 * those of the document too.
 */
export const travellerLanguages = [
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

/** Our language for a BCP 47 tag of any precision; undefined for one that we have no texts of. */
export function knownTravellerLanguage(tag: string): TravellerLanguage | undefined {
  const tags = travellerLanguages.map(({ lang }) => lang);
  const found = matchLanguage(tag, tags);
  return travellerLanguages.find(({ lang }) => lang === found);
}

/** The language that a traveller is written to in; English where the order names none that we have. */
export function travellerLanguageOf(tag: string | null): TravellerLanguage {
  return (tag === null ? undefined : knownTravellerLanguage(tag)) ?? travellerLanguages[0];
}

/**
 * The name of an order's language for staff: in English, with what its readers call it. A language
 * that we have no texts of has its English name alone, and what is no tag stays as it came.
 */
export function languageName(tag: string): string {
  const language = knownTravellerLanguage(tag);
  const english = inEnglish(language?.lang ?? tag);
  return language === undefined || language.name === english
    ? english
    : `${english} (${language.name})`;
}

function inEnglish(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/**
 * A language as an order keeps it: a BCP 47 tag in its usual spelling. Null for what is no tag; a
 * language that we have no texts of is kept all the same, and written to in English.
 */
export function languageTag(typed: string): string | null {
  const tag = typed.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,4}$/i.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
