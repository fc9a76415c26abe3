import { create } from 'zustand';
import { placeOf } from './unsent.ts';

/** The places of drafts that a form of this page shows, or that are on their way to the server. */
const useInSight = create<{ readonly places: readonly string[] }>(() => ({ places: [] }));

/** Changes whenever such a draft comes or goes. */
export const useDraftsInSight = (): readonly string[] => useInSight(({ places }) => places);

export const isInSight = (orderId: string, about: string): boolean =>
  useInSight.getState().places.includes(placeOf(orderId, about));

/** @returns what ends it, once */
export function holdInSight(orderId: string, about: string): () => void {
  const place = placeOf(orderId, about);
  useInSight.setState(({ places }) => ({ places: [...places, place] }));
  return () =>
    useInSight.setState(({ places }) => {
      const at = places.indexOf(place);
      return { places: places.filter((_, index) => index !== at) };
    });
}
