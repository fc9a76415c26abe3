import type { OpenQuestion } from '@pabean/api-client/contract';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { dayWritten } from '../keeping/moment.ts';
import { MissingFields } from '../missing/MissingFields.tsx';
import styles from './Conversation.module.css';
import { DayAnswer } from './DayAnswer.tsx';
import { asksForDay, isDay } from './day-problem.ts';
import { FileField } from './FileField.tsx';
import { type FieldProblem, wordsFor } from './field-problem.tsx';
import type { Draft } from './kept-draft.ts';
import { useFieldError } from './useFieldError.tsx';

type Props = {
  question: OpenQuestion;
  draft: Draft;
  /** What is wrong with it. */
  problem: FieldProblem | null;
  onChange: (part: Partial<Pick<Draft, 'text' | 'file'>>) => void;
};

/** What the question asks for: a text, one of several answers, a date, a field or a file. */
export function AnswerField({ question, draft, problem, onChange }: Props) {
  const { t, tag } = useLanguage();
  const id = useId();
  const { wants, choices, field, present } = question;
  const words = wordsFor('text', problem);
  const { said, wrong } = useFieldError(words);
  const text = { id, value: draft.text, ...wrong };
  if (wants === 'choice') {
    const choose = (choice: string) => onChange({ text: choice });
    return <Choices choices={choices ?? []} value={draft.text} error={words} onChange={choose} />;
  }
  if (wants === 'fields') {
    return (
      <MissingFields
        names={question.fields ?? []}
        draft={draft}
        problem={problem}
        onChange={onChange}
      />
    );
  }
  const wrote = present !== null && (
    <p className={styles.hint} dir="auto">
      {t('ask.present', { value: isDay(field) ? dayWritten(present, tag) : present })}
    </p>
  );
  if (asksForDay(question)) {
    return (
      <>
        {wrote}
        <DayAnswer
          question={question}
          value={draft.text}
          error={words}
          onText={(day) => onChange({ text: day })}
        />
      </>
    );
  }
  if (wants === 'field') {
    return (
      <div className={styles.field}>
        {wrote}
        <label htmlFor={id}>{t('ask.answer')}</label>
        {said}
        <input
          {...text}
          type="text"
          dir="auto"
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
            error={wordsFor('file', problem)}
          />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>{t(wants === 'file' ? 'ask.add' : 'ask.answer')}</label>
        {said}
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

type ChoicesProps = {
  choices: readonly string[];
  value: string;
  error: ReactNode;
  onChange: (choice: string) => void;
};

function Choices({ choices, value, error, onChange }: ChoicesProps) {
  const { t } = useLanguage();
  const id = useId();
  const { said, wrong } = useFieldError(error);
  return (
    <fieldset className={styles.options}>
      <legend>{t('ask.choice')}</legend>
      {said}
      {choices.map((choice) => (
        <label key={choice} className={styles.option}>
          <input
            type="radio"
            name={id}
            checked={value === choice}
            {...wrong}
            onChange={() => onChange(choice)}
          />
          <span dir="auto">{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
