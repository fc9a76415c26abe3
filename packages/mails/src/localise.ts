import type { TravellerLanguage } from '@pabean/domain';
import { en, type MailText } from './catalogs/en.ts';
import { textsOf } from './catalogs/index.ts';
import drawn from './drawn.json' with { type: 'json' };
import { escapeHtml } from './fill.ts';
import type { LetterValues } from './letter-values.ts';

/** One mail's words in both forms. */
export interface FilledLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const places: Readonly<Record<string, string>> = drawn.places;
const localised = new Map<string, FilledLetter>();

/**
 * A template with the texts of a language in it and its slots still open. Each is fresh once: a letter
 * costs a search for slots and nothing more.
 */
export function localise(kind: keyof LetterValues, language: TravellerLanguage): FilledLetter {
  const key = `${kind} ${language.lang}`;
  const existing = localised.get(key);
  if (existing) return existing;
  const template = drawn.letters[kind];
  const letter = {
    subject: withTexts(template.subject, language, plain),
    html: withTexts(template.html.join('\n'), language, marked),
    text: withTexts(template.text.join('\n'), language, plain),
  };
  localised.set(key, letter);
  return letter;
}

/** How a text is put: `suffix` leads to the English form of its values. */
type Put = (text: string, suffix: string) => string;

/** `t:` is a text, `e:` the English one, `s:` one without any element, for the title. */
function withTexts(template: string, language: TravellerLanguage, put: Put): string {
  const texts = textsOf(language.lang);
  return template
    .replaceAll('{{lang}}', language.lang)
    .replaceAll('{{dir}}', language.dir)
    .replace(/\{\{([tes]):(\w+)\}\}/g, (_, sign: string, key: MailText) => {
      if (sign === 'e') return put(en[key], '_en');
      return sign === 's' ? plain(texts[key], '') : put(texts[key], '');
    });
}

const plain: Put = (text, suffix) =>
  text.replace(/<\/?b>/g, '').replace(/\{(\w+)\}/g, `{{$1${suffix}}}`);

const marked: Put = (text, suffix) =>
  escapeHtml(text)
    .replace(/&lt;(\/?)b&gt;/g, '<$1strong>')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const place = places[name] ?? '';
      return suffix === '' ? place : place.replace(/\{\{(\w+)\}\}/g, `{{$1${suffix}}}`);
    });
