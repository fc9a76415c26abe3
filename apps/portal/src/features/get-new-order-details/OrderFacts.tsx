import { orMissing } from '@pabean/domain';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { arrivalText } from './arrival.ts';
import styles from './OrderFacts.module.css';
import type { TravellerOrder } from './order-store.ts';

type Props = {
  order: TravellerOrder;
  /** While an order is still on its way, its arrival date and what is left until then matter most. */
  withArrival?: boolean;
};

/** Whose order this is. Ids and addresses keep their direction in every script (design section 9). */
export function OrderFacts({ order, withArrival = false }: Props) {
  const language = useLanguage();
  const { t } = language;
  const arrival = withArrival && order.doa !== null && arrivalText(order.doa, language);
  return (
    <dl className={styles.facts}>
      <Fact label={t('order.name')}>
        <bdi>{orMissing(order.full_name)}</bdi>
      </Fact>
      <Fact label={t('order.orderId')}>
        <bdi dir="ltr">{order.order_id}</bdi>
      </Fact>
      <Fact label={t('order.email')}>
        <bdi dir="ltr">{orMissing(order.email)}</bdi>
      </Fact>
      {arrival && <Fact label={t('order.arrival')}>{arrival}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
