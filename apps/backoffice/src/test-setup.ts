import { notifications } from '@mantine/notifications';
import { readServerClock } from '@pabean/api-client';
import { waitPatiently } from '@pabean/ui/testing/patience';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { closePalette } from './shared/palette/palette-store.ts';
import { clearSession } from './shared/session/session-state.ts';
import { openShortcutSheet, setSingleKeys } from './shared/shortcuts/shortcut-settings.ts';

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
if (NodeRequest.name !== 'PageRequest') {
  globalThis.Request = class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
  };
}

/** Milliseconds in which a frame of jsdom comes. */
const frameMs = 20;

afterEach(() => {
  cleanup();
  // One store of toasts for all files of a worker.
  notifications.clean();
  notifications.cleanQueue();
  // What had the focus has gone, and jsdom looks where it is with its next frame. By a false clock that would never
  // come, nor any other of this worker. A test that gives the clock back itself has to let it come before.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(frameMs);
  vi.useRealTimers();
  // What an answer of this test said of the server's clock counts for no other.
  const now = Date.now();
  readServerClock(new Headers({ Date: new Date(now).toUTCString() }), now);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The files of a worker share the modules: what a person had loaded goes with the session.
afterAll(() => {
  clearSession();
  setSingleKeys(true);
  openShortcutSheet(false);
  closePalette();
  localStorage.clear();
  sessionStorage.clear();
});
