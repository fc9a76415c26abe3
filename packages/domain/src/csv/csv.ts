/** A value of a table; null is an empty cell. */
export type CsvCell = string | number | null;

/** What a spreadsheet would run as a formula; one of East Asia reads the wide forms of the signs as well. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Where a spreadsheet begins a cell as well: some countries' separate by ";" and then see no quotes around
 * a cell that stands within a line. Quotes before the formula do not help: an empty pair is taken away.
 */
const innerFormula = /([;\t\r\n])(?="*[=+\-@＝＋－＠])/g;

/** Stands before the first line, so that spreadsheets read UTF-8. */
export const csvMark = '\uFEFF';

/** Lines of a table as CSV (RFC 4180), in which no text is a formula. */
export const csvLines = (lines: readonly (readonly CsvCell[])[]): string =>
  lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const safe = typeof cell === 'string' ? withoutFormula(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutFormula(text: string): string {
  const begun = formula.test(text) ? `'${text}` : text;
  return begun.replace(innerFormula, "$1'");
}
