import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { waitPatiently } from './patience.ts';

waitPatiently();

afterEach(cleanup);

/** jsdom has no layout: Mantine only needs these to be there. */
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView ??= () => {};
