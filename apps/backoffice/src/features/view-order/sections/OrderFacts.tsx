import { orderFields } from '@pabean/domain';
import { SegmentedChoice } from '@pabean/ui/SegmentedChoice';
import { useState } from 'react';
import { AsOrderedContext } from '../corrections/AsOrderedContext.ts';
import { orderAsOrdered } from '../corrections/as-ordered.ts';
import type { OrderDetail } from '../order-store.ts';
import { OrderDetails } from './OrderDetails.tsx';
import styles from './OrderFacts.module.css';
import { AdditionalData, ContactInformation, PersonalInformation } from './OrderFields.tsx';

const moments = [
  { value: 'now', label: 'Now' },
  { value: 'ordered', label: 'As ordered' },
] as const;

/**
 * The facts that staff copy into the government's form, in one card. Once a field was corrected, the
 * card shows what came in as well, to read and not to correct.
 */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const [moment, setMoment] = useState<'now' | 'ordered'>('now');
  const corrections = order.corrections.filter(({ field }) => field in orderFields);
  const isOrdered = moment === 'ordered' && corrections.length > 0;
  const view = isOrdered ? orderAsOrdered(order) : order;
  return (
    <div id="details" className={styles.card} data-ordered={isOrdered || undefined}>
      {corrections.length > 0 && (
        <div className={styles.head}>
          <strong className={styles.name}>Declaration</strong>
          <span className={styles.count}>
            {corrections.length} {corrections.length === 1 ? 'correction' : 'corrections'}
          </span>
          <span role="status" className={styles.count}>
            {isOrdered && 'As it came in, to read only.'}
          </span>
          <span className={styles.choice}>
            <SegmentedChoice
              label="Values of the declaration"
              value={moment}
              options={moments}
              onChange={setMoment}
            />
          </span>
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
