import type { OpenQuestion } from '@pabean/api-client/contract';
import { type OrderFieldKey, orderFields } from '@pabean/domain';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { dayWritten } from '../keeping/moment.ts';
import { MissingFields } from '../missing/MissingFields.tsx';
import styles from './Conversation.module.css';
import { FileField } from './FileField.tsx';
import type { Draft } from './kept-draft.ts';

type Props = {
  question: OpenQuestion;
  draft: Draft;
  onChange: (part: Partial<Pick<Draft, 'text' | 'file'>>) => void;
};

/** What the question asks for: a text, one of several answers, a date, a field or a file. */
export function AnswerField({ question, draft, onChange }: Props) {
  const { t, tag } = useLanguage();
  const id = useId();
  const { wants, choices, field, present } = question;
  const text = { id, value: draft.text };
  if (wants === 'choice') {
    return (
      <fieldset className={styles.options}>
        <legend>{t('ask.choice')}</legend>
        {(choices ?? []).map((choice) => (
          <label key={choice} className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={draft.text === choice}
              onChange={() => onChange({ text: choice })}
            />
            <span dir="auto">{choice}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  if (wants === 'fields') {
    return <MissingFields names={question.fields ?? []} draft={draft} onChange={onChange} />;
  }
  const isDate = wants === 'date' || (wants === 'field' && isDay(field));
  if (isDate || wants === 'field') {
    return (
      <div className={styles.field}>
        {present !== null && (
          <p className={styles.hint} dir="auto">
            {t('ask.present', { value: isDay(field) ? dayWritten(present, tag) : present })}
          </p>
        )}
        <label htmlFor={id}>{t(isDate ? 'ask.date' : 'ask.answer')}</label>
        <input
          {...text}
          type={isDate ? 'date' : 'text'}
          dir={isDate ? undefined : 'auto'}
          autoComplete="off"
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </div>
    );
  }
  return (
    <>
      {wants === 'file' && (
        <div className={styles.field}>
          <p className={styles.label}>{t('ask.file')}</p>
          <p className={styles.hint}>{t('ask.fileHint')}</p>
          <FileField
            file={draft.file}
            onFile={(file) => onChange({ file })}
            words={t('ask.choose')}
            withPhoto
          />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>{t(wants === 'file' ? 'ask.add' : 'ask.answer')}</label>
        <textarea
          {...text}
          rows={3}
          maxLength={2000}
          dir="auto"
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

const isDay = (field: string | null): boolean =>
  field !== null && orderFields[field as OrderFieldKey]?.kind === 'day';
