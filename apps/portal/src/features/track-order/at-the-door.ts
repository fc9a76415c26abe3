import { getOpenedOrders } from '@pabean/api-client/contract';
import { api } from '../../shared/api.ts';
import { keptCopyOf } from '../../shared/offline/kept-order.ts';

/** Whether this device's cookies open the order already: then the e-mail is not asked for. */
export async function isOpenHere(orderId: string): Promise<boolean> {
  const opened = await api(getOpenedOrders, { body: {} });
  return opened.ok && opened.data.some((one) => one.orderId === orderId);
}

/** The pair that opens an order. */
interface DoorValues {
  readonly orderId: string;
  readonly email: string;
}

/** Whether the pair opens a copy on this device, where the server cannot be asked. */
export async function isKeptHere({ orderId, email }: DoorValues): Promise<boolean> {
  const copy = await keptCopyOf(orderId);
  return plain(copy?.order.email ?? '') === plain(email) && plain(email) !== '';
}

const plain = (email: string): string => email.trim().toLowerCase();
