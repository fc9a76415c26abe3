import type { CorrectedValue } from '@pabean/api-client/contract';
import { declarationCategories } from '@pabean/domain';
import { TextInput } from '@pabean/ui/TextInput';
import { useFieldError } from '../conversation/useFieldError.tsx';
import styles from './Correct.module.css';
import { goodsLabel } from './list-labels.ts';
import type { CorrectTexts } from './texts/en.ts';
import type { CorrectForm } from './useCorrectForm.ts';
import { wrongPart } from './wrong-part.ts';

type Props = {
  value: CorrectedValue;
  /** What is declared now, by the names of corrections. */
  declared: Readonly<Record<string, CorrectedValue>>;
  texts: CorrectTexts;
  form: CorrectForm;
};

/** The details of the items, under each question that is answered with yes, corrected as one list. */
export function GoodsFields({ value, declared, texts, form }: Props) {
  const details = detailsOf(value);
  const categories = declarationCategories.filter(
    ({ key }) => declared[`importingGoods.${key}`] === 'Yes',
  );
  const pathOf = (key: string) => `changes.goodsDetails.${key}`;
  const paths = categories.flatMap(({ fields }) => fields.map(({ key }) => pathOf(key)));
  const { errorAt, ofList } = wrongPart(form, paths);
  const { said } = useFieldError(ofList);
  return (
    <>
      {said}
      {categories.map(({ key, suffix, fields }) => (
        <fieldset key={key} className={styles.person}>
          <legend>{texts.fields[`importingGoods.${key}`]}</legend>
          {fields.map((field) => (
            <TextInput
              key={field.key}
              label={goodsLabel(field, suffix, texts)}
              value={String(details[field.key] ?? '')}
              error={errorAt(pathOf(field.key))}
              autoComplete="off"
              dir={field.kind === 'text' ? 'auto' : 'ltr'}
              {...(field.kind === 'amount' && { inputMode: 'decimal' })}
              {...(field.kind === 'date' && { type: 'date', min: '1900-01-01', max: '2199-12-31' })}
              onChange={({ currentTarget }) =>
                form.change({ value: { ...details, [field.key]: currentTarget.value } })
              }
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

const detailsOf = (value: CorrectedValue): Readonly<Record<string, string | number | null>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
