import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { BulkButton } from './BulkButton.tsx';

const button = () => screen.getByRole('button', { name: 'Delete Order' });

test('with a reason it stays, says why and does nothing', () => {
  const onClick = vi.fn();
  draw(
    <BulkButton disabledReason="Select orders first" onClick={onClick}>
      Delete Order
    </BulkButton>,
  );
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().hasAttribute('disabled')).toBe(false);
  const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Select orders first');
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
});

test('a second press while loading is dropped', () => {
  const onClick = vi.fn();
  const { rerender } = draw(<BulkButton onClick={onClick}>Delete Order</BulkButton>);
  fireEvent.click(button());
  rerender(
    <BulkButton loading onClick={onClick}>
      Delete Order
    </BulkButton>,
  );
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
  expect(button().getAttribute('aria-busy')).toBe('true');
});
