import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { SortBy } from './SortBy.tsx';

const options = [
  { id: 'date', label: 'Date' },
  { id: 'name', label: 'Name' },
] as const;

test('tells what is chosen, and turns the direction round', () => {
  const onValue = vi.fn();
  const onDir = vi.fn();
  draw(<SortBy options={options} value="date" dir="desc" onValue={onValue} onDir={onDir} />);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name' } });
  expect(onValue).toHaveBeenCalledWith('name');
  fireEvent.click(screen.getByLabelText('Sort ascending'));
  expect(onDir).toHaveBeenCalledWith('asc');
});
