import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completedOrder } from '../testing/order.ts';
import { ClockStrip } from './ClockStrip.tsx';

const order = { ...completedOrder, process_status: 'New' } as typeof completedOrder;
const at = (now: string) => vi.setSystemTime(new Date(now));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows the clock of the port, whatever clock the viewer has', () => {
  at('2026-11-22T04:30:00Z');
  render(<ClockStrip order={order} />);
  expect(screen.getByText('11 h 30 min to file')).toBeDefined();
  expect(screen.getByText('22-11-2026 12:30 WITA')).toBeDefined();
  expect(screen.getByText('Window opened').parentElement?.textContent).toContain(
    '20-11-2026 00:00 WITA',
  );
  expect(screen.getByText('File by (our deadline)').parentElement?.textContent).toContain(
    '23-11-2026 00:00 WITA',
  );
});

test('goes on each minute in silence, and says once that six hours are left', () => {
  at('2026-11-22T09:59:30Z');
  render(<ClockStrip order={order} />);
  expect(screen.getByText('6 h 01 min to file')).toBeDefined();
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByText('6 h 00 min to file')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('5 h 59 min to file')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(
    'Less than 6 hours are left to file this order.',
  );
});

test('an order that was urgent when it was opened is not read out', () => {
  at('2026-11-22T12:00:00Z');
  render(<ClockStrip order={order} />);
  act(() => vi.advanceTimersByTime(120_000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('of a filed order counts to the document that has to be here', () => {
  at('2026-11-22T09:59:30Z');
  render(<ClockStrip order={{ ...order, process_status: 'AwaitingGovt' }} />);
  expect(screen.getByText('6 h 01 min for its document')).toBeDefined();
  expect(screen.getByText('Document by (our deadline)')).toBeDefined();
  expect(screen.getByTitle('Document by 23-11-2026 00:00 WITA')).toBeDefined();
  act(() => vi.advanceTimersByTime(90_000));
  expect(screen.getByRole('status').textContent).toBe(
    'Less than 6 hours are left until the document of this order has to be here.',
  );
});

test('says late, what is not known, and nothing of an order whose document is there', () => {
  at('2026-11-22T17:30:00Z');
  const { rerender, container } = render(<ClockStrip order={order} />);
  expect(screen.getByText('Late 1 h')).toBeDefined();
  rerender(
    <ClockStrip order={{ ...order, opens_at: null, file_by_at: null, arrival_zone: null }} />,
  );
  expect(screen.getByText('Port not known')).toBeDefined();
  rerender(<ClockStrip order={completedOrder} />);
  expect(container.textContent).toBe('');
});
