import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What holds the focus and goes, such as a button that loads what failed, leaves it to the place where it
 * stood: what comes there is next for the Tab key, and a screen reader reads on there.
 * @returns for the element that goes
 */
export function useFocusInPlace<E extends HTMLElement>(): RefObject<E | null> {
  const going = useRef<E>(null);
  useLayoutEffect(() => {
    const element = going.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = placesAround(element);
      // What goes with it is known when all of it has gone.
      queueMicrotask(() => {
        if (document.activeElement === document.body) takeFocus(around.find(isThere));
      });
    };
  }, []);
  return going;
}

function placesAround(element: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    places.push(place);
  }
  return places;
}

const isThere = (place: HTMLElement): boolean => place.isConnected && place !== document.body;

/** Only for as long as it has it: a click beside it would give it the focus otherwise. */
function takeFocus(place: HTMLElement | undefined): void {
  if (place === undefined) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
