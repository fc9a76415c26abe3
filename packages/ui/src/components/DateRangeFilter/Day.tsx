import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import classes from './DateRangeFilter.module.css';
import type { NamedPeriod } from './periods.ts';

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
  /** As YYYY-MM-DD. */
  value: string | null;
  error?: string | undefined;
  onChange: (day: string | null) => void;
  /** As YYYY-MM-DD; the calendar marks it. */
  today: string;
  /** Periods that set both days at once. */
  periods: readonly NamedPeriod[];
  onPeriod: (period: NamedPeriod) => void;
};

/** The calendar's presets hold a day each; a second after midnight tells which of them was chosen. */
const presetValue = (index: number, { range }: NamedPeriod) =>
  `${range.toDate ?? dayjs().format('YYYY-MM-DD')} 00:00:${String(index + 1).padStart(2, '0')}`;

/** The calendar would mark the day of the machine, which may be another one. */
const markToday = (today: string) => (day: string) => {
  const highlightToday = day === today;
  return { highlightToday, ...(highlightToday && { 'data-today': true }) };
};

/** A day of the calendar, or none. */
export function Day(props: DayProps) {
  const { label, value, error, onChange, today, periods, onPeriod } = props;
  const presets = periods.map((period, index) => ({
    label: period.label,
    value: presetValue(index, period),
  }));
  const choose = (chosen: string | null) => {
    const period = periods[presets.findIndex((one) => one.value === chosen)];
    if (period === undefined) onChange(chosen);
    else onPeriod(period);
  };
  return (
    <DatePickerInput
      classNames={{
        root: classes.day,
        wrapper: classes.field,
        error: classes.error,
        datePickerRoot: classes.picker,
        presetsList: classes.presets,
        presetButton: classes.preset,
      }}
      label={label}
      // The label alone would be the name of the button, and its day would not be read out. What
      // is seen on the button is part of its name.
      aria-label={`${label} ${value === null ? pattern : dayjs(value).format(pattern)}`}
      placeholder={pattern}
      valueFormat={pattern}
      value={value}
      onChange={choose}
      getDayProps={markToday(today)}
      presets={presets}
      error={error}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      rightSection={<IconCalendar size={16} aria-hidden />}
      ariaLabels={ariaLabels}
      popoverProps={{
        returnFocus: true,
        classNames: { dropdown: classes.calendar },
        // The dialog would be named by an element that is not there.
        attributes: { dropdown: { 'aria-label': label, 'aria-labelledby': undefined } },
      }}
    />
  );
}
