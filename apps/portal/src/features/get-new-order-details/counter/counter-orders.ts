import { useEffect, useState } from 'react';
import { keptFile, keptOrders } from '../../../shared/offline/kept-order.ts';
import { documentFile } from '../document-file.ts';
import { readyFile } from '../download.ts';
import type { TravellerOrder } from '../shown-order.ts';
import type { CodeSource } from './useCode.ts';

/** An order with a document that this device can show. */
export interface CounterOrder extends CodeSource {
  readonly order: TravellerOrder;
  /** Of when the copy is that is shown; none of the page's own order, which says it itself. */
  readonly keptAt?: Date;
}

/** The order of the page, and around it the others that this device keeps, by arrival: a family. */
export function useCounterOrders(order: TravellerOrder): readonly CounterOrder[] {
  const [orders, setOrders] = useState<readonly CounterOrder[]>(() => ownOf(order));
  useEffect(() => {
    let unmounted = false;
    ordersWith(order).then(
      (all) => unmounted || setOrders(all),
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [order]);
  return orders;
}

async function ordersWith(own: TravellerOrder): Promise<readonly CounterOrder[]> {
  const copies = await keptOrders();
  const ids = copies.map(({ order }) => order.order_id);
  const others = copies.flatMap((copy): readonly CounterOrder[] => {
    if (copy.order.order_id === own.order_id) return ownOf(own);
    const file = readyFile(copy.order);
    return file
      ? [{ ...file, order: copy.order, keptAt: copy.keptAt, read: async () => keptFile(copy) }]
      : [];
  });
  return ids.includes(own.order_id) ? others : [...ownOf(own), ...others];
}

function ownOf(order: TravellerOrder): readonly CounterOrder[] {
  const file = readyFile(order);
  return file ? [{ ...file, order, read: () => documentFile(file.path) }] : [];
}
