import { folderOf } from '@pabean/domain';
import { useEffect } from 'react';
import { showOrderPlace } from '../../shared/orders/opened-from.ts';
import { setPageTitle } from '../../shared/page-title.ts';
import { rememberOpened } from '../../shared/palette/lately.ts';
import { takeBackChanged } from './changed-meanwhile.ts';
import { closeOrder, type OrderView, openOrder, useOrder } from './order-store.ts';
import { useOrderRefresh } from './useOrderRefresh.ts';

/** Opens the order of the address, follows what becomes of it, and leaves it with the screen. */
export function useOpenOrder(orderId: string | null): OrderView {
  const view = useOrder();
  useEffect(() => {
    setPageTitle(orderId === null ? 'View Order' : `Order ${orderId}`);
    if (orderId !== null) void openOrder(orderId);
    return () => {
      closeOrder();
      takeBackChanged();
    };
  }, [orderId]);
  useEffect(() => {
    if (view.state !== 'ready') return;
    const { process_status: status, processing_mode: mode } = view.order;
    showOrderPlace({ orderId: view.orderId, folder: folderOf(status, mode) });
    rememberOpened({ id: view.orderId, name: view.order.full_name });
  }, [view]);
  useOrderRefresh(view);
  // Until the effect has run, the store still holds the order before.
  return view.orderId === orderId ? view : { state: 'loading', orderId: orderId ?? '' };
}
