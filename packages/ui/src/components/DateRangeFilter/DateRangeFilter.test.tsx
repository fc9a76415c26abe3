import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';

const open = { fromDate: null, toDate: null };
const november = { fromDate: '2026-11-01', toDate: '2026-11-21' };

test.each(['From', 'To'])('names the calendar of %s and its arrows', async (label) => {
  draw(<DateRangeFilter range={open} busy={false} onSubmit={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: `${label} DD-MM-YYYY` }));
  const calendar = await screen.findByRole('dialog', { name: label });
  for (const name of ['Previous month', 'Next month']) {
    expect(await within(calendar).findByLabelText(name)).toBeTruthy();
  }
  const level = within(calendar).getByText(/^[A-Z][a-z]+ \d{4}$/);
  fireEvent.click(level);
  expect(await within(calendar).findByLabelText('Next year')).toBeTruthy();
});

test('hands over what was chosen, and only by Submit', () => {
  const onSubmit = vi.fn();
  draw(<DateRangeFilter range={november} busy={false} onSubmit={onSubmit} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear From' }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...november, fromDate: null });
});

test('Submit keeps the focus while the answer is on its way, and asks nothing', () => {
  const onSubmit = vi.fn();
  const drawn = (busy: boolean) => (
    <DateRangeFilter range={november} busy={busy} onSubmit={onSubmit} />
  );
  const { rerender } = draw(drawn(false));
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
  submit.focus();
  rerender(drawn(true));
  // A browser takes the focus from what is disabled; jsdom does not.
  expect([submit.isConnected, submit.disabled]).toEqual([true, false]);
  expect(document.activeElement).toBe(submit);
  expect(['aria-busy', 'aria-disabled'].map((name) => submit.getAttribute(name))).toEqual([
    'true',
    'true',
  ]);
  fireEvent.click(submit);
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(drawn(false));
  expect(submit.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(submit);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows other days when they come', () => {
  const drawn = (range: typeof november) => (
    <DateRangeFilter range={range} busy={false} onSubmit={() => {}} />
  );
  const { rerender } = draw(drawn(november));
  expect(screen.getByRole('button', { name: 'From 01-11-2026' })).toBeTruthy();
  rerender(drawn({ ...november, fromDate: '2026-10-01' }));
  expect(screen.getByRole('button', { name: 'From 01-10-2026' })).toBeTruthy();
});

test('a named period sets both days, whichever calendar offers it; Clear opens both ends', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] });
  const onSubmit = vi.fn();
  draw(<DateRangeFilter range={november} busy={false} onSubmit={onSubmit} />);
  const choose = async (label: string, period: string) => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label} `) }));
    const calendar = await screen.findByRole('dialog', { name: label });
    fireEvent.click(within(calendar).getByRole('button', { name: period }));
  };
  await choose('To', 'Last month');
  expect(screen.getByRole('button', { name: 'From 01-10-2026' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenLastCalledWith({ fromDate: '2026-10-01', toDate: '2026-10-31' });
  await choose('From', 'Clear');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenLastCalledWith(open);
  vi.useRealTimers();
});

test('marks the day that is counted as today, also where another one has begun', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:30:00'), toFake: ['Date'] });
  // As in Jakarta: the machine writes the 22nd, UTC the 21st.
  const utc = vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-21T23:30:00.000Z');
  draw(<DateRangeFilter range={november} busy={false} onSubmit={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: /^To / }));
  const calendar = await screen.findByRole('dialog', { name: 'To' });
  const isMarked = (day: string) =>
    within(calendar).getByLabelText(day).matches('[data-today][data-highlight-today]');
  expect([isMarked('21 November 2026'), isMarked('22 November 2026')]).toEqual([true, false]);
  utc.mockRestore();
  vi.useRealTimers();
});
