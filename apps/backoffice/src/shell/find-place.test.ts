import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPlace, placesKey } from './find-place.ts';

/** How long the page is now; jsdom lays nothing out. */
let length = 0;
let grow = (_length: number) => {};
let watched = 0;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ key: 'abc' }, '');
  sessionStorage.setItem(placesKey, '{"abc":700,"def":300,"odd":"x"}');
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    const { top = 0 } = to as ScrollToOptions;
    window.scrollY = Math.min(top, length);
  });
  window.scrollY = 0;
  watched = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        watched += 1;
        grow = (now) => {
          length = now;
          if (watched > 0) this.#tell();
        };
      }
      disconnect() {
        watched -= 1;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

it('goes on to the place as the screen grows, and no further', () => {
  findPlace();
  grow(612);
  expect(window.scrollY).toBe(612);
  grow(5000);
  expect(window.scrollY).toBe(700);
  window.scrollY = 900;
  grow(6000);
  expect(window.scrollY).toBe(900);
  expect(watched).toBe(0);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'leaves who moves (%s) alone',
  (name) => {
    findPlace();
    grow(100);
    window.dispatchEvent(new Event(name));
    grow(5000);
    expect(window.scrollY).toBe(100);
  },
);

it('gives up on another screen, and after a while', () => {
  findPlace();
  history.replaceState({ key: 'def' }, '');
  grow(5000);
  expect(window.scrollY).toBe(0);
  findPlace();
  vi.advanceTimersByTime(10_000);
  grow(5000);
  expect(window.scrollY).toBe(0);
});

it.each([
  ['new', '{"abc":700}'],
  ['odd', '{"odd":"x"}'],
  ['abc', '{"abc":0}'],
  ['abc', 'null'],
  ['abc', '{'],
])('watches nothing for %s in %s', (key, places) => {
  history.replaceState({ key }, '');
  sessionStorage.setItem(placesKey, places);
  findPlace();
  expect(watched).toBe(0);
});
