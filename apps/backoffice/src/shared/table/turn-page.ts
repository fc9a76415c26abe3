import type { TableModel } from '@pabean/ui/DataTable';
import { type AskedPage, turnsFrom } from '@pabean/ui/Pager';

/** Turns a table to the page before or after, from the one that is waited for; nothing happens at the ends. */
export function turnPage<Row extends object>(
  table: Pick<TableModel<Row>, 'getPageCount' | 'setPageIndex'>,
  step: 1 | -1,
  shown: { readonly page: number; readonly asked: AskedPage | undefined },
): void {
  const to = turnsFrom(shown) + step;
  if (to >= 1 && to <= table.getPageCount()) table.setPageIndex(to - 1);
}
