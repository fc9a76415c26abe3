import type { CockpitDispute, CockpitOrder } from '@pabean/api-client/contract';
import { disputeKindFacts, formatDate, statusTone } from '@pabean/domain';
import { StatusChip } from '@pabean/ui/StatusChip';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import styles from './CockpitDrawer.module.css';
import type { Rows } from './useBehind.ts';

/** The rows behind a number, orders or cases. */
export function BehindRows({ data }: { data: Rows }) {
  return data.of === 'orders' ? <Orders rows={data.rows} /> : <Disputes rows={data.rows} />;
}

const money = (amount: string | null, currency: string | null) =>
  amount === null ? '—' : `${amount} ${currency ?? ''}`;

function OrderLink({ orderId }: { orderId: string }) {
  return (
    <Link to={paths.viewOrder(orderId)} className={styles.link}>
      {orderId}
    </Link>
  );
}

function Orders({ rows }: { rows: readonly CockpitOrder[] }) {
  return (
    <table className={styles.table} aria-label="Orders">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Name</th>
          <th scope="col">Received</th>
          <th scope="col" data-end>
            Amount
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.order_id}>
            <th scope="row">
              <OrderLink orderId={row.order_id} />
            </th>
            <td dir="auto" data-words>
              {row.full_name ?? '—'}
            </td>
            <td>{formatDate(row.created_at, 'UTC')}</td>
            <td data-end>{money(row.refunded ?? row.amount, row.currency)}</td>
            <td>
              <StatusChip tone={statusTone(row.process_status)}>{row.process_status}</StatusChip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const stateWords: Readonly<Record<CockpitDispute['state'], string>> = {
  open: 'Open',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  accepted: 'Accepted',
  prevented: 'Prevented',
  expired: 'Expired',
};

function Disputes({ rows }: { rows: readonly CockpitDispute[] }) {
  return (
    <table className={styles.table} aria-label="Cases">
      <thead>
        <tr>
          <th scope="col">Case</th>
          <th scope="col">Order</th>
          <th scope="col">Reason</th>
          <th scope="col" data-end>
            Amount
          </th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.dispute_id}>
            <th scope="row">
              <Link to={paths.dispute(row.dispute_id)} className={styles.link}>
                {row.dispute_id}
              </Link>
            </th>
            <td>{row.order_id === null ? '—' : <OrderLink orderId={row.order_id} />}</td>
            <td data-words>
              {row.network} {row.reason_code ?? disputeKindFacts[row.kind].label}
            </td>
            <td data-end>{money(row.amount, row.currency)}</td>
            <td>
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
