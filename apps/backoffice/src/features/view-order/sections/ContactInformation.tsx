import { diallingCode, telephone, telephoneParts } from '@pabean/domain';
import { Fact } from '@pabean/ui/FactGrid';
import type { OrderDetail } from '../order-store.ts';
import styles from './ContactInformation.module.css';
import { FactSection } from './FactSection.tsx';
import { TextFact } from './TextFact.tsx';

export function ContactInformation({ order }: { order: OrderDetail }) {
  return (
    <FactSection title="Contact Information">
      <TextFact label="Email" value={order.email} copied ltr span={2} />
      <Telephone order={order} />
      <TextFact label="Confirm email" value={order.confirm_email} ltr span={2} />
      <TextFact label="Country code" value={countryCode(order.country_code)} />
      <TextFact label="Address in Indonesia" value={order.address_in_indonesia} copied span={3} />
    </FactSection>
  );
}

/** The gap after the country code is a margin: what is selected and copied has none (design section 6). */
function Telephone({ order }: { order: OrderDetail }) {
  const parts = telephoneParts(order.country_code, order.phone_number);
  const shown = parts && (
    <bdi dir="ltr">
      {parts.code !== '' && <span className={styles.code}>+{parts.code}</span>}
      {parts.number}
    </bdi>
  );
  return (
    <Fact
      label="Telephone"
      value={shown}
      copy={parts ? telephone(order.country_code, order.phone_number) : undefined}
    />
  );
}

/** Orders hold a country's name or its digits; a name nobody knows is shown as it came. */
function countryCode(stored: string | null): string | null {
  const code = stored === null ? '' : diallingCode(stored).replace(/^\s*(?:\+|00)/, '');
  return /^\d+$/.test(code) ? `+${code}` : stored;
}
