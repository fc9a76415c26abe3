import { type CsvCell, csvLines, csvMark } from '@pabean/domain';

/** The lines of a table as CSV, with the mark that makes spreadsheets read UTF-8. */
export const csvOf = (lines: readonly (readonly CsvCell[])[]): string => csvMark + csvLines(lines);

/** Hands a text to the browser as a file to keep. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}

/** Some browsers read the bytes only after the click has returned. */
const keptMs = 60_000;

/** The same for a file that is there already. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL.bind(URL, address), keptMs);
}
