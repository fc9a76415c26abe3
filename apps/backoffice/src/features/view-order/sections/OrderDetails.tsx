import { formatDateTime, processingModeLabel, statusLabel } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { FactSection } from './FactSection.tsx';
import { OrderFields } from './OrderFields.tsx';
import { TextFact } from './TextFact.tsx';

/** Order Details (spec section 3, "Order"). */
export function OrderDetails({ order }: { order: OrderDetail }) {
  return (
    <FactSection title="Order Details">
      <TextFact label="Order ID" value={order.order_id} copied ltr />
      <TextFact label="Process status" value={statusLabel(order.process_status)} />
      <TextFact label="Processing mode" value={processingModeLabel(order.processing_mode)} />
      <TextFact label="Application email" value={order.application_email} copied ltr span={2} />
      <TextFact label="Assigned to" value={order.assign_to} />
      <TextFact label="Date & time" value={formatDateTime(order.created_at)} ltr />
      <OrderFields section="order" order={order} />
      <TextFact label="Payment confirmed" value={formatDateTime(order.paid_at)} ltr />
    </FactSection>
  );
}
