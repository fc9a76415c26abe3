import { UiProvider } from '@pabean/ui/UiProvider';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DayInput } from './DayInput.tsx';

function show(value: string, more: { withTime?: boolean; hint?: string } = {}) {
  render(
    <UiProvider theme="staff">
      <DayInput label="Date of arrival" value={value} onChange={() => {}} {...more} />
    </UiProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Date of arrival');
  const describedBy = field.getAttribute('aria-describedby') ?? '';
  return { field, description: document.getElementById(describedBy.trim())?.textContent };
}

it('says below the field which day it is, whatever the order of the browser', () => {
  const { field, description } = show('2027-04-03');
  expect(field.type).toBe('date');
  expect(description).toBe('Saturday, 3 April 2027');
});

it('says the day of a moment, and what helps besides', () => {
  const { field, description } = show('2027-04-03T23:30', { withTime: true, hint: 'As told' });
  expect(field.type).toBe('datetime-local');
  expect(description).toBe('Saturday, 3 April 2027. As told');
});

it.each(['', '2027-02-30'])('says of "%s" that there is no day', (value) => {
  expect(show(value).description).toBe('No day yet');
});

it('keeps the hint of an empty field alone', () => {
  expect(show('', { hint: 'As told' }).description).toBe('As told');
});
