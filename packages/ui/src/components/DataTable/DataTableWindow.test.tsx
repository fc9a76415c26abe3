import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { type SampleRow, sampleRows } from '../../testing/orders.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './types.ts';

const rows = sampleRows(5);
const ids = rows.map((row) => row.id);

const common = {
  columns: [
    { id: 'id', header: 'Order ID', cell: (row) => row.id, sticky: 'start', cardSlot: 'title' },
    { id: 'name', header: 'Name', cell: (row) => row.name },
  ],
  rows,
  rowId: (row: SampleRow) => row.id,
  caption: 'New Orders',
  emptyTitle: 'No records found',
  emptyLine: 'No data available in table',
  loading: 'idle',
} as const satisfies DataTableProps<SampleRow>;

const long = {
  list: 'history',
  count: 5_000_000,
  idAt: (place: number) => ids[place],
  failedAt: (place: number) => place >= 8,
  onRetry: vi.fn(),
  onSight: vi.fn(),
  cursor: 1,
};

afterEach(() => {
  vi.restoreAllMocks();
  // Also after a test that failed: the next ones wait by the clock.
  vi.useRealTimers();
});

test('a long list draws rows in sight, grey ones for those on their way, and says which is which', () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(550);
  draw(<DataTable {...common} window={long} />);
  const table = screen.getByRole('table');
  expect(table.getAttribute('aria-rowcount')).toBe('5000001');
  const shown = within(table).getAllByRole('row').slice(1);
  expect(shown.length).toBeLessThan(40);
  expect(shown.map((row) => Number(row.getAttribute('aria-rowindex')))).toEqual(
    shown.map((_, place) => place + 2),
  );
  expect(shown[0]?.textContent).toContain('104829');
  expect(shown[1]?.getAttribute('aria-current')).toBe('true');
  expect(within(table).getAllByRole('row', { name: 'Loading' })).toHaveLength(3);
  expect(within(table).getAllByRole('row', { name: 'Not loaded' })).toHaveLength(shown.length - 8);
  expect(long.onSight).toHaveBeenLastCalledWith(0, shown.length);
  // The first draw has what is in sight already, but for the height of the head.
  expect(long.onSight.mock.calls[0]?.[1]).toBe(shown.length - 1);
});

test('a long list draws what is in sight first, and the lines around it a moment later', async () => {
  draw(<DataTable {...common} window={long} maxHeight={null} />);
  const drawn = () => document.querySelectorAll('tr[data-index]').length;
  // Nothing is in sight where nothing is laid out.
  expect(drawn()).toBe(0);
  await waitFor(() => expect(drawn()).toBe(6));
});

test('ticks of a selection that reaches further go to its keeper', async () => {
  const ticks = { all: 'some', onAll: vi.fn(), onTick: vi.fn() } as const;
  draw(
    <DataTable {...common} window={long} ticks={ticks} checkLabel={(row) => `Select ${row.id}`} />,
  );
  const all = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Select all rows of this list',
  });
  expect(all.indeterminate).toBe(true);
  fireEvent.click(all);
  expect(ticks.onAll).toHaveBeenCalledOnce();
  const third = await screen.findByRole('checkbox', { name: `Select ${ids[2]}` });
  fireEvent.click(third, { shiftKey: true });
  expect(ticks.onTick).toHaveBeenCalledWith(ids[2], 2, { checked: true, shiftKey: true });
});

test('a long list that is drawn between a jump and its event shows what was jumped to', () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(550);
  draw(<DataTable {...common} window={long} maxHeight={null} />);
  // To the middle of the page's bar; browsers tell of it with the next frame.
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue((5_000_000 - 550) / 2);
  act(() => vi.advanceTimersByTime(1000));
  fireEvent.scroll(document);
  const places = screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
  expect(places).toContain(2_500_002);
});
