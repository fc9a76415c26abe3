import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { SearchBox } from './SearchBox.tsx';

test('reports typing, clears by Escape and gives its input away', () => {
  const onChange = vi.fn();
  const onClear = vi.fn();
  const ref = createRef<HTMLInputElement>();
  draw(
    <SearchBox
      ref={ref}
      value="orr"
      onChange={onChange}
      onClear={onClear}
      busy={false}
      label="Search orders"
    />,
  );
  const box = screen.getByRole('searchbox', { name: 'Search orders' });
  expect(ref.current).toBe(box);
  fireEvent.change(box, { target: { value: 'orre' } });
  expect(onChange).toHaveBeenCalledWith('orre');
  fireEvent.keyDown(box, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onClear).toHaveBeenCalledTimes(2);
});

test('the cross leaves the cursor in the box: the next word is no shortcut of a list', () => {
  const onClear = vi.fn();
  const box = { onChange: vi.fn(), onClear, busy: false, label: 'Search orders' };
  const { rerender } = draw(<SearchBox {...box} value="orr" />);
  const cross = screen.getByRole('button', { name: 'Clear search' });
  cross.focus();
  fireEvent.click(cross);
  expect(onClear).toHaveBeenCalledOnce();
  rerender(<SearchBox {...box} value="" />);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
