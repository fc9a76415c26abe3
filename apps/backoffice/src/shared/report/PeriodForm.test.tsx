import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PeriodForm } from './PeriodForm.tsx';

it.each(['From', 'To'])('names the calendar of %s and its arrows', async (label) => {
  render(
    <UiProvider theme="staff">
      <PeriodForm period={{ fromDate: null, toDate: null }} busy={false} onSubmit={() => {}} />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: `${label} DD-MM-YYYY` }));
  const calendar = await screen.findByRole('dialog', { name: label });
  for (const name of ['Previous month', 'Next month']) {
    expect(await within(calendar).findByLabelText(name)).toBeTruthy();
  }
  const level = within(calendar).getByText(/^[A-Z][a-z]+ \d{4}$/);
  fireEvent.click(level);
  expect(await within(calendar).findByLabelText('Next year')).toBeTruthy();
});
