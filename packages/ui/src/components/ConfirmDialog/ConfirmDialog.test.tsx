import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const common = {
  opened: true,
  title: 'Are you sure you want to delete?',
  line: '2 orders: 104829, 104828.',
  tone: 'danger',
} as const;

test('is a dialog named by its question, whose focus starts on No', async () => {
  draw(<ConfirmDialog {...common} onYes={vi.fn()} onNo={vi.fn()} />);
  expect(screen.getByRole('dialog', { name: common.title })).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' })),
  );
});

test('each button gives its own answer', () => {
  const onYes = vi.fn();
  const onNo = vi.fn();
  draw(<ConfirmDialog {...common} onYes={onYes} onNo={onNo} />);
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 1]);
});

test('Yes cannot be pressed twice', () => {
  const onYes = vi.fn();
  draw(<ConfirmDialog {...common} pending onYes={onYes} onNo={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onYes).not.toHaveBeenCalled();
});
