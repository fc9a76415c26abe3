import { folders, type OrderColumn, type OrderRow } from '@pabean/domain';
import type { DataTableColumn } from '@pabean/ui/DataTable';
import { Action, DateTime, Email, OrderId, Status, Text } from './cells.tsx';

type Column = DataTableColumn<OrderRow>;

/** Widths: design section 6; those that differ by the window's width are in MonthScreen.module.css. */
const columns: Record<Exclude<OrderColumn, 'action'>, Omit<Column, 'id'>> = {
  orderId: {
    header: 'Order ID',
    width: 84,
    sticky: 'start',
    cardSlot: 'title',
    cell: (row) => <OrderId>{row.id}</OrderId>,
  },
  name: {
    header: 'Name',
    width: 'var(--name)',
    minWidth: 92,
    cardSlot: 'subtitle',
    cell: (row) => <bdi>{row.name}</bdi>,
  },
  arrivalDate: { header: 'Arrival Date', width: 92, cell: (row) => <Text>{row.doa}</Text> },
  email: {
    header: 'Email',
    minWidth: 100,
    cardSlot: 'full',
    cell: (row) => <Email>{row.email}</Email>,
  },
  telephone: {
    header: 'Telephone',
    width: 'var(--telephone)',
    minWidth: 106,
    cell: (row) => <bdi dir="ltr">{row.telephone}</bdi>,
  },
  dateTime: {
    header: 'Date & Time',
    width: 'var(--date)',
    minWidth: 92,
    cell: (row) => <DateTime>{row.date}</DateTime>,
  },
  processingDate: {
    header: 'Processing Date',
    width: 92,
    cell: (row) => <Text>{row.processDate}</Text>,
  },
  processMonth: {
    header: 'Process Month',
    width: 60,
    cell: (row) => <Text>{row.processMonth}</Text>,
  },
  status: { header: 'Status', width: 78, cardSlot: 'chip', cell: (row) => <Status row={row} /> },
};

/** The columns of a month's table; `onDelete` is there for those who may delete. */
export function columnsOf(onDelete: ((row: OrderRow) => void) | undefined): readonly Column[] {
  return folders.futureOrder.columns.map((id) => {
    if (id !== 'action') return { id, ...columns[id] };
    return {
      id,
      header: 'Action',
      width: onDelete ? 104 : 74,
      sticky: 'end',
      cardSlot: 'action',
      cell: (row) => <Action row={row} onDelete={onDelete} />,
    };
  });
}
