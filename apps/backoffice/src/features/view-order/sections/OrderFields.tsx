import { fieldsOfSection, formatDateTime, type OrderSection } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { FactSection } from './FactSection.tsx';
import { OrderFieldFact } from './OrderFieldFact.tsx';
import { TextFact } from './TextFact.tsx';

type Props = { order: OrderDetail };

/** The fields of one section, as the table of fields has them. */
export function OrderFields({ section, order }: Props & { section: OrderSection }) {
  return fieldsOfSection(section).map((key) => (
    <OrderFieldFact key={key} fieldKey={key} order={order} />
  ));
}

export function PersonalInformation({ order }: Props) {
  return (
    <FactSection title="Personal Information">
      <OrderFields section="personal" order={order} />
    </FactSection>
  );
}

export function ContactInformation({ order }: Props) {
  return (
    <FactSection title="Contact Information">
      <OrderFields section="contact" order={order} />
    </FactSection>
  );
}

export function AdditionalData({ order }: Props) {
  return (
    <FactSection title="Additional Data">
      <OrderFields section="additional" order={order} />
      <TextFact label="Signature drawn" value={formatDateTime(order.signature)} ltr />
    </FactSection>
  );
}
