import type { SchemeField } from '@pabean/domain';
import { type ReactNode, useId } from 'react';
import styles from '../conversation/Conversation.module.css';
import { useFieldError } from '../conversation/useFieldError.tsx';
import { DayField } from '../day/DayField.tsx';
import type { MissingTexts } from './texts/en.ts';

type Input = {
  label: string;
  value: string;
  onText: (text: string) => void;
  /** What is wrong with it. */
  error?: ReactNode;
};

/** One input with its label. */
export function Line({
  label,
  value,
  onText,
  error,
  isLong = false,
  hint,
}: Input & { isLong?: boolean; hint?: string }) {
  const id = useId();
  const { errorId, said, wrong } = useFieldError(error);
  const described = [hint && `${id}-hint`, errorId].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    ...wrong,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {said}
      {isLong ? (
        <textarea
          {...shared}
          rows={3}
          dir="auto"
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          dir="auto"
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
    </div>
  );
}

/** The input of a scheme's field, by its kind; what it holds is one text (`schemeTyped`). */
export function SchemeAnswer(props: Input & { field: SchemeField; texts: MissingTexts }) {
  const { field, texts, ...input } = props;
  const words = Object.keys(field.values ?? {}) as (keyof MissingTexts['values'])[];
  const options = words.map((word) => ({ word, text: texts.values[word] }));
  if (field.kind === 'choice') return <Choice {...input} none={texts.choose} options={options} />;
  if (field.kind === 'choices') return <Several {...input} options={options} />;
  if (field.kind === 'day') return <DayField {...input} />;
  if (field.kind === 'countries') return <Line {...input} isLong hint={texts.onLines} />;
  if (field.kind === 'cash') return <Line {...input} isLong hint={texts.sums} />;
  if (field.kind === 'devices') return <Line {...input} isLong hint={texts.imei} />;
  return <Line {...input} />;
}

type Options = readonly { readonly word: string; readonly text: string }[];

function Choice({
  label,
  value,
  onText,
  error,
  none,
  options,
}: Input & { none: string; options: Options }) {
  const id = useId();
  const { said, wrong } = useFieldError(error);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {said}
      <select
        id={id}
        value={value}
        {...wrong}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      >
        <option value="">{none}</option>
        {options.map(({ word, text }) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Several({ label, value, onText, error, options }: Input & { options: Options }) {
  const { said, wrong } = useFieldError(error);
  const words = value.split('\n').filter((word) => word !== '');
  const toggle = (word: string) =>
    words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      {said}
      {options.map(({ word, text }) => (
        <label key={word} className={styles.option}>
          <input
            type="checkbox"
            checked={words.includes(word)}
            {...wrong}
            onChange={() => onText(toggle(word).join('\n'))}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
