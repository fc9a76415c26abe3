import { waitPatiently } from '@pabean/ui/testing/patience';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { order } from './i18n/en/order.ts';
import { addToEnglish } from './i18n/english.ts';
import { forgetHalfTyped } from './shared/half-typed.ts';

waitPatiently();

/** What a browser has and jsdom has not. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// Node's Request refuses the relative addresses that a browser resolves against the page.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

// A part tested by itself has not come by the route that brings these.
addToEnglish(order);

afterEach(() => {
  cleanup();
  forgetHalfTyped();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
