import {
  clockEndOf,
  type FolderDefinition,
  hasClocks,
  newestFirst,
  type OrderColumn,
  type OrderSort,
} from '@pabean/domain';
import type { DataTableColumn } from '@pabean/ui/DataTable';
import type { FurtherColumn } from '../chosen-columns.ts';
import { byWords } from '../clock/Clock.tsx';
import {
  Action,
  Arrival,
  DateTime,
  Day,
  Email,
  FileBy,
  Name,
  OrderId,
  Processing,
  Status,
  Telephone,
  Text,
} from './cells.tsx';
import type { ListRow } from './list-row.ts';

type Column = DataTableColumn<ListRow>;

/** What a column's look depends on beside its row. */
export type ColumnContext = {
  folder: FolderDefinition;
  /** The columns by which the list can be sorted. */
  sorts: readonly OrderSort[];
  /** Those that the member chose, beside the folder's own. */
  chosen: readonly FurtherColumn[];
  /** Present where each row has a Delete of its own. */
  onDelete: ((row: ListRow) => void) | undefined;
};

type ListColumn = OrderColumn | FurtherColumn;

/** Below this width of the window the orders are cards: every column of the table is in sight. */
export const orderCardsBelow = 1280;

/**
 * The columns of the order tables (spec section 2). Widths are variables, because they differ by the
 * window's width (columns.module.css). `minWidth` is the narrow one.
 */
const columns: Record<ListColumn, (context: ColumnContext) => Omit<Column, 'id'>> = {
  orderId: ({ folder }) => ({
    // Spec section 2 writes the head of the ChargeBack table so.
    header: folder.name === 'chargeBack' ? 'Order Id' : 'Order ID',
    width: 'var(--order-id)',
    minWidth: 62,
    rowHeader: true,
    sticky: 'start',
    cardSlot: 'title',
    cell: (row) => <OrderId row={row} />,
  }),
  name: () => ({
    header: 'Name',
    width: 'var(--name)',
    minWidth: 80,
    cardSlot: 'subtitle',
    cell: (row) => <Name row={row} />,
  }),
  fileBy: ({ folder }) => ({
    header: byWords[clockEndOf(folder) ?? 'filing'],
    width: 'var(--file-by)',
    minWidth: 92,
    cell: (row) => <FileBy row={row} />,
  }),
  arrivalDate: (context) => ({
    header: 'Arrival Date',
    width: 'var(--arrival)',
    minWidth: 80,
    cell: (row) => (showsFileBy(context) ? <Day>{row.doa}</Day> : <Arrival row={row} />),
  }),
  email: () => ({
    header: 'Email',
    minWidth: 100,
    cardSlot: 'full',
    cell: (row) => <Email>{row.email}</Email>,
  }),
  telephone: () => ({
    header: 'Telephone',
    width: 'var(--telephone)',
    minWidth: 100,
    cell: (row) => <Telephone row={row} />,
  }),
  dateTime: ({ folder: { dateTimeStyle } }) => ({
    header: 'Date & Time',
    width: dateTimeStyle === 'seconds' ? 'var(--date-seconds)' : 'var(--date)',
    minWidth: 76,
    cell: (row) => <DateTime>{dateTimeStyle === 'seconds' ? row.dateSeconds : row.date}</DateTime>,
  }),
  processingDate: (context) => ({
    header: 'Processing Date',
    width: 'var(--processing)',
    minWidth: 76,
    cell: (row) =>
      context.folder.columns.includes('arrivalDate') || showsFileBy(context) ? (
        <Text quiet>{row.processDate}</Text>
      ) : (
        <Processing row={row} />
      ),
  }),
  processMonth: () => ({
    header: 'Process Month',
    width: 'var(--month)',
    minWidth: 50,
    cell: (row) => <Text quiet>{row.processMonth}</Text>,
  }),
  status: ({ folder }) => {
    const { width, minWidth } = statusWidth(folder);
    return {
      header: 'Status',
      width,
      minWidth,
      cardSlot: 'chip',
      cell: (row) => <Status row={row} folder={folder} />,
    };
  },
  action: ({ onDelete }) => ({
    header: 'Action',
    width: onDelete ? 'var(--action-and-delete)' : 76,
    sticky: 'end',
    cardSlot: 'action',
    cell: (row) => <Action row={row} onDelete={onDelete} />,
  }),
};

/** Chips never wrap: a folder of one short status needs little room, a mixed one fits every chip. */
function statusWidth({ mixedStatuses, group, tone }: FolderDefinition) {
  if (mixedStatuses || group === 'waiting') return { width: 'var(--status-long)', minWidth: 138 };
  if (tone === 'new' || tone === 'priority' || tone === 'future') {
    return { width: 'var(--status)', minWidth: 70 };
  }
  return { width: 'var(--status-middle)', minWidth: 108 };
}

/** The names of all columns, in the order of the specification; further ones as the design draws them. */
const ids = Object.keys(columns) as ListColumn[];

/** The clock has a column of its own: no other has it in a second line. */
const showsFileBy = ({ folder, chosen }: Pick<ColumnContext, 'folder' | 'chosen'>) =>
  hasClocks(folder) && chosen.includes('fileBy');

/** Date & Time begins with the newest, where every list begins; the others begin upwards. */
const firstSort = (id: ListColumn) => (id === newestFirst.sort ? newestFirst.dir : 'asc');

const isSorted = (id: ListColumn, { folder, sorts }: ColumnContext) =>
  sorts.some((sort) => sort === id) && (id !== 'fileBy' || hasClocks(folder));

export function columnsOf(context: ColumnContext): readonly Column[] {
  return ids.map((id) => ({
    id,
    ...columns[id](context),
    ...(isSorted(id, context) && { sortable: firstSort(id) }),
  }));
}

/** A folder's table shows the columns that its definition names, and what the member chose. */
export const visibilityOf = (
  context: Pick<ColumnContext, 'folder' | 'chosen'>,
): Record<string, boolean> =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      id === 'fileBy' ? showsFileBy(context) : context.folder.columns.includes(id),
    ]),
  );
