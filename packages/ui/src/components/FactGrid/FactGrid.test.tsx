import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Fact, FactGrid } from './FactGrid.tsx';

test('copies a value and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  draw(
    <FactGrid>
      <Fact label="Order ID" value="104777" copy="104777" />
    </FactGrid>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy Order ID' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('104777');
});

test('a missing value is a dash without a copy button', () => {
  draw(
    <FactGrid>
      <Fact label="Merchant name" value={null} copy="" />
    </FactGrid>,
  );
  expect(screen.getByText('—')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
