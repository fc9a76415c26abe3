import { isCalendarDate } from '@pabean/domain';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { TrashIcon } from '../icons.tsx';
import { momentText } from '../keeping/moment.ts';
import { ordersWithTyped } from '../keeping/typed-here.ts';
import styles from './DeviceOrders.module.css';
import type { DeviceOrder } from './device-orders.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

type Props = { orders: readonly DeviceOrder[]; onRemove: (order: DeviceOrder) => void };

/** One row for each order; what its link and its button do is named with the order. */
export function OrderList({ orders, onRemove }: Props) {
  const { t, tag } = useLanguage();
  const [chosen, setChosen] = useState<DeviceOrder | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  // What was typed for it and not sent would go without a word.
  const remove = async (order: DeviceOrder) => {
    const unsent = await ordersWithTyped();
    if (!unsent.includes(order.orderId)) return onRemove(order);
    setChosen(order);
    dialog.current?.showModal();
  };
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => {
          const { orderId, name, doa, keptAt } = order;
          const [line, open, button] = ['line', 'open', 'remove'].map(
            (part) => `${part}-${orderId}`,
          );
          return (
            <li key={orderId}>
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
                    : t('device.noCopy')}
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
                aria-label={t('offline.remove')}
                aria-labelledby={`${button} ${line}`}
                title={t('offline.remove')}
                onClick={() => void remove(order)}
              >
                <TrashIcon size={22} />
              </button>
            </li>
          );
        })}
      </ul>
      <RemoveDialog
        dialog={dialog}
        heading={t('offline.remove')}
        unsent={chosen ? [chosen.orderId] : []}
        verb={t('offline.remove')}
        onRemove={() => chosen && onRemove(chosen)}
      />
    </>
  );
}
