import { afterEach, expect, it, vi } from 'vitest';
import { afterLoad } from './after-load.ts';

afterEach(() => vi.restoreAllMocks());

const isLoaded = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

it('waits until the page is loaded, and not at all when it is', () => {
  const run = vi.fn();
  isLoaded('interactive');
  afterLoad(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledOnce();
  isLoaded('complete');
  afterLoad(run);
  expect(run).toHaveBeenCalledTimes(2);
});
