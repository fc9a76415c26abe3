import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Pager, type PagerProps } from './Pager.tsx';

const sizes = [10, 25, 'All'] as const;

function drawPager(more: Partial<PagerProps<10 | 25 | 'All'>> = {}) {
  const onPage = vi.fn();
  const onPageSize = vi.fn();
  draw(
    <Pager
      page={1}
      pageCount={13}
      pages={[1, 2, 'ellipsis', 13]}
      onPage={onPage}
      pageSize={10}
      pageSizes={sizes}
      onPageSize={onPageSize}
      {...more}
    />,
  );
  return { onPage, onPageSize };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('marks the current page and goes only elsewhere', () => {
  const { onPage } = drawPager();
  expect(button('Page 1').getAttribute('aria-current')).toBe('page');
  fireEvent.click(button('Page 1'));
  fireEvent.click(button('Page 13'));
  fireEvent.click(button('Next page'));
  expect(onPage.mock.calls).toEqual([[13], [2]]);
});

const at = (page: number, pages: PagerProps['pages'], disabled = false) => (
  <Pager
    {...{ page, pages, pageCount: 13, pageSize: 10, pageSizes: [10], disabled }}
    onPage={() => {}}
    onPageSize={() => {}}
  />
);

test('moves no number: they are drawn anew in their places, and the pressed one keeps the focus', () => {
  const { rerender } = draw(at(5, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 13]));
  const six = button('Page 6');
  six.focus();
  fireEvent.click(six);
  rerender(at(6, [1, 'ellipsis', 5, 6, 7, 'ellipsis', 13]));
  expect(six.isConnected).toBe(false);
  expect(document.activeElement).toBe(button('Page 6'));
});

test('a number keeps the focus however often they are drawn anew, without a press too', () => {
  const { rerender } = draw(at(5, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 13]));
  button('Page 6').focus();
  fireEvent.click(button('Page 6'));
  rerender(at(6, [1, 'ellipsis', 5, 6, 7, 'ellipsis', 13]));
  rerender(at(6, [1, 'ellipsis', 5, 6, 7, 'ellipsis', 14]));
  expect(document.activeElement).toBe(button('Page 6'));
  button('Page 7').focus();
  rerender(at(6, [1, 'ellipsis', 5, 6, 7, 'ellipsis', 15]));
  expect(document.activeElement).toBe(button('Page 7'));
  rerender(at(6, [1, 'ellipsis', 5, 6]));
  expect(document.activeElement).toBe(button('Page 6'));
});

test('a number has the focus again once it can be pressed again', () => {
  const { rerender } = draw(at(1, [1, 2, 'ellipsis', 13]));
  button('Page 2').focus();
  rerender(at(1, [1, 2, 'ellipsis', 14], true));
  rerender(at(1, [1, 2, 'ellipsis', 14]));
  expect(document.activeElement).toBe(button('Page 2'));
});

test('the focus stays where it went from the numbers', () => {
  const { rerender } = draw(at(1, [1, 2, 'ellipsis', 13]));
  button('Page 2').focus();
  button('Page 2').blur();
  rerender(at(1, [1, 2, 'ellipsis', 14]));
  expect(document.activeElement).toBe(document.body);
  button('Page 2').focus();
  button('Next page').focus();
  rerender(at(1, [1, 2, 'ellipsis', 15]));
  expect(document.activeElement).toBe(button('Next page'));
});

test('there is nothing before the first page and after the last', () => {
  drawPager();
  expect(button('Previous page').disabled).toBe(true);
  drawPager({ page: 13 });
  expect(screen.getAllByRole('button', { name: 'Next page' })[1]?.hasAttribute('disabled')).toBe(
    true,
  );
});

test('gives the chosen size back as it was given', () => {
  const { onPageSize } = drawPager();
  const select = screen.getByLabelText('Rows per page');
  fireEvent.change(select, { target: { value: 'All' } });
  fireEvent.change(select, { target: { value: '25' } });
  expect(onPageSize.mock.calls).toEqual([['All'], [25]]);
});

const sixOf = (state: 'loading' | 'failed', onRetry = () => {}) => ({
  asked: { page: 6, pageSize: 10 as const, state, onRetry },
  page: 5,
  pages: [1, 'ellipsis', 4, 5, 6, 'ellipsis', 13] as const,
});

test('speaks of the rows that stand, and marks the page that is waited for', () => {
  const { onPage } = drawPager(sixOf('loading'));
  expect(button('Page 5').getAttribute('aria-current')).toBe('page');
  expect(button('Page 6').getAttribute('aria-busy')).toBe('true');
  expect(button('Page 6').getAttribute('aria-current')).toBeNull();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  // What is waited for already is not asked for again, and quick presses add up.
  fireEvent.click(button('Page 6'));
  fireEvent.click(button('Next page'));
  fireEvent.click(button('Previous page'));
  expect(onPage.mock.calls).toEqual([[7], [5]]);
});

test('says which page did not come, beside a way to try again', () => {
  const onRetry = vi.fn();
  const { onPage } = drawPager(sixOf('failed', onRetry));
  expect(button('Page 6')).toHaveProperty('ariaBusy', null);
  const words = document.getElementById(button('Page 6').getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Page 6 could not be loaded. Page 5 is still shown.');
  // Whoever failed to load it has said so.
  expect(words?.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
  fireEvent.click(button('Try again'));
  expect(onRetry).toHaveBeenCalledOnce();
  // Back to the one that stands, or on from it.
  fireEvent.click(button('Page 5'));
  fireEvent.click(button('Next page'));
  expect(onPage.mock.calls).toEqual([[5], [6]]);
});

test('a page that is tried again keeps the button until it comes, and then has the focus', () => {
  const common = { pageCount: 13, pageSize: 10, pageSizes: [10], onPage() {}, onPageSize() {} };
  const { rerender } = draw(<Pager {...common} {...sixOf('failed')} />);
  const again = button('Try again');
  again.focus();
  fireEvent.click(again);
  rerender(<Pager {...common} {...sixOf('loading')} />);
  expect(document.activeElement).toBe(again);
  expect(again.getAttribute('aria-busy')).toBe('true');
  rerender(<Pager {...common} {...sixOf('failed')} />);
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  rerender(<Pager {...common} page={6} pages={[1, 'ellipsis', 5, 6, 7, 'ellipsis', 13]} />);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(document.activeElement).toBe(button('Page 6'));
});

test('names the size that did not come, and marks no page of another size', () => {
  const asked = { page: 1, pageSize: 25 as const, state: 'failed' as const, onRetry() {} };
  drawPager({ page: 4, pages: [1, 2, 3, 4, 'ellipsis', 13], asked });
  expect(screen.getByText('25 rows per page could not be loaded.')).toBeTruthy();
  expect(button('Page 1').hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByLabelText<HTMLSelectElement>('Rows per page').value).toBe('10');
});

test.each([
  [7, '1 2 3 4 5 … 7 … 13'],
  [6, '1 2 3 4 5 6 … 13'],
  [12, '1 2 3 4 5 … 12 13'],
  [13, '1 2 3 4 5 … 13'],
])('offers page %i where it is asked for', (page, shown) => {
  const asked = { page, pageSize: 10 as const, state: 'loading' as const, onRetry() {} };
  drawPager({ pages: [1, 2, 3, 4, 5, 'ellipsis', 13], asked });
  const items = screen.getAllByRole('listitem').slice(1, -1);
  expect(items.map(({ textContent }) => textContent).join(' ')).toBe(shown);
});
