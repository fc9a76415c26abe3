import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPage } from './hold-page.ts';

const scrollBy = vi.fn();
let holdsByItself: boolean;
beforeEach(() => {
  holdsByItself = false;
  vi.stubGlobal('CSS', { supports: () => holdsByItself });
  vi.spyOn(window, 'scrollBy').mockImplementation(scrollBy);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
});
afterEach(() => {
  holdPage(0);
  scrollBy.mockClear();
  vi.restoreAllMocks();
});

it('follows the height above a scrolled page, both ways', () => {
  holdPage(126);
  holdPage(226);
  holdPage(0);
  expect(scrollBy.mock.calls).toEqual([
    [0, 126],
    [0, 100],
    [0, -226],
  ]);
});

it('leaves a page alone that stands at its top', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  holdPage(126);
  expect(scrollBy).not.toHaveBeenCalled();
});

it('leaves it to a browser that holds the page by itself', () => {
  holdsByItself = true;
  holdPage(126);
  expect(scrollBy).not.toHaveBeenCalled();
});
