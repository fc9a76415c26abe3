import { answerName, declarationCategories } from '@pabean/domain';
import { Select } from '@pabean/ui/Select';
import { TextInput } from '@pabean/ui/TextInput';
import { DayInput } from '../../../shared/DayInput.tsx';
import { useCorrections } from './CorrectionsContext.tsx';
import form from './EditorForm.module.css';
import { EditorForm } from './EditorForm.tsx';
import { answersOf } from './edited-field.ts';
import styles from './GoodsEditor.module.css';

type Details = Readonly<Record<string, string | number | null>>;

/** The eight answers, and the details of each Yes. Details of a No stay for when it is Yes again. */
export function GoodsEditor() {
  const { draftOf, change } = useCorrections();
  const { values, errors } = draftOf('goods');
  const answers = answersOf(values);
  const details = (values.goodsDetails ?? {}) as Details;
  return (
    <div className={styles.place}>
      <EditorForm field="goods">
        <ol className={styles.list}>
          {declarationCategories.map(({ key, number, label, fields }) => (
            <li key={key} className={styles.item}>
              <Select
                label={`${number}. ${label}`}
                data={['No', 'Yes']}
                value={answers[key] ?? 'No'}
                error={errors[answerName(key)]}
                onChange={({ currentTarget: { value } }) =>
                  change('goods', { importingGoods: { ...answers, [key]: value } })
                }
              />
              {answers[key] === 'Yes' && (
                <div className={form.fields}>
                  {fields.map((field) => {
                    const shared = {
                      label: `${field.label} of item ${number}`,
                      value: String(details[field.key] ?? ''),
                      error: errors[`goodsDetails.${field.key}`],
                      onChange: ({
                        currentTarget: { value },
                      }: {
                        currentTarget: { value: string };
                      }) => change('goods', { goodsDetails: { ...details, [field.key]: value } }),
                    };
                    return field.kind === 'date' ? (
                      <DayInput key={field.key} {...shared} />
                    ) : (
                      <TextInput key={field.key} {...shared} autoComplete="off" dir="auto" />
                    );
                  })}
                </div>
              )}
            </li>
          ))}
        </ol>
      </EditorForm>
    </div>
  );
}
