import { orMissing } from '@pabean/domain';
import { EmailText } from '@pabean/ui/EmailText';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { arrivalText } from './arrival.ts';
import styles from './OrderFacts.module.css';
import type { TravellerOrder } from './shown-order.ts';

type Props = {
  order: TravellerOrder;
  /** Left out where the clock of the page says it. */
  withArrival?: boolean;
};

/** Whose order this is. Ids and addresses keep their direction in every script (design section 9). */
export function OrderFacts({ order, withArrival = true }: Props) {
  const language = useLanguage();
  const { t } = language;
  const arrival = arrivalText(order, language);
  return (
    <dl className={styles.facts}>
      {withArrival && arrival && <Fact label={t('order.arrival')}>{arrival}</Fact>}
      {order.flight && (
        <Fact label={t('order.flight')}>
          <bdi dir="ltr">{order.flight}</bdi>
        </Fact>
      )}
      {order.place && (
        <Fact label={t('order.place')}>
          <bdi>{order.place}</bdi>
        </Fact>
      )}
      <Fact label={t('order.name')}>
        <bdi>{orMissing(order.full_name)}</bdi>
      </Fact>
      <Fact label={t('order.orderId')}>
        <bdi dir="ltr">{order.order_id}</bdi>
      </Fact>
      <Fact label={t('order.email')}>
        <EmailText address={orMissing(order.email)} />
      </Fact>
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
