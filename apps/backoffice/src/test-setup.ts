import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine draws late; how fast is for the benchmarks to say.
configure({ asyncUtilTimeout: 20_000 });

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

// Node's Request refuses the relative addresses that a browser resolves against the page.
const NodeRequest = globalThis.Request;
if (NodeRequest.name !== 'PageRequest') {
  globalThis.Request = class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
  };
}

afterEach(() => {
  cleanup();
  // One store of toasts for all files of a worker.
  notifications.clean();
  notifications.cleanQueue();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
