import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { formatDate } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconCalendar } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import styles from './PeriodForm.module.css';
import type { Period } from './report-definition.ts';

/** How a day is written (spec section 9). */
const pattern = 'DD-MM-YYYY';

/** Names of the calendar's buttons that show an arrow alone. */
const ariaLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

type DayProps = {
  label: string;
  value: string | null;
  error?: string | undefined;
  onChange: (day: string | null) => void;
};

function Day({ label, value, error, onChange }: DayProps) {
  return (
    <DatePickerInput
      classNames={{ root: styles.day, wrapper: styles.field }}
      label={label}
      // The label alone would be the name of the button, and its day would not be read out. What
      // is seen on the button is part of its name.
      aria-label={`${label} ${value === null ? pattern : formatDate(value)}`}
      placeholder={pattern}
      valueFormat={pattern}
      value={value}
      onChange={onChange}
      error={error}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      rightSection={<IconCalendar size={16} aria-hidden />}
      ariaLabels={ariaLabels}
      popoverProps={{
        returnFocus: true,
        classNames: { dropdown: styles.calendar },
        // The dialog would be named by an element that is not there.
        attributes: { dropdown: { 'aria-label': label, 'aria-labelledby': undefined } },
      }}
    />
  );
}

type PeriodFormProps = {
  /** The days that the table shows. */
  period: Period;
  busy: boolean;
  error?: string | undefined;
  onSubmit: (period: Period) => void;
};

/** From, To and Submit: nothing is asked before Submit. */
export function PeriodForm({ period, busy, error, onSubmit }: PeriodFormProps) {
  const [draft, setDraft] = useState(period);
  // Back and Forward bring other days.
  const [seen, setSeen] = useState(period);
  if (seen.fromDate !== period.fromDate || seen.toDate !== period.toDate) {
    setSeen(period);
    setDraft(period);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(draft);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Day
        label="From"
        value={draft.fromDate}
        error={error}
        onChange={(fromDate) => setDraft({ ...draft, fromDate })}
      />
      <Day label="To" value={draft.toDate} onChange={(toDate) => setDraft({ ...draft, toDate })} />
      <Button type="submit" className={styles.submit} loading={busy}>
        Submit
      </Button>
    </form>
  );
}
