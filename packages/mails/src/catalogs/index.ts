import { catalog as ar } from './ar.ts';
import { catalog as de } from './de.ts';
import { en, type MailCatalog } from './en.ts';
import { catalog as es } from './es.ts';
import { catalog as fr } from './fr.ts';
import { catalog as hi } from './hi.ts';
import { catalog as id } from './id.ts';
import { catalog as it } from './it.ts';
import { catalog as ja } from './ja.ts';
import { catalog as ko } from './ko.ts';
import { catalog as ms } from './ms.ts';
import { catalog as nl } from './nl.ts';
import { catalog as pl } from './pl.ts';
import { catalog as pt } from './pt.ts';
import { catalog as ru } from './ru.ts';
import { catalog as th } from './th.ts';
import { catalog as tr } from './tr.ts';
import { catalog as vi } from './vi.ts';
import { catalog as zhHans } from './zh-Hans.ts';
import { catalog as zhHant } from './zh-Hant.ts';

/** The texts of the letters by language. */
export const catalogs: Readonly<Record<string, MailCatalog>> = {
  en,
  ar,
  de,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  pl,
  pt,
  ru,
  th,
  tr,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** The texts of a language; one that we have none of is written in English. @param lang as in `catalogs` */
export const textsOf = (lang: string): MailCatalog => catalogs[lang] ?? en;
