/** Where the router keeps how far each entry of the tab's history was scrolled, by the entry's key. */
export const placesKey = 'places';

/** Milliseconds after which nobody is taken to a place any more. */
const patience = 10_000;

/** What a person does who is about to go somewhere else on the page. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes back to the place of a screen that is loaded again. The router goes there once, when the screen is
 * as long as what was drawn before its scripts, so that a long order began at the end of that. This goes
 * on as the screen grows, until the place is there or somebody moves.
 */
export function findPlace(): void {
  const { key } = history.state ?? {};
  const place = placeOf(key);
  if (place === 0) return;
  const watch = new ResizeObserver(() => {
    if (history.state?.key !== key) return stop();
    scrollTo({ top: place, behavior: 'instant' });
    if (scrollY >= place - 1) stop();
  });
  const timer = setTimeout(stop, patience);
  function stop() {
    watch.disconnect();
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, stop, true);
  }
  for (const input of inputs) addEventListener(input, stop, true);
  watch.observe(document.body);
}

function placeOf(key: unknown): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}');
    const place: unknown = places[String(key)];
    return typeof place === 'number' ? place : 0;
  } catch {
    return 0;
  }
}
