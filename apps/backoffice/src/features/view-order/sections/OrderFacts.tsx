import type { OrderDetail } from '../order-store.ts';
import { OrderDetails } from './OrderDetails.tsx';
import styles from './OrderFacts.module.css';
import { AdditionalData, ContactInformation, PersonalInformation } from './OrderFields.tsx';

/** The facts that staff copy into the government's form, in one card. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <div id="details" className={styles.card}>
      <OrderDetails order={order} />
      <PersonalInformation order={order} />
      <ContactInformation order={order} />
      <AdditionalData order={order} />
    </div>
  );
}
