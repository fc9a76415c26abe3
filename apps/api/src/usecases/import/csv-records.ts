import { IntakeOrderSchema } from '@pabean/api-client/contract';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { csvRows } from './csv-rows.ts';
import type { Line } from './lines.ts';
import type { SourceRecord } from './source-record.ts';

/** Columns whose cells hold JSON, since a table has no place for lists. */
const jsonColumns = new Set([
  'familyMember',
  'importingGoods',
  'goodsDetails',
  'scheme_fields',
  'purchase',
]);

/**
 * The records of a CSV file, with the values that an intake call would have.
 * @throws ExpectedFailure before the first record when the header is not one of orders
 */
export async function* csvRecords(lines: AsyncIterable<Line>): AsyncGenerator<SourceRecord> {
  let columns: readonly string[] | undefined;
  for await (const row of csvRows(lines)) {
    if (columns === undefined) {
      if ('trouble' in row) throw new ExpectedFailure(`The first line ${row.trouble}.`);
      columns = checkedHeader(row.cells.map((cell) => cell.trim()));
    } else if ('trouble' in row) {
      yield row;
    } else {
      yield { line: row.line, raw: row.raw, ...orderOf(columns, row.cells) };
    }
  }
  if (columns === undefined) throw new ExpectedFailure('The file is empty.');
}

function checkedHeader(columns: readonly string[]): readonly string[] {
  const intakeFields = IntakeOrderSchema.entries;
  const unknown = columns.filter((column) => !Object.hasOwn(intakeFields, column));
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index);
  const missing = Object.entries(intakeFields)
    .filter(([column, field]) => field.type !== 'optional' && !columns.includes(column))
    .map(([column]) => column);
  const problems = [
    ...problem('unknown column', unknown),
    ...problem('repeated column', twice),
    ...problem('missing column', missing),
  ];
  if (problems.length === 0) return columns;
  const other = columns.length === 1 ? /[;\t]/.exec(columns[0] ?? '')?.[0] : undefined;
  const hint = other === undefined ? '' : ' Columns are separated by commas.';
  throw new ExpectedFailure(`Nothing was imported: ${problems.join('; ')}.${hint}`);
}

function problem(what: string, columns: readonly string[]): string[] {
  if (columns.length === 0) return [];
  const names = columns.slice(0, 10).map((name) => (name === '' ? '(no name)' : name.slice(0, 60)));
  const more = columns.length > names.length ? ` and ${columns.length - names.length} more` : '';
  return [`${what}${names.length > 1 ? 's' : ''} ${names.join(', ')}${more}`];
}

function orderOf(
  columns: readonly string[],
  cells: readonly string[],
): { value: unknown } | { trouble: string } {
  const order: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? '';
    // An empty cell is an answer that was not given, not one that is empty.
    if (cell === '') continue;
    try {
      order[column] = jsonColumns.has(column) ? JSON.parse(cell) : cellValue(column, cell);
    } catch {
      return { trouble: `${column}: is not JSON` };
    }
  }
  return { value: order };
}

/** Numbers stay texts: the contract reads those. Spreadsheets write TRUE and FALSE in capitals. */
function cellValue(column: string, cell: string): unknown {
  if (column !== 'paid' && column !== 'notify') return cell;
  const lower = cell.toLowerCase();
  return lower === 'true' ? true : lower === 'false' ? false : cell;
}
