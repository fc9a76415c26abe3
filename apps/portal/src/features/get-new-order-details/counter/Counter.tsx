import { Button } from '@pabean/ui/Button';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { CloseIcon } from '../preview/icons.tsx';
import { LargeView } from '../preview/LargeView.tsx';
import type { TravellerOrder } from '../shown-order.ts';
import { filled } from '../useTextsOf.ts';
import styles from './Counter.module.css';
import { CounterCard } from './CounterCard.tsx';
import { useCounterOrders } from './counter-orders.ts';
import type { CounterTexts } from './texts/en.ts';

type Props = { order: TravellerOrder; texts: CounterTexts; onClose: () => void };

/** What is held out at the counter: one order at a time, of all that this device can show. */
export function Counter({ order, texts, onClose }: Props) {
  const { t, tag } = useLanguage();
  const orders = useCounterOrders(order);
  const [shownId, setShownId] = useState(order.order_id);
  const place = Math.max(
    0,
    orders.findIndex((one) => one.order.order_id === shownId),
  );
  const current = orders[place];
  const next = orders.length > 1 ? orders[(place + 1) % orders.length] : undefined;
  const number = new Intl.NumberFormat(tag);
  return (
    <LargeView onClose={onClose} label={texts.showCode}>
      <div className={styles.counter}>
        <div className={styles.bar}>
          <Button variant="default" leftSection={<CloseIcon size={18} />} onClick={onClose}>
            {t('preview.close')}
          </Button>
          {next && (
            <p role="status">
              {filled(texts.place, {
                number: number.format(place + 1),
                count: number.format(orders.length),
              })}
            </p>
          )}
        </div>
        {current && (
          // Not by its path: the button inside would lose the focus with each order.
          <CounterCard shown={current} texts={texts}>
            {next && (
              <Button
                fullWidth
                variant="default"
                onClick={() => setShownId(next.order.order_id)}
                className={styles.next}
              >
                <bdi>
                  {filled(texts.next, {
                    name: next.order.full_name ?? t('device.order', { id: next.order.order_id }),
                  })}
                </bdi>
              </Button>
            )}
          </CounterCard>
        )}
      </div>
    </LargeView>
  );
}
