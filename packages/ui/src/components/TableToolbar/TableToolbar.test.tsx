import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { TableToolbar } from './TableToolbar.tsx';

test('Clear leaves the focus to the summary', () => {
  const onClear = vi.fn();
  const bar = { onClear, summary: 'Showing 1-10 of 128', actions: null };
  const { rerender } = draw(<TableToolbar {...bar} selectedCount={2} />);
  const clear = screen.getByRole('button', { name: 'Clear' });
  clear.focus();
  fireEvent.click(clear);
  expect(onClear).toHaveBeenCalledOnce();
  rerender(<TableToolbar {...bar} selectedCount={0} />);
  expect(document.activeElement?.textContent).toBe('Showing 1-10 of 128');
});
