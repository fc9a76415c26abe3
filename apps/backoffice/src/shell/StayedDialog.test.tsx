import { UiProvider } from '@pabean/ui/UiProvider';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { StayedDialog } from './StayedDialog.tsx';
import { stayed } from './testing/undo.ts';

it.each([
  [1, '1 order was left unchanged'],
  [3, '3 orders were left unchanged'],
])('of %i says "%s"', async (count, name) => {
  render(
    <UiProvider theme="staff">
      <MemoryRouter>
        <StayedDialog stayed={stayed.slice(0, count)} opened onClose={() => {}} />
      </MemoryRouter>
    </UiProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog.querySelectorAll('a')).toHaveLength(count);
});
