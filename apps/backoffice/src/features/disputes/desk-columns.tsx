import type { DisputeRow } from '@pabean/api-client/contract';
import type { DataTableColumn } from '@pabean/ui/DataTable';
import { ViewButton } from '@pabean/ui/ViewButton';
import { Link } from 'react-router';
import { KindChip } from '../../shared/disputes/KindChip.tsx';
import { paths } from '../../shared/paths.ts';
import { Amount, Case, Due, Evidence, Member, Order, Reason } from './cells.tsx';

type Column = DataTableColumn<DisputeRow>;

/** Rows are cards in narrower windows: the columns need this much beside the sidebar. */
export const deskCardsBelow = 1280;

/** The columns of the desk; make them once, or every row is drawn again. */
export const deskColumns = (onAttach: (row: DisputeRow) => void): readonly Column[] => [
  {
    id: 'due',
    header: 'Answer due',
    width: 118,
    cardSlot: 'title',
    cell: (row) => <Due row={row} />,
  },
  {
    id: 'case',
    header: 'Case',
    width: 90,
    rowHeader: true,
    cardSlot: 'chip',
    cell: (row) => <Case row={row} />,
  },
  {
    id: 'order',
    header: 'Order',
    minWidth: 116,
    cardSlot: 'half',
    cell: (row) => <Order row={row} onAttach={onAttach} />,
  },
  { id: 'reason', header: 'Reason', minWidth: 140, cell: (row) => <Reason row={row} /> },
  { id: 'kind', header: 'Kind', width: 124, cell: (row) => <KindChip kind={row.kind} /> },
  {
    id: 'amount',
    header: 'Amount',
    width: 90,
    align: 'end',
    cell: (row) => <Amount row={row} />,
  },
  { id: 'evidence', header: 'Evidence', width: 92, cell: (row) => <Evidence row={row} /> },
  { id: 'member', header: 'Member', width: 66, cell: (row) => <Member row={row} /> },
  {
    id: 'action',
    header: 'Action',
    width: 78,
    sticky: 'end',
    cardSlot: 'action',
    cell: (row) => (
      <ViewButton
        assignedTo={null}
        label={`Open case ${row.dispute_id}`}
        link={(props) => <Link to={paths.dispute(row.dispute_id)} {...props} />}
      />
    ),
  },
];
