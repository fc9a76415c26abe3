import { type RefObject, useLayoutEffect, useRef } from 'react';

/** On the place that holds the focus for what has gone. */
const holds = 'data-holds-focus';

/**
 * What holds the focus and goes, such as a button that loads what failed, leaves it to the place where it
 * stood: what comes there is next for the Tab key, and a screen reader reads on there.
 * @param takesBack its button takes the focus of such a place, as when the same failed again; not where it
 *   would be the button of something else, which a second press of Enter must not reach
 * @returns for the element that goes
 */
export function useFocusInPlace<E extends HTMLElement>(takesBack = false): RefObject<E | null> {
  const going = useRef<E>(null);
  useLayoutEffect(() => {
    const element = going.current;
    const { activeElement: place } = document;
    if (takesBack && place?.hasAttribute(holds) && place.contains(element)) {
      element?.querySelector('button')?.focus({ preventScroll: true });
    }
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = placesAround(element);
      // What goes with it is known when all of it has gone.
      queueMicrotask(() => {
        if (document.activeElement === document.body) around.find(takesFocus);
      });
    };
  }, [takesBack]);
  return going;
}

function placesAround(element: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    places.push(place);
  }
  return places;
}

/**
 * What has gone or is not drawn takes none. Only for as long as it has it: a click beside it would give it the focus otherwise. Nothing in it is
 * chosen, so no ring is drawn around all of it.
 * @returns whether it took the focus
 */
function takesFocus(place: HTMLElement): boolean {
  if (!place.isConnected || place === document.body) return false;
  const { outlineStyle } = place.style;
  const isOwn = place.hasAttribute('tabindex');
  if (!isOwn) place.tabIndex = -1;
  place.style.outlineStyle = 'none';
  place.setAttribute(holds, '');
  const letGo = () => {
    if (!isOwn) place.removeAttribute('tabindex');
    place.style.outlineStyle = outlineStyle;
    place.removeAttribute(holds);
  };
  place.addEventListener('blur', letGo, { once: true });
  place.focus({ preventScroll: true });
  const isTaken = document.activeElement === place;
  if (!isTaken) letGo();
  return isTaken;
}
