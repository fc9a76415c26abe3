import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** What a comment may cite: the pages of `docs` that have numbers or headings. */
interface CitedDocs {
  /** Names of the files of `docs/decisions` without their ending. */
  readonly decisions: readonly string[];
  readonly specification: string;
  readonly design: string;
}

export function citedDocs(): CitedDocs {
  const textOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
  return {
    decisions: readdirSync(join(root, 'docs/decisions')).map((name) => name.replace(/\.md$/, '')),
    specification: textOf('specification.md'),
    design: textOf('design.md'),
  };
}

const citation =
  /\bdecisions?[ /](?<number>\d{3})(?<name>-[\w-]+)?|\b(?<page>[Ss]pec(?:ification)?|[Dd]esign) section (?<section>\d+)(?:, "(?<label>[^"]+)")?|\b[Ss]pec, (?<heading>[A-Z][^.;:)"]*)|\bdecisions page\b|\bdecisions, "?[A-Z]|\bsecond design\b|\bdesign, second round|\bdesign[ -]2\b|\bissue \d+/g;

type Parts = Readonly<Record<string, string | undefined>>;

/** A numbered section of a page, without its title; undefined where there is none. */
function sectionOf(text: string, number: string): string | undefined {
  return text.split(/^## /m).find((part) => part.startsWith(`${number}. `));
}

function isThere(docs: CitedDocs, { number, name, page, section, label, heading }: Parts): boolean {
  if (number !== undefined)
    return docs.decisions.some((file) =>
      name === undefined ? file.startsWith(`${number}-`) : file === `${number}${name}`,
    );
  if (page !== undefined && section !== undefined) {
    const text = /design/i.test(page) ? docs.design : docs.specification;
    return sectionOf(text, section)?.includes(label ?? '') ?? false;
  }
  // More words may follow a heading: "(spec, Calls and lists)".
  const headings = [...docs.specification.matchAll(/^### (.+)$/gm)].map(([, each = '']) => each);
  return headings.some((each) => heading?.startsWith(each));
}

/**
 * Citations of a source that lead nowhere: a decision or a section that is not there, or a document that is
 * not in the repository. A citation may go over two lines of a comment.
 */
export function deadCitations(docs: CitedDocs, text: string): string[] {
  const oneLine = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');
  return [...oneLine.matchAll(citation)]
    .filter(({ groups = {} }) => !isThere(docs, groups))
    .map(([words]) => words);
}
