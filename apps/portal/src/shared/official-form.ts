import { useShop } from './shop-store.ts';

/** Where the official form is; null until the server has said so, and where it says no web address. */
export function useOfficialForm(): URL | null {
  const address = useShop((shop) => shop.officialFormUrl) ?? '';
  return /^https?:\/\//.test(address) ? new URL(address) : null;
}
