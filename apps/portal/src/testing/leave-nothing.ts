import { notifications } from '@mantine/notifications';
import { useDeviceOrders } from '../features/get-new-order-details/device-orders/device-orders.ts';
import { forgetDocument } from '../features/get-new-order-details/document-file.ts';
import { forgetTyped } from '../features/get-new-order-details/keeping/forget-typed.ts';
import { useKeeping } from '../features/get-new-order-details/keeping/keeping-store.ts';
import { usePending } from '../features/get-new-order-details/keeping/pending-store.ts';
import { useLost } from '../features/get-new-order-details/later-part.tsx';
import { order } from '../features/get-new-order-details/order-store.ts';
import { useLanguageStore } from '../i18n/language-store.ts';
import { useToastHost } from '../shared/notify.ts';
import { useShop } from '../shared/shop-store.ts';

/** What the portal writes to a browser: `choice.ts`, `keep-choice.ts` and `database.ts`. */
const storedKeys = ['lang', 'portal-keep'];
const databases = ['pabean-portal', 'pabean-unsent'];

/**
 * Puts back everything that a drawn portal changes outside its own elements. All stories share one
 * page, and the next one may be of the back office.
 */
export async function leaveNothing(): Promise<void> {
  notifications.clean();
  useToastHost.setState(useToastHost.getInitialState(), true);
  useLanguageStore.setState(useLanguageStore.getInitialState(), true);
  useShop.setState(useShop.getInitialState(), true);
  order.close();
  useKeeping.setState(useKeeping.getInitialState(), true);
  useDeviceOrders.setState(useDeviceOrders.getInitialState(), true);
  usePending.setState(usePending.getInitialState(), true);
  useLost.setState(useLost.getInitialState(), true);
  forgetDocument();
  for (const key of storedKeys) localStorage.removeItem(key);
  forgetTyped();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  document.title = 'Pabean';
  window.scrollTo(0, 0);
  await Promise.all(databases.map(removeDatabase));
}

function removeDatabase(database: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
