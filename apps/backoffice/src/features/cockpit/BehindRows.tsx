import type { CockpitDispute, CockpitOrder } from '@pabean/api-client/contract';
import { disputeKindFacts, formatDate, statusLabel, statusTone } from '@pabean/domain';
import { StatusChip } from '@pabean/ui/StatusChip';
import { Link } from 'react-router';
import { amountWords, stateWords } from '../../shared/disputes/dispute-words.ts';
import { paths } from '../../shared/paths.ts';
import styles from './CockpitDrawer.module.css';
import type { Measure } from './cockpit-address.ts';
import type { Rows } from './useBehind.ts';

/** On a phone rows are drawn with `display: grid`, which takes a table's meaning away: roles give it back. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;

type Props = { data: Rows; measure: Measure };

/** The rows behind a number, orders or cases. Of refunds the sum is what went back, not what was paid. */
export function BehindRows({ data, measure }: Props) {
  if (data.of === 'disputes') return <Disputes rows={data.rows} />;
  return <Orders rows={data.rows} sumOf={measure === 'refunds' ? 'refunded' : 'amount'} />;
}

const sum = (amount: string | null, currency: string | null) =>
  amountWords({ amount, currency }) ?? '—';

function OrderLink({ orderId }: { orderId: string }) {
  return (
    <Link to={paths.viewOrder(orderId)} className={styles.link}>
      {orderId}
    </Link>
  );
}

type OrdersProps = { rows: readonly CockpitOrder[]; sumOf: 'amount' | 'refunded' };

function Orders({ rows, sumOf }: OrdersProps) {
  return (
    <table {...roles.table} className={styles.table} aria-label="Orders">
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.head} scope="col">
            Order
          </th>
          <th {...roles.head} scope="col">
            Name
          </th>
          <th {...roles.head} scope="col">
            Received
          </th>
          <th {...roles.head} scope="col" data-end>
            {sumOf === 'refunded' ? 'Refunded' : 'Amount'}
          </th>
          <th {...roles.head} scope="col">
            Status
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr {...roles.row} key={row.order_id}>
            <th {...roles.rowHead} scope="row">
              <OrderLink orderId={row.order_id} />
            </th>
            <td {...roles.cell} data-words>
              {/* Alone: a cell of that direction would stand at the far edge of its line. */}
              <bdi>{row.full_name ?? '—'}</bdi>
            </td>
            <td {...roles.cell}>{formatDate(row.created_at, 'UTC')}</td>
            <td {...roles.cell} data-end>
              {sum(row[sumOf], row.currency)}
            </td>
            <td {...roles.cell}>
              <StatusChip tone={statusTone(row.process_status)}>
                {statusLabel(row.process_status)}
              </StatusChip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Disputes({ rows }: { rows: readonly CockpitDispute[] }) {
  return (
    <table {...roles.table} className={styles.table} aria-label="Cases">
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.head} scope="col">
            Case
          </th>
          <th {...roles.head} scope="col">
            Order
          </th>
          <th {...roles.head} scope="col">
            Reason
          </th>
          <th {...roles.head} scope="col" data-end>
            Amount
          </th>
          <th {...roles.head} scope="col">
            State
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr {...roles.row} key={row.dispute_id}>
            <th {...roles.rowHead} scope="row">
              <Link to={paths.dispute(row.dispute_id)} className={styles.link}>
                {row.dispute_id}
              </Link>
            </th>
            <td {...roles.cell}>
              {row.order_id === null ? '—' : <OrderLink orderId={row.order_id} />}
            </td>
            <td {...roles.cell} data-words>
              {row.network} {row.reason_code ?? disputeKindFacts[row.kind].label}
            </td>
            <td {...roles.cell} data-end>
              {sum(row.amount, row.currency)}
            </td>
            <td {...roles.cell}>
              <span className={styles.state} data-state={row.state}>
                {stateWords[row.state]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
