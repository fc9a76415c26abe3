import type { CorrectedValue } from '@pabean/api-client/contract';
import { TextInput } from '@pabean/ui/TextInput';
import { useFieldError } from '../conversation/useFieldError.tsx';
import { DayField } from '../day/DayField.tsx';
import styles from './Correct.module.css';
import { declaredCategories, detailsOf, storedDetails } from './declared-goods.ts';
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
  const [details, stored] = [detailsOf(value), storedDetails(form.draft, declared)];
  const categories = declaredCategories(declared);
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
          {fields.map((field) => {
            const shared = {
              label: goodsLabel(field, suffix, texts),
              value: String(details[field.key] ?? ''),
              error: errorAt(pathOf(field.key)),
            };
            const put = (text: string) => form.change({ value: { ...details, [field.key]: text } });
            if (field.kind === 'date') {
              const isStored = details[field.key] === stored[field.key];
              return <DayField key={field.key} {...shared} isStored={isStored} onText={put} />;
            }
            return (
              <TextInput
                key={field.key}
                {...shared}
                autoComplete="off"
                dir={field.kind === 'text' ? 'auto' : 'ltr'}
                {...(field.kind === 'amount' && { inputMode: 'decimal' })}
                onChange={({ currentTarget }) => put(currentTarget.value)}
              />
            );
          })}
        </fieldset>
      ))}
    </>
  );
}
