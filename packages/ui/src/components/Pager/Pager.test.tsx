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
