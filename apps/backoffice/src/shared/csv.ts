/** A value of a table; null is an empty cell. */
export type CsvCell = string | number | null;

/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** The lines of a table as CSV (RFC 4180), with the mark that makes spreadsheets read UTF-8. */
export function csvOf(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text to the browser as a file to keep. */
export function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
