import { createBrowserRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { nameEntry } from './name-entry.ts';

/** A load of the page: what the router takes for the entry's key. */
function load(): string {
  nameEntry();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}
afterEach(() => history.replaceState(null, '', '/'));

it('names each opening of an address, and a reload of it by the name that it has', () => {
  history.pushState(null, '', '/admin/view-order/700101');
  const first = load();
  expect(load()).toBe(first);
  history.pushState(null, '', '/admin/view-order/700101');
  const second = load();
  expect(new Set(['default', first, second]).size).toBe(3);
});

it('leaves the entries of links to the router', () => {
  history.pushState({ key: 'abc12345', idx: 3, usr: { from: 'list' } }, '', '/admin/reports');
  expect(load()).toBe('abc12345');
  expect(history.state).toEqual({ key: 'abc12345', idx: 3, usr: { from: 'list' } });
});
