import { isCalendarDate } from '@pabean/domain';
import { Spinner } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { TrashIcon } from '../icons.tsx';
import { momentText } from '../keeping/moment.ts';
import styles from './DeviceOrders.module.css';
import type { DeviceOrder } from './device-orders.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRemoving } from './useRemoving.ts';

type Props = {
  orders: readonly DeviceOrder[];
  /** Resolves once it is known what became of it. */
  onRemove: (order: DeviceOrder) => Promise<void>;
};

/** One row for each order; what its link and its button do is named with the order. */
export function OrderList({ orders, onRemove }: Props) {
  const { t } = useLanguage();
  const { dialog, chosen, removing, ask, removeChosen } = useRemoving(onRemove);
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            removingId={removing?.orderId}
            onRemove={() => ask(order)}
          />
        ))}
      </ul>
      <RemoveDialog
        dialog={dialog}
        heading={t('offline.remove')}
        unsent={chosen ? [chosen.orderId] : []}
        verb={t('offline.remove')}
        onRemove={removeChosen}
      />
    </>
  );
}

type RowProps = {
  order: DeviceOrder;
  /** The order that is being removed. */
  removingId: string | undefined;
  onRemove: () => void;
};

function OrderRow({ order, removingId, onRemove }: RowProps) {
  const { t, tag } = useLanguage();
  const row = useFocusInPlace<HTMLLIElement>();
  const { orderId, opensBy, name, doa, keptAt } = order;
  const [line, open, button] = ['line', 'open', 'remove'].map((part) => `${part}-${orderId}`);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const isRemoving = removingId === orderId;
  return (
    <li ref={row}>
      <div>
        {name && (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <p id={line}>{t('device.order', { id: orderId })}</p>
        {doa && isCalendarDate(doa) && (
          <p>{t('device.arrives', { date: day.format(Date.parse(doa)) })}</p>
        )}
        <p>
          {keptAt
            ? t('device.copyOf', { date: momentText(keptAt, tag) })
            : t(opensBy === null ? 'write.kept' : 'device.noCopy')}
        </p>
      </div>
      <Link
        id={open}
        className={styles.open}
        to={paths.orderDetailsOf(orderId)}
        aria-labelledby={`${open} ${line}`}
      >
        {t('device.open')}
      </Link>
      <button
        id={button}
        type="button"
        className={styles.remove}
        aria-busy={isRemoving}
        aria-disabled={removingId !== undefined || undefined}
        aria-label={t('offline.remove')}
        aria-labelledby={`${button} ${line}`}
        title={t('offline.remove')}
        onClick={onRemove}
      >
        {isRemoving ? <Spinner size={22} /> : <TrashIcon size={22} />}
      </button>
    </li>
  );
}
