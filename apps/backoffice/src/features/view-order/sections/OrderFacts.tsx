import { counted, orderFields } from '@pabean/domain';
import { AsOrderedContext } from '../corrections/AsOrderedContext.ts';
import { useOrderMoment } from '../corrections/useOrderMoment.tsx';
import type { OrderDetail } from '../order-store.ts';
import { OrderDetails } from './OrderDetails.tsx';
import styles from './OrderFacts.module.css';
import { AdditionalData, ContactInformation, PersonalInformation } from './OrderFields.tsx';

/**
 * The facts that staff copy into the government's form, in one card. Once a field was corrected, the
 * card shows what came in as well, to read and not to correct.
 */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { count, isOrdered, view, choice } = useOrderMoment(
    order,
    'Values of the declaration',
    (field) => field in orderFields,
  );
  return (
    <div id="details" className={styles.card} data-ordered={isOrdered || undefined}>
      {count > 0 && (
        <div className={styles.head}>
          <strong className={styles.name}>Declaration</strong>
          <span className={styles.count}>{counted(count, 'correction')}</span>
          <span role="status" className={styles.count}>
            {isOrdered && 'As it came in, to read only.'}
          </span>
          <span className={styles.choice}>{choice}</span>
        </div>
      )}
      <AsOrderedContext value={isOrdered ? order : null}>
        <OrderDetails order={view} />
        <PersonalInformation order={view} />
        <ContactInformation order={view} />
        <AdditionalData order={view} />
      </AsOrderedContext>
    </div>
  );
}
