import type { Failure } from '@pabean/api-client';
import { getDownloadHistory } from '@pabean/api-client/contract';
import { createRemote, type Remote } from '@pabean/api-client/remote';
import { useLanguageStore } from '../../i18n/language-store.ts';
import { api } from '../../shared/api.ts';
import { slowMs } from '../../shared/offline/slow.ts';
import { isUnreachable } from '../../shared/unreachable.ts';
import { copyWithoutCookie, type ShownOrder } from './shown-order.ts';

/** No cookie for this order: Track Order has to be filled in first (spec, Safety). */
export const isLocked = ({ kind }: Failure): boolean => kind === 'unauthorised';

/** The language of the page that the server has heard of, and for which order. */
let heardLanguage = { orderId: '', lang: '' };

/**
 * Asks for an order. The server keeps the page's language with it, so only the first question of a page
 * tells of it, and the first after another choice: two devices that stand open would change it in turns.
 */
export async function askForOrder(orderId: string, signal?: AbortSignal) {
  const { lang } = useLanguageStore.getState().language;
  const look = heardLanguage.orderId === orderId && heardLanguage.lang === lang;
  const result = await api(
    getDownloadHistory,
    { body: { orderId, ...(look && { look }) } },
    { ...(signal && { signal }) },
  );
  if (result.ok) heardLanguage = { orderId, lang };
  return result;
}

/**
 * An order with its downloads; tests make a fresh one each. What could not be loaded again stays as
 * it is (spec section 8), unless the server asks for the e-mail: there is no way around that.
 */
export function createOrder() {
  const order: Remote<string, ShownOrder> = createRemote(
    async (orderId, { signal, show }) => {
      const before = order.store.getState().data;
      // What this device keeps of the order, where nothing is shown yet. The code for it comes with
      // the order's page; without both there is no copy either.
      const showCopy = () =>
        import('./order-copy.ts')
          .then(({ copyOf }) => copyOf(orderId))
          .then((copy) => copy && !order.store.getState().data && show(copy))
          .catch(() => undefined);
      // Bad Wi-Fi: a copy of this order is shown meanwhile, and gives way to the answer.
      const slow = setTimeout(() => void showCopy(), slowMs);
      const result = await askForOrder(orderId, signal);
      clearTimeout(slow);
      if (result.ok) {
        const { mainResult, data: downloads } = result;
        const isNew = (id: number) => !before?.downloads.some((known) => known.id === id);
        const fresh = new Set(before && downloads.map(({ id }) => id).filter(isNew));
        return { ok: true, data: { order: mainResult, downloads, fresh, copy: null } };
      }
      if (isUnreachable(result)) await showCopy();
      // Somebody may be showing at a counter what bad Wi-Fi has brought into sight.
      const inSight = isLocked(result) ? copyWithoutCookie(order.store.getState().data) : null;
      return inSight ? { ok: true, data: inSight } : result;
    },
    { drops: isLocked },
  );
  return order;
}

/** The order of the page. */
export const order = createOrder();

/** Opens an order: nothing of an earlier one stays on screen. */
export function openOrder(orderId: string): void {
  heardLanguage = { orderId: '', lang: '' };
  order.close();
  void order.open(orderId);
}
