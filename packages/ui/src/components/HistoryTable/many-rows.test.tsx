import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { HistoryTable } from './HistoryTable.tsx';

const rows = Array.from({ length: 250 }, (_, index) => ({ no: String(index + 1) }));
const columns = [{ id: 'no', header: '#', cell: ({ no }: { no: string }) => no }];
const drawn = () => screen.getAllByRole('cell').length;
const open = (idle: (act: () => void) => number) => {
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const rowId = ({ no }: { no: string }) => no;
  draw(
    <HistoryTable caption="Downloads" columns={columns} rows={rows} rowId={rowId} empty="None" />,
  );
};

it('draws a hundred rows, and the others while nothing else is to be done', async () => {
  const callbacks: (() => void)[] = [];
  open((act) => callbacks.push(act));
  expect(drawn()).toBe(100);
  expect(screen.getByRole('table').ariaRowCount).toBe('251');
  for (const count of [200, 250]) {
    act(() => callbacks.shift()?.());
    await waitFor(() => expect(drawn()).toBe(count));
  }
  expect(screen.getByRole('table').ariaRowCount).toBeNull();
  expect(callbacks).toEqual([]);
});

it('prints all of them', () => {
  open(() => 1);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toBe(250);
});
