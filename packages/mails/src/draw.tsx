import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import { catalogs } from './catalogs/index.ts';
import { templates } from './templates/index.ts';
import { placeOf, places } from './templates/places.tsx';
import { subjectSlot } from './templates/subject.ts';

/** What of the text maker a formatter uses; the maker has no types of its own. */
interface TextBuilder {
  openBlock(lines: object): void;
  addInline(words: string, options: object): void;
  closeBlock(lines: object): void;
}
type Walk = (children: unknown, builder: TextBuilder) => void;
interface Anchor {
  readonly children: unknown;
  readonly attribs: { readonly href: string };
}

/** A template as it is kept: lines, so that a change can be read where it was made. */
interface Drawn {
  readonly subject: string;
  readonly html: readonly string[];
  readonly text: readonly string[];
}

/** Everything that is drawn: the letters, and what the places of their texts are drawn as. */
export interface Drawing {
  readonly letters: Record<string, Drawn>;
  readonly places: Record<string, string>;
}

/** Draws every mail with its slots open. */
export async function drawTemplates(): Promise<Drawing> {
  const letters: Record<string, Drawn> = {};
  for (const [kind, { subject, Letter }] of Object.entries(templates)) {
    const html = await render(<Letter />);
    letters[kind] = {
      subject: subjectSlot(subject),
      html: linesOf(html),
      text: textOf(html).split('\n'),
    };
  }
  return { letters, places: await drawPlaces() };
}

async function drawPlaces(): Promise<Record<string, string>> {
  const used = Object.values(catalogs.en ?? {}).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  const drawn: Record<string, string> = {};
  for (const name of [...new Set(used)].sort()) {
    drawn[name] = await drawPlace(places[name] ?? placeOf(name));
  }
  return drawn;
}

async function drawPlace(place: ReactElement): Promise<string> {
  const html = await render(place);
  return html
    .replace(/^<!DOCTYPE[^>]*>/, '')
    .replace(/<!--.*?-->/g, '')
    .trim();
}

/** Breaks lines behind blocks, where white space shows nothing; React's seams in texts go. */
function linesOf(html: string): string[] {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/(<\/(?:head|style|h1|h2|p|tr|tbody|table|title)>|<meta[^>]*>)(?!\n)/g, '$1\n')
    .trim()
    .split('\n');
}

/** The text part, from the same drawing: rows as `Label: value`, links as `Words: address`. */
function textOf(html: string): string {
  const ownLine = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
  const text = toPlainText(html, {
    formatters: {
      labelled(element: Anchor, walk: Walk, builder: TextBuilder) {
        builder.openBlock(ownLine);
        walk(element.children, builder);
        builder.addInline(`: ${element.attribs.href}`, { noWordTransform: true });
        builder.closeBlock(ownLine);
      },
    },
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'div[data-quote]', format: 'blockquote' },
      { selector: 'a[href^="mailto:"]', format: 'inline' },
      { selector: 'tr[data-fact]', format: 'block', options: ownLine },
      { selector: 'td[data-value]', format: 'inline' },
      { selector: 'td[data-label]', format: 'inlineSurround', options: { suffix: ': ' } },
      { selector: 'a[data-link]', format: 'labelled' },
    ],
  });
  // Each mark of an optional row has a line to itself, and goes with it (`fill.ts`).
  const marks = text.replace(/(\{\{\/\w+\}\})(?=\{\{\?\w+\}\}\n)/g, '$1\n');
  const whole = marks.replaceAll('{{emailName}}{{emailHost}}', '{{email}}');
  return whole.replace(/\n{3,}/g, '\n\n');
}
