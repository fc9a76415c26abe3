import type { OpenQuestion } from '@pabean/api-client/contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { DayField } from '../day/DayField.tsx';
import { fieldName, useFieldNames } from '../missing/typed-lines.ts';
import { questionWords } from './question-heading.ts';

type Props = {
  question: OpenQuestion;
  value: string;
  error: ReactNode;
  onText: (text: string) => void;
};

/**
 * An answer that is a day. Its group is called as what it asks for, so that whoever does not see hears which
 * day that is: as the field, or as the question itself.
 */
export function DayAnswer({ question: { field }, ...input }: Props) {
  const { t } = useLanguage();
  const names = useFieldNames();
  const name = names && field !== null ? fieldName(field, names) : undefined;
  return (
    <DayField
      {...input}
      label={name ?? t('ask.date')}
      isBirth={field === 'dob'}
      {...(name === undefined && { labelledBy: questionWords })}
    />
  );
}
