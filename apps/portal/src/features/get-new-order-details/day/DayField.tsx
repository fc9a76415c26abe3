import { type ClipboardEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import conversation from '../conversation/Conversation.module.css';
import { useFieldError } from '../conversation/useFieldError.tsx';
import { dayWritten } from '../keeping/moment.ts';
import { inCommonEra } from './buddhist-year.ts';
import styles from './DayField.module.css';
import {
  type DayPart,
  type DayParts,
  dayTyped,
  digitsOf,
  partOrder,
  partsOf,
  wholeDay,
} from './day-parts.ts';
import { dayTroubles } from './day-troubles.ts';
import { pastedDay, storedParts } from './pasted-day.ts';

type Props = {
  label: string;
  /** The id of what says better which day it is. */
  labelledBy?: string;
  /** YYYY-MM-DD, or what is typed of it (`dayTyped`). */
  value: string;
  /** It came in as any text, and nothing of it is typed here. */
  isStored?: boolean;
  /** What is wrong with it. */
  error?: ReactNode;
  /** The browser may fill in the traveller's own. */
  isBirth?: boolean;
  onText: (text: string) => void;
};

/** A day in three inputs, in the order of the page's language. */
export function DayField(props: Props) {
  const { label, labelledBy, value, isStored = false, error, isBirth = false, onText } = props;
  const { t, tag } = useLanguage();
  const id = useId();
  const { errorId, said, wrong } = useFieldError(error);
  const order = partOrder(tag);
  const ofValue = isStored ? storedParts(value, order) : partsOf(value);
  // As it was typed: a text that was kept says the same, without a zero before it.
  const [typed, setTyped] = useState({ value, parts: ofValue });
  const parts = typed.value === value ? typed.parts : ofValue;
  // A year that is another one in the answer: the person sees what was understood.
  const day = wholeDay(partsOf(value));
  const isOtherYear = day !== undefined && !day.startsWith(digitsOf(parts.year));
  const found = dayTroubles(value, order).flatMap((trouble) => trouble.parts);
  const wrongParts: readonly DayPart[] = found.length > 0 ? found : order;

  function put(next: DayParts): void {
    const text = dayTyped(inCommonEra(next, tag));
    setTyped({ value: text, parts: next });
    onText(text);
  }
  function onPaste(event: ClipboardEvent): void {
    const pasted = pastedDay(event.clipboardData.getData('text'), order, tag);
    if (pasted === undefined) return;
    event.preventDefault();
    put(pasted);
  }
  function onType(part: DayPart, text: string): void {
    // Some keyboards paste as if it were typed, all at once.
    const isPasted = text.length > parts[part].length + 1;
    put((isPasted && pastedDay(text, order, tag)) || { ...parts, [part]: text });
  }
  return (
    <fieldset
      className={conversation.options}
      aria-labelledby={labelledBy}
      aria-describedby={`${id}-hint`}
      onPaste={onPaste}
    >
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={`${conversation.hint} ${styles.hint}`}>
        {t('day.example', { date: exampleOf(order, isBirth) })}
      </p>
      {said}
      <div className={styles.parts}>
        {order.map((part) => (
          <div key={part} className={styles.part} data-part={part}>
            <label htmlFor={`${id}-${part}`}>{t(`day.${part}`)}</label>
            <input
              id={`${id}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={isBirth ? `bday-${part}` : 'off'}
              spellCheck={false}
              value={parts[part]}
              {...(errorId !== undefined && wrongParts.includes(part) && wrong)}
              onChange={({ currentTarget }) => onType(part, currentTarget.value)}
            />
          </div>
        ))}
      </div>
      {isOtherYear && (
        <p className={`${conversation.hint} ${styles.hint}`} role="status">
          = {dayWritten(value, tag)}
        </p>
      )}
    </fieldset>
  );
}

/** How a day is typed, in the language's order. */
function exampleOf(order: readonly DayPart[], isBirth: boolean): string {
  const year = isBirth ? 1990 : new Date().getFullYear();
  const example = { day: 3, month: 12, year };
  return order.map((part) => example[part]).join(' ');
}
