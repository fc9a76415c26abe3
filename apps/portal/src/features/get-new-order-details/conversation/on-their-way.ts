import { create } from 'zustand';
import { placeOf } from './unsent.ts';

/** The places of what is on its way from this page. A form that comes in the place of another one sees it too. */
const useOnTheirWay = create<{ readonly places: readonly string[] }>(() => ({ places: [] }));

/**
 * Which of these is on its way; changes whenever one leaves or ends.
 * @param elsewhere those that leave from another tab
 */
export function useTravelling(
  orderId: string,
  abouts: readonly string[],
  elsewhere: readonly string[],
): string[] {
  const { places } = useOnTheirWay();
  const isHere = (about: string) => places.includes(placeOf(orderId, about));
  return abouts.filter((about) => isHere(about) || elsewhere.includes(about));
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
