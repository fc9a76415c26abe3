import { counted } from '@pabean/domain';
import { type CsvCells, csvCells } from './csv-cells.ts';
import type { Line } from './lines.ts';
import { type Lookahead, lookahead } from './lookahead.ts';

/** One row of a CSV file, which may span several lines. */
export type CsvRow = { readonly line: number; readonly raw: string } & (
  | { readonly cells: readonly string[] }
  | { readonly trouble: string }
);

/** Lines that a row may have; a quote that is never closed must not swallow the file. */
const mostLines = 200;

/**
 * The rows of a CSV file (RFC 4180, commas), the header first. A broken row costs itself only: when
 * a quote opens by mistake and swallows the lines after it, reading goes on at the first of them
 * that begins a whole row.
 */
export async function* csvRows(lines: AsyncIterable<Line>): AsyncGenerator<CsvRow> {
  const queue = lookahead(lines);
  let width: number | undefined;
  try {
    for (let group = await nextGroup(queue); group; group = await nextGroup(queue)) {
      const read = cellsOf(group, width);
      if ('trouble' in read) {
        const lost = await untilNextRow(queue, group, width);
        yield { ...placeOf(lost), trouble: read.trouble };
      } else if (read.cells.some((cell) => cell.trim() !== '')) {
        // Rows of nothing but commas are what a spreadsheet leaves below its last row.
        width ??= read.cells.length;
        yield { ...placeOf(group), cells: read.cells };
      }
    }
  } finally {
    await queue.close();
  }
}

type Group = readonly [Line, ...Line[]];

/** The lines of one row: in a whole row the number of quotes is even. */
async function nextGroup(queue: Lookahead<Line>): Promise<Group | undefined> {
  const first = await queue.next();
  if (first === undefined) return undefined;
  const group: [Line, ...Line[]] = [first];
  let open = hasOddQuotes(first.text);
  while (open && first.trouble === undefined && group.length < mostLines) {
    const next = await queue.next();
    if (next === undefined) break;
    group.push(next);
    if (hasOddQuotes(next.text)) open = false;
  }
  return group;
}

/**
 * Finds where the next whole row begins inside a group that is not a row, and puts it back.
 * @returns the lines that are lost; all of them when no row begins in them
 */
async function untilNextRow(
  queue: Lookahead<Line>,
  group: Group,
  width: number | undefined,
): Promise<Group> {
  const [first, ...others] = group;
  for (let size = 0; size < others.length; size += 1) {
    queue.putBack(others.slice(size));
    const candidate = await nextGroup(queue);
    if (candidate === undefined) break;
    queue.putBack(candidate);
    if ('cells' in cellsOf(candidate, width)) return [first, ...others.slice(0, size)];
    for (let left = others.length - size; left > 0; left -= 1) await queue.next();
  }
  return group;
}

function cellsOf(group: Group, width: number | undefined): CsvCells {
  const trouble = group.find((line) => line.trouble !== undefined)?.trouble;
  if (trouble !== undefined) return { trouble };
  const read = csvCells(textOf(group));
  if ('trouble' in read) return read;
  const { length } = read.cells;
  const empty = length === 1 && read.cells[0]?.trim() === '';
  if (width === undefined || length === width || empty) return read;
  return { trouble: `has ${counted(length, 'cell')}, the header has ${width}` };
}

function placeOf(group: Group): { line: number; raw: string } {
  return { line: group[0].number, raw: textOf(group) };
}

function textOf(group: Group): string {
  return group.map((line) => line.text).join('\n');
}

function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}
