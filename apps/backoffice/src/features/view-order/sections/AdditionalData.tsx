import { formatDate } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { FactSection } from './FactSection.tsx';
import { TextFact } from './TextFact.tsx';

export function AdditionalData({ order }: { order: OrderDetail }) {
  return (
    <FactSection title="Additional Data">
      <TextFact label="Place of arrival" value={order.place_of_arrival} copied />
      <TextFact label="Date of arrival" value={formatDate(order.doa)} copied ltr />
      <TextFact label="Flight / voyage" value={order.flight_voyage} copied ltr />
      <TextFact label="Accompanied baggage" value={order.accompanied_baggage} />
      <TextFact label="Unaccompanied baggage" value={unaccompanied(order)} />
      <TextFact label="Family travelling" value={order.family_members_travelling} />
    </FactSection>
  );
}

/** The answer and the number belong together: "Yes, 1 piece". */
function unaccompanied(order: OrderDetail): string | null {
  const { unaccompanied_baggage_select: answer, unaccompanied_baggage: pieces } = order;
  const counted = pieces ? `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}` : null;
  if (!answer) return counted;
  return counted ? `${answer}, ${counted}` : answer;
}
