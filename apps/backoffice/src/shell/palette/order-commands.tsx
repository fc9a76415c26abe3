import { folderActions, folderOf, type ProcessStatus, type Role } from '@pabean/domain';
import { IconFileText, IconHistory, IconRefresh } from '@tabler/icons-react';
import { type BulkAction, bulkActions, dangerLast } from '../../shared/orders/bulk-actions.ts';
import { confirmBulk } from '../../shared/orders/confirm-bulk.tsx';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { refOf } from '../../shared/orders/order-actions.ts';
import type { OpenedOrder } from '../../shared/palette/lately.ts';
import { offersNow, type PaletteCommand } from '../../shared/palette/offers.ts';
import { paths } from '../../shared/paths.ts';
import type { FoundOrders } from './useFoundOrders.ts';

type Navigate = (path: string) => void;

/** What is known of an order beside its name. */
const aboutOf = ({ status, doa }: ListRow) => (doa === '—' ? status : `${status}, lands ${doa}`);

const viewOrder = (id: string, name: string, navigate: Navigate) => ({
  id: `order-${id}`,
  label: `Order ${id}${name && `, ${name}`}`,
  icon: <IconFileText size={18} stroke={1.75} aria-hidden />,
  run: () => navigate(paths.viewOrder(id)),
});

/** The orders that a search found; where it failed, the way to ask again. */
export function foundCommands(found: FoundOrders, navigate: Navigate): PaletteCommand[] {
  if (found.hasFailed) {
    const label = 'The orders could not be searched. Try again';
    const icon = <IconRefresh size={18} stroke={1.75} aria-hidden />;
    return [{ id: searchAgain, label, icon, run: found.again }];
  }
  return found.rows.map((row) => ({
    ...viewOrder(row.id, row.name, navigate),
    effect: aboutOf(row),
  }));
}

/** The palette stays open for it. */
export const searchAgain = 'search-again';

export const latelyCommands = (
  orders: readonly OpenedOrder[],
  navigate: Navigate,
): PaletteCommand[] =>
  orders.map(({ id, name }) => ({
    ...viewOrder(id, name ?? '', navigate),
    id: `lately-${id}`,
    icon: <IconHistory size={18} stroke={1.75} aria-hidden />,
  }));

/** What can be done with an order whose id was typed: what its row offers in its folder. */
export function typedCommands(
  id: string,
  row: ListRow | undefined,
  role: Role,
  navigate: Navigate,
): PaletteCommand[] {
  const view: PaletteCommand = {
    id: 'view-typed',
    label: `View order ${id}`,
    icon: <IconFileText size={18} stroke={1.75} aria-hidden />,
    effect: row && aboutOf(row),
    run: () => navigate(paths.viewOrder(id)),
  };
  if (row === undefined) return [view];
  const folder = folderOf(row.rawStatus as ProcessStatus, row.processingMode);
  const offered = dangerLast(folderActions(folder, role));
  return [view, ...offered.map((action) => rowCommand(action, row))];
}

function rowCommand(action: BulkAction, row: ListRow): PaletteCommand {
  const { label, icon: Icon, ask } = bulkActions[action];
  return {
    id: `typed-${action}`,
    label,
    icon: <Icon size={18} stroke={1.75} aria-hidden />,
    effect: ask && 'asks first',
    run: () => void runOn(action, row),
  };
}

async function runOn(action: BulkAction, row: ListRow): Promise<void> {
  const definition = bulkActions[action];
  if (!(await confirmBulk(definition, [row]))) return;
  await definition.run([refOf(row)], () => {});
  // Also after a refusal: somebody was faster, and their change belongs on the screen.
  for (const { reload } of offersNow()) reload?.();
}
