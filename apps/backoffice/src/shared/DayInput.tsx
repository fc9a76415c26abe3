import { dayInWords } from '@pabean/domain';
import { TextInput, type TextInputProps } from '@pabean/ui/TextInput';

/** What a traveller's days lie between. */
export const firstDay = '1900-01-01';
export const lastDay = '2199-12-31';

type Props = Omit<TextInputProps, 'type' | 'value' | 'description'> & {
  /** `YYYY-MM-DD`, with `withTime` also `YYYY-MM-DDTHH:mm`; empty for none. */
  value: string;
  /** A wall clock of this device too, and not a day alone. */
  withTime?: boolean;
  hint?: string;
};

/**
 * A day in the browser's own field. That writes it in the browser's order, so 03/04 is a day of March or
 * of April: below it stands which one, with its weekday.
 */
export function DayInput({ value, withTime = false, hint, ...rest }: Props) {
  const words = dayInWords(value.slice(0, 10)) ?? (hint ? null : 'No day yet');
  return (
    <TextInput
      {...rest}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={[words, hint].filter(Boolean).join('. ')}
      type={withTime ? 'datetime-local' : 'date'}
      value={value}
      dir="ltr"
      autoComplete="off"
    />
  );
}
