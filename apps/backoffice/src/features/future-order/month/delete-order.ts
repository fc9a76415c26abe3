import { confirm } from '../../../shared/confirm/confirm.tsx';
import type { ListRow } from '../../../shared/orders/list-row.ts';
import { deleteOrders } from '../../../shared/orders/order-actions.ts';

type List = { remove: (ids: readonly string[]) => void; reload: () => void };

/** Asks, deletes, and brings the list up to date (spec section 2, "Future Order"). */
export async function deleteOrder(row: ListRow, list: List): Promise<void> {
  const title = 'Are you sure you want to delete?';
  if (!(await confirm({ title, line: `Order ${row.id}`, tone: 'danger' }))) return;
  const ref = { id: row.id, status: row.rawStatus, version: row.version };
  const result = await deleteOrders([ref]);
  if (result.ok) list.remove(result.data.changed);
  // Also after a refusal: somebody was faster, and their change belongs on this screen.
  if (result.ok || result.kind === 'refused') list.reload();
}
