import { diallingTable, type SchemeField, type SchemeFieldKey, schemeFields } from '@pabean/domain';
import { Checkbox } from '@pabean/ui/Checkbox';
import { ErrorText } from '@pabean/ui/ErrorText';
import { Select } from '@pabean/ui/Select';
import { Textarea } from '@pabean/ui/Textarea';
import { TextInput } from '@pabean/ui/TextInput';
import { useId } from 'react';
import { DayInput, firstDay, lastDay } from '../../../shared/DayInput.tsx';
import styles from './SchemeInput.module.css';

type Props = {
  field: SchemeFieldKey;
  /** As it is typed in one box (`schemeTyped`). */
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
};

const countries = Object.keys(diallingTable);

/** How the lists are typed: an entry on each line. */
const listHints: { readonly [Kind in SchemeField['kind']]?: string } = {
  countries: 'One per line.',
  devices: 'One IMEI per line, 15 digits.',
  cash: 'One currency per line, such as EUR 1200.50.',
};

/** The editor of each kind of field that a scheme has. */
export function SchemeInput({ field, value, error, onText }: Props) {
  const listId = useId();
  const { kind, label, help, values = {} }: SchemeField = schemeFields[field];
  const shared = {
    label,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
  };
  if (kind === 'choices') return <Choices {...{ field, value, error, onText }} />;
  if (kind === 'choice') {
    const options = Object.entries(values).map(([word, text]) => ({ value: word, label: text }));
    return <Select {...shared} data={[{ value: '', label: 'Not known' }, ...options]} />;
  }
  if (kind === 'day') {
    return <DayInput {...shared} {...(help && { hint: help })} min={firstDay} max={lastDay} />;
  }
  const hint = listHints[kind];
  if (hint) {
    const description = [hint, help].filter(Boolean).join(' ');
    return (
      <Textarea {...shared} description={description} rows={3} dir="auto" spellCheck={false} />
    );
  }
  return (
    <>
      <TextInput
        {...shared}
        {...(help && { description: help })}
        {...(kind === 'country' && { list: listId })}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
      />
      {kind === 'country' && (
        <datalist id={listId}>
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Several of a few: a tick for each. */
function Choices({ field, value, error, onText }: Props) {
  const { label, values = {} }: SchemeField = schemeFields[field];
  const errorId = useId();
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  const chosenWords = value.split('\n').filter((word) => word !== '');
  const toggle = (word: string) =>
    chosenWords.includes(word)
      ? chosenWords.filter((other) => other !== word)
      : [...chosenWords, word];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {Object.entries(values).map(([word, text]) => (
        <Checkbox
          key={word}
          label={text}
          checked={chosenWords.includes(word)}
          onChange={() => onText(toggle(word).join('\n'))}
          {...wrong}
        />
      ))}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  );
}
