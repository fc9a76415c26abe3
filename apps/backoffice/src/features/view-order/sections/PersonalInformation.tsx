import { formatDate } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { FactSection } from './FactSection.tsx';
import { TextFact } from './TextFact.tsx';

export function PersonalInformation({ order }: { order: OrderDetail }) {
  return (
    <FactSection title="Personal Information">
      <TextFact label="Full name" value={order.full_name} copied />
      <TextFact label="Date of birth" value={formatDate(order.dob)} copied ltr />
      <TextFact label="Occupation" value={order.occupation} copied />
      <TextFact label="Nationality" value={order.nationality} copied />
      <TextFact label="Passport number" value={order.passport_number} copied ltr />
    </FactSection>
  );
}
