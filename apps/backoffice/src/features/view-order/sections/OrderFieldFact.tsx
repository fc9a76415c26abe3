import {
  type OrderField,
  type OrderFieldKey,
  orderFields,
  telephone,
  telephoneParts,
} from '@pabean/domain';
import { Fact } from '@pabean/ui/FactGrid';
import type { OrderDetail } from '../order-store.ts';
import styles from './OrderFieldFact.module.css';
import { orderFieldValue } from './order-field-value.ts';
import { TextFact } from './TextFact.tsx';

type Props = { fieldKey: OrderFieldKey; order: OrderDetail };

/** One field of the order with the label, direction and width that the table of fields gives it. */
export function OrderFieldFact({ fieldKey, order }: Props) {
  if (fieldKey === 'phone_number') return <Telephone order={order} />;
  const { label, copied = false, leftToRight = false, span }: OrderField = orderFields[fieldKey];
  return (
    <TextFact
      label={label}
      value={orderFieldValue(fieldKey, order)}
      copied={copied}
      ltr={leftToRight}
      {...(span && { span })}
    />
  );
}

/** The gap after the country code is a margin: what is selected and copied has none (design section 6). */
function Telephone({ order }: { order: OrderDetail }) {
  const parts = telephoneParts(order.country_code, order.phone_number);
  const telephoneText = parts && (
    <bdi dir="ltr">
      {parts.code !== '' && <span className={styles.code}>+{parts.code}</span>}
      {parts.number}
    </bdi>
  );
  return (
    <Fact
      label={orderFields.phone_number.label}
      value={telephoneText}
      copy={parts ? telephone(order.country_code, order.phone_number) : undefined}
    />
  );
}
