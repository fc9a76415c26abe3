import { create } from 'zustand';
import { placeOf } from './unsent.ts';

/** The places of what is on its way from this page. A form that comes in the place of another one sees it too. */
const useOnTheirWay = create<{ readonly places: readonly string[] }>(() => ({ places: [] }));

/** Which of these is on its way; changes whenever one leaves or ends. */
export function useTravelling(orderId: string, abouts: readonly string[]): string[] {
  const { places } = useOnTheirWay();
  return abouts.filter((about) => places.includes(placeOf(orderId, about)));
}

export const isOnItsWay = (orderId: string, about: string): boolean =>
  useOnTheirWay.getState().places.includes(placeOf(orderId, about));

/** @returns what ends it */
export function setOnItsWay(orderId: string, about: string): () => void {
  const place = placeOf(orderId, about);
  useOnTheirWay.setState(({ places }) => ({ places: [...places, place] }));
  return () =>
    useOnTheirWay.setState(({ places }) => ({ places: places.filter((one) => one !== place) }));
}
