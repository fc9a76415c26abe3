/** Cells of a row, or why it is none. */
export type CsvCells = { readonly cells: string[] } | { readonly trouble: string };

const unclosed = 'opens a quote and does not close it';
const stray = 'has a quote inside a cell that is not doubled';

/**
 * The cells of one row (RFC 4180, commas). A cell that begins with a quote ends at the next one that is
 * not doubled; a quote anywhere else is a mistake.
 */
export function csvCells(text: string): CsvCells {
  // Most rows of most files.
  if (!text.includes('"')) return { cells: text.split(',') };
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end < 0) return { trouble: unclosed };
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
      if (at < text.length && text[at] !== ',') return { trouble: stray };
    } else {
      const comma = text.indexOf(',', at);
      const cell = text.slice(at, comma < 0 ? undefined : comma);
      if (cell.includes('"')) return { trouble: stray };
      cells.push(cell);
      at += cell.length;
    }
    if (at >= text.length) return { cells };
  }
}

/** Where the quoted cell that begins at `from` ends; -1 when it does not. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
