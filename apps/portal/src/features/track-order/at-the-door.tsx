import { getOpenedOrders } from '@pabean/api-client/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { api } from '../../shared/api.ts';
import { leftBehind } from '../../shared/left-behind.ts';
import { keptCopyOf } from '../../shared/offline/kept-order.ts';

/**
 * What the device knows of an order whose page was asked for: one that its cookies open opens at once, and
 * the e-mail is not asked for. Whoever was sent back from it has no cookie, and sees what they typed there.
 */
export async function atTheDoor(orderId: string, isSentBack: boolean): Promise<ReactNode> {
  if (isSentBack) return leftBehind(orderId);
  return (await isOpenHere(orderId)) && <Navigate to={paths.orderDetailsOf(orderId)} replace />;
}

/** Whether this device's cookies open the order already. */
async function isOpenHere(orderId: string): Promise<boolean> {
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
