import { type Figure, isKept, withUnit } from './figure.ts';

/** The figures of one size of the database. */
export interface SizeResult {
  readonly orders: number;
  readonly figures: readonly Figure[];
}

/**
 * The sizes beside each other as a table of Markdown: what each figure grew by from the smallest size
 * to the largest, what is promised, and whether the largest keeps it.
 */
export function resultTable(results: readonly SizeResult[]): string {
  const last = results.at(-1);
  if (last === undefined) return '';
  const sizes = results.map(({ orders }) => orders.toLocaleString('en'));
  const rows = last.figures.map((figure) => {
    const each = results.map(({ figures }) => figures.find(({ name }) => name === figure.name));
    const cells = each.map((cell) => (cell ? withUnit(cell) : ''));
    return [figure.name, ...cells, growth(each[0], figure), promiseOf(figure)];
  });
  const head = ['What', ...sizes, 'Growth', 'Promise'];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function growth(first: Figure | undefined, last: Figure): string {
  if (first === undefined || first === last) return '';
  return `${(last.value / first.value).toFixed(2)} ×`;
}

function promiseOf(figure: Figure): string {
  const { promise, unit } = figure;
  if (promise === undefined) return '';
  const words = promise.is === 'least' ? 'at least ' : '';
  const verdict = isKept(figure) ? '' : ' **broken**';
  return `${words}${withUnit({ value: promise.limit, unit })}${verdict}`;
}
