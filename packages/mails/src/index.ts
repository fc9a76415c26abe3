import { type TravellerLanguage, travellerLanguageOf } from '@pabean/domain';
import drawn from './drawn.json' with { type: 'json' };
import { escapeHtml, fill, type Values } from './fill.ts';
import { written } from './format.ts';
import type { LetterValue, LetterValues } from './letter-values.ts';
import { type FilledLetter, localise } from './localise.ts';
import { isolated, oneLine, ownLines } from './plain-value.ts';

export { escapeHtml } from './fill.ts';
export type { AskedFor, Day, LetterValue, LetterValues, Sum } from './letter-values.ts';
export type { FilledLetter } from './localise.ts';

/** The kinds of mail that are drawn (`templates/index.ts`). */
export type LetterKind = keyof LetterValues;

/** Every kind that is drawn. */
export const letterKinds = Object.keys(drawn.letters) as readonly LetterKind[];

const english = travellerLanguageOf(null);
/** What people wrote keeps its lines. */
const quoted = new Set(['question', 'message', 'answer', 'sentence']);

/**
 * A letter with its values, in a language. The templates were drawn by React ahead of time
 * (`pnpm mails`, decision 009), so this is a search for slots and nothing more.
 * @param language BCP 47 tag; null or one that we have no texts of is English
 */
export function fillLetter(
  kind: LetterKind,
  language: string | null,
  given: Readonly<Record<string, LetterValue>>,
): FilledLetter {
  const own = travellerLanguageOf(language);
  const { subject, html, text } = localise(kind, own);
  const values: Values = {
    ...valuesIn(given, own),
    ...suffixed(valuesIn(given, english)),
    notEnglish: own === english ? null : own.lang,
  };
  const apart = (value: string) => isolated(value, own.dir);
  return {
    subject: fill(subject, values),
    html: fill(html, { ...values, ...emailParts(values) }, htmlLines),
    text: fill(text, values, apart).replace(/\n{3,}/g, '\n\n'),
  };
}

/** Lines of people are each read in their own direction: English may stand below Arabic. */
function htmlLines(value: string): string {
  const lines = escapeHtml(value).split('\n');
  if (lines.length === 1) return lines.join('');
  return lines.map((line) => `<div dir="auto">${line || '<br/>'}</div>`).join('');
}

function valuesIn(given: Readonly<Record<string, LetterValue>>, language: TravellerLanguage) {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const words = written(value, language);
      return [name, words && (quoted.has(name) ? ownLines(words) : oneLine(words))];
    }),
  );
}

/** The same under the names that the English part of a letter asks for. */
function suffixed(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}_en`, value]));
}

/** The address in two, so that a page can let it break between them. */
function emailParts({ email }: Values): Values {
  if (email === undefined || email === null) return {};
  const host = email.lastIndexOf('@') + 1;
  return { emailName: email.slice(0, host), emailHost: email.slice(host) };
}
