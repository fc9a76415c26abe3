import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmHost, confirm } from './confirm.tsx';

it.each(['No', 'Yes'])(
  'the first question gives the focus back after %s, as every other',
  async (answer) => {
    render(
      <UiProvider theme="staff">
        <button
          type="button"
          onClick={() =>
            void confirm({ title: 'Are you sure you want to delete?', tone: 'danger' })
          }
        >
          Delete
        </button>
        <ConfirmHost />
      </UiProvider>,
    );
    const asks = screen.getByRole('button', { name: 'Delete' });
    for (let time = 0; time < 2; time++) {
      asks.focus();
      fireEvent.click(asks);
      const no = await screen.findByRole('button', { name: 'No' });
      await waitFor(() => expect(document.activeElement).toBe(no));
      fireEvent.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(asks));
    }
  },
);
