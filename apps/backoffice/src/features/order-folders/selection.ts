import { maxOrdersPerChange } from '@pabean/api-client/contract';
import type { RowSelectionState } from '@pabean/ui/DataTable';
import { groupDigits } from '@pabean/ui/numbers';
import type { ListRow } from '../../shared/orders/list-row.ts';

/**
 * What is selected in "All": single orders, as they were seen, or every order that the list finds but
 * for a few. The second names no ids: nobody has read five million.
 */
export type Selection =
  | { readonly kind: 'orders'; readonly orders: ReadonlyMap<string, ListRow> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: 'orders', orders: new Map() };
export const allSelected: Selection = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' ? !selection.except.has(id) : selection.orders.has(id);

/** How many orders of a list of `count` are selected. */
export function selectedCount(selection: Selection, count: number): number {
  if (selection.kind === 'orders') return selection.orders.size;
  return Math.max(0, count - selection.except.size);
}

/** The box that stands for the whole list. */
export function wholeOf(selection: Selection, count: number): 'none' | 'some' | 'all' {
  const selected = selectedCount(selection, count);
  if (selected === 0) return 'none';
  return selected >= count ? 'all' : 'some';
}

/** Ticks orders, or takes their ticks away. */
export function ticked(
  selection: Selection,
  rows: readonly ListRow[],
  checked: boolean,
): Selection {
  if (selection.kind === 'all') {
    const except = new Set(selection.except);
    for (const { id } of rows) {
      if (checked) except.delete(id);
      else except.add(id);
    }
    return { kind: 'all', except };
  }
  const orders = new Map(selection.orders);
  for (const row of rows) {
    if (checked) orders.set(row.id, row);
    else orders.delete(row.id);
  }
  return { kind: 'orders', orders };
}

/** What a change was sent with, and what of it has left the list by that. */
export type SentOrders = { readonly ids: readonly string[]; readonly left: readonly string[] };

/** Takes the ticks of a change away. Where none of `count` orders is ticked any more, those that come later are not either. */
export function withoutSent(selection: Selection, sent: SentOrders, count: number): Selection {
  if (selection.kind === 'orders') {
    const orders = new Map(selection.orders);
    for (const id of sent.ids) orders.delete(id);
    return { kind: 'orders', orders };
  }
  const except = new Set([...selection.except, ...sent.ids]);
  // They are not counted any more.
  for (const id of sent.left) except.delete(id);
  const rest: Selection = { kind: 'all', except };
  return selectedCount(rest, count) === 0 ? nothingSelected : rest;
}

/** What is selected for the table, which knows the rows that are here. */
export const tableSelection = (selection: Selection, rows: readonly ListRow[]): RowSelectionState =>
  Object.fromEntries(
    rows.filter(({ id }) => isSelected(selection, id)).map(({ id }) => [id, true as const]),
  );

/** Why nothing can be done with so many orders of "All"; undefined where it can. */
export function tooMany(selection: Selection, count: number, more: boolean): string | undefined {
  if (selection.kind === 'orders') return undefined;
  if (!more && selectedCount(selection, count) <= maxOrdersPerChange) return undefined;
  return `At most ${groupDigits(maxOrdersPerChange)} orders can be changed at once. Select fewer.`;
}
