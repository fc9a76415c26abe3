import { getOpenedOrders } from '@pabean/api-client/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { door } from '../../i18n/en/door.ts';
import { addToEnglish } from '../../i18n/english.ts';
import { useLanguage } from '../../i18n/language.ts';
import { api } from '../../shared/api.ts';
import { leftBehind } from '../../shared/left-behind.ts';
import { Notice } from '../../shared/Notice.tsx';
import { keptCopyOf } from '../../shared/offline/kept-order.ts';

addToEnglish(door);

/**
 * What the device knows of an order whose page was asked for: one that its cookies open opens at once, and
 * the e-mail is not asked for. Whoever was sent back from it has no cookie, and sees what they typed there, or why the
 * e-mail will not help.
 */
export async function atTheDoor(orderId: string, isSentBack: boolean): Promise<ReactNode> {
  if (isSentBack) return navigator.cookieEnabled ? leftBehind(orderId) : <NoCookies />;
  return (await isOpenHere(orderId)) && <Navigate to={paths.orderDetailsOf(orderId)} replace />;
}

/** The order opens by a cookie: without one, whoever gives the e-mail is asked for it again and again. */
function NoCookies() {
  const { t } = useLanguage();
  return <Notice kind="error">{t('door.noCookies')}</Notice>;
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
