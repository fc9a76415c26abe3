import { SegmentedChoice } from '@pabean/ui/SegmentedChoice';
import { useState } from 'react';
import type { OrderDetail } from '../order-store.ts';
import { orderAsOrdered } from './as-ordered.ts';

const moments = [
  { value: 'now', label: 'Now' },
  { value: 'ordered', label: 'As ordered' },
] as const;

/**
 * What a card shows of an order: once something in it was corrected, what came in as well, to read and
 * not to correct.
 * @param label the name of the choice
 * @param isInCard whether a corrected field stands in this card
 */
export function useOrderMoment(
  order: OrderDetail,
  label: string,
  isInCard: (field: string) => boolean,
) {
  const [moment, setMoment] = useState<'now' | 'ordered'>('now');
  const count = order.corrections.filter(({ field }) => isInCard(field)).length;
  const isOrdered = moment === 'ordered' && count > 0;
  return {
    /** How many corrections there are in the card; without any there is no choice. */
    count,
    isOrdered,
    view: isOrdered ? orderAsOrdered(order) : order,
    choice: count > 0 && (
      <SegmentedChoice label={label} value={moment} options={moments} onChange={setMoment} />
    ),
  };
}
