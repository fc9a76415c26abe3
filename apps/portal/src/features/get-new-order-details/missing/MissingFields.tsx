import { type SchemeField, schemeFieldOf, schemeFields } from '@pabean/domain';
import { useId } from 'react';
import styles from '../conversation/Conversation.module.css';
import type { Draft } from '../conversation/useSending.ts';
import { useCorrectTexts } from '../correct/correct-texts.ts';
import { kindOf, type OwnField } from '../correct/own-fields.ts';
import { useMissingTexts } from './missing-texts.ts';
import type { MissingTexts } from './texts/en.ts';
import { typedOf } from './typed.ts';

type Props = {
  names: readonly string[];
  draft: Draft;
  onChange: (part: { text: string }) => void;
};

/** Several fields that we ask for at once, each with its own input; what is not known stays empty. */
export function MissingFields({ names, draft, onChange }: Props) {
  const texts = useMissingTexts();
  const correct = useCorrectTexts();
  if (texts === undefined || correct === undefined) return null;
  const typed = typedOf(draft.text);
  const put = (name: string, value: string) => {
    const { [name]: _, ...others } = typed;
    const next = value === '' ? others : { ...others, [name]: value };
    onChange({ text: Object.keys(next).length === 0 ? '' : JSON.stringify(next) });
  };
  return names.map((name) => {
    const key = schemeFieldOf(name);
    const label = key ? texts.fields[key] : correct.fields[name as OwnField];
    const shared = { label, value: typed[name] ?? '', onText: (text: string) => put(name, text) };
    if (key) return <SchemeAnswer key={name} field={schemeFields[key]} texts={texts} {...shared} />;
    const kind = kindOf(name as OwnField);
    return <Line key={name} type={kind === 'day' ? 'date' : 'text'} {...shared} />;
  });
}

type Input = { label: string; value: string; onText: (text: string) => void };

function Line({ label, value, onText, type, hint }: Input & { type: string; hint?: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {type === 'lines' ? (
        <textarea
          id={id}
          rows={3}
          value={value}
          dir="auto"
          aria-describedby={hint && `${id}-hint`}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      ) : (
        <input
          id={id}
          type={type}
          value={value}
          autoComplete="off"
          dir={type === 'date' ? undefined : 'auto'}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
    </div>
  );
}

function SchemeAnswer(props: Input & { field: SchemeField; texts: MissingTexts }) {
  const { field, texts, ...input } = props;
  const words = Object.keys(field.values ?? {}) as (keyof MissingTexts['values'])[];
  const options = words.map((word) => ({ word, text: texts.values[word] }));
  if (field.kind === 'choice') return <Choice {...input} none={texts.choose} options={options} />;
  if (field.kind === 'choices') return <Several {...input} options={options} />;
  if (field.kind === 'day') return <Line {...input} type="date" />;
  if (field.kind === 'countries') return <Line {...input} type="lines" hint={texts.onLines} />;
  if (field.kind === 'cash') return <Line {...input} type="lines" hint={texts.sums} />;
  if (field.kind === 'devices') return <Line {...input} type="lines" hint={texts.imei} />;
  return <Line {...input} type="text" />;
}

type Options = readonly { readonly word: string; readonly text: string }[];

function Choice({
  label,
  value,
  onText,
  none,
  options,
}: Input & { none: string; options: Options }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onText(currentTarget.value)}>
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

function Several({ label, value, onText, options }: Input & { options: Options }) {
  const words = value.split('\n').filter((word) => word !== '');
  const toggle = (word: string) =>
    words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      {options.map(({ word, text }) => (
        <label key={word} className={styles.option}>
          <input
            type="checkbox"
            checked={words.includes(word)}
            onChange={() => onText(toggle(word).join('\n'))}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
