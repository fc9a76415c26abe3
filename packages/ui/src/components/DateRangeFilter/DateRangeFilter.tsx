import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import classes from './DateRangeFilter.module.css';
import { Day } from './Day.tsx';
import type { DateRange } from './date-range.ts';
import { anyTime, countedDay, type NamedPeriod, namedPeriods } from './periods.ts';

/** Mantine disables a button while it is loading, which takes the focus from whoever pressed it. */
const enabled = ({ disabled: _, ...button }: ComponentProps<'button'>) => <button {...button} />;

export type DateRangeFilterProps = {
  /** The days that are shown now; when others come, they take the place of what was chosen. */
  range: DateRange;
  /** The answer is on its way; the button shows it. */
  busy: boolean;
  /** Why the range was refused, in words; it stands under From. */
  error?: string | undefined;
  /** What time it is now; without it, the device's clock. */
  now?: () => Date;
  /** The person asks for this period. */
  onSubmit: (range: DateRange) => void;
};

/**
 * From, To and Submit: nothing is asked before Submit. Each calendar marks today, and offers periods
 * that set both days (Today, Last 7 days, This month, Last month) and Clear. All of these are days of
 * UTC, which whoever uses it has to say.
 *
 * Not for: a single day, or a filter that works while it is being chosen.
 *
 * States: Submit shows that the answer is on its way and does nothing until then; it keeps the focus,
 * and the days stay open to change meanwhile, so nothing here is ever disabled.
 *
 * Accessibility: a button for each day, whose name is its label with the day; it opens a calendar
 * that is named by the label, walked with the arrow keys, and gives the focus back. What is wrong
 * describes From.
 */
export function DateRangeFilter(props: DateRangeFilterProps) {
  const { range, busy, error, now = () => new Date(), onSubmit } = props;
  const [draft, setDraft] = useState(range);
  // Back and Forward bring other days.
  const [lastRange, setLastRange] = useState(range);
  if (lastRange.fromDate !== range.fromDate || lastRange.toDate !== range.toDate) {
    setLastRange(range);
    setDraft(range);
  }

  const today = now();
  const periods = [...namedPeriods(today), { label: 'Clear', range: anyTime }];
  const both = {
    today: countedDay(today),
    periods,
    onPeriod: (period: NamedPeriod) => setDraft(period.range),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit(draft);
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <Day
        {...both}
        label="From"
        value={draft.fromDate}
        error={error}
        onChange={(fromDate) => setDraft({ ...draft, fromDate })}
      />
      <Day
        {...both}
        label="To"
        value={draft.toDate}
        onChange={(toDate) => setDraft({ ...draft, toDate })}
      />
      <Button
        type="submit"
        className={classes.submit}
        loading={busy}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        renderRoot={enabled}
      >
        Submit
      </Button>
    </form>
  );
}
