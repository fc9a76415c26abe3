import drawn from './drawn.json' with { type: 'json' };
import { escapeHtml, fill, type Values } from './fill.ts';
import { isolated, oneLine } from './plain-value.ts';

/** The kinds of mail that are drawn (`templates/index.ts`). */
export type LetterKind = keyof typeof drawn;

/** Every kind that is drawn. */
export const letterKinds = Object.keys(drawn) as readonly LetterKind[];

const templates = Object.fromEntries(
  Object.entries(drawn).map(([kind, { subject, html, text }]) => [
    kind,
    { subject, html: html.join('\n'), text: text.join('\n') },
  ]),
) as Record<LetterKind, FilledLetter>;

/** One mail's words in both forms. */
export interface FilledLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * A letter with its values. The templates were drawn by React ahead of time (`pnpm mails`,
 * docs/decisions/009), so this is a search for slots and nothing more.
 */
export function fillLetter(kind: LetterKind, values: Values): FilledLetter {
  const { subject, html, text } = templates[kind];
  const lines = mapValues(values, oneLine);
  return {
    subject: fill(subject, lines),
    html: fill(html, { ...lines, ...emailParts(lines) }, escapeHtml),
    text: fill(text, mapValues(lines, isolated)),
  };
}

function mapValues(values: Values, change: (value: string) => string): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value && change(value)]),
  );
}

/** The address in two, so that a page can let it break between them. */
function emailParts({ email }: Values): Values {
  if (email === undefined || email === null) return {};
  const host = email.lastIndexOf('@') + 1;
  return { emailName: email.slice(0, host), emailHost: email.slice(host) };
}
