import { correctedLabel, type DeclaredFieldKey } from '@pabean/domain';
import { asOrdered } from './as-ordered.ts';
import { useCorrections } from './CorrectionsContext.tsx';
import { correctedText } from './corrected-text.ts';
import form from './EditorForm.module.css';
import { EditorForm } from './EditorForm.tsx';
import { keysOf } from './edited-field.ts';
import styles from './FieldEditor.module.css';
import { FieldInput } from './FieldInput.tsx';
import { PassportNumberInput } from './PassportNumberInput.tsx';

/** What a corrected e-mail brings with it, which nobody would guess. */
const emailMeans =
  'We write to the old and the new address. What was opened with the old one ends.';

/** The editor of a field, in its place among the facts and as wide as all of them. */
export function FieldEditor({ field }: { field: DeclaredFieldKey }) {
  const { draftOf, change, order } = useCorrections();
  const { values, errors } = draftOf(field);
  const keys = keysOf(field);
  const ordered = keys.flatMap((key) => {
    const value = asOrdered(key, order);
    return value === undefined ? [] : [`${correctedLabel(key)}: ${correctedText(key, value)}`];
  });
  const hints = [
    ...(ordered.length > 0 ? [`As ordered: ${ordered.join(', ')}`] : []),
    ...(field === 'email' ? [emailMeans] : []),
  ];
  return (
    <div className={styles.place}>
      <dt className={styles.label}>{correctedLabel(field)}</dt>
      <dd className={styles.editor}>
        <EditorForm field={field} hint={hints.length > 0 && <bdi>{hints.join(' ')}</bdi>}>
          <div className={form.fields}>
            {keys.map((key) => {
              const Input = key === 'passport_number' ? PassportNumberInput : FieldInput;
              return (
                <Input
                  key={key}
                  fieldKey={key}
                  value={String(values[key] ?? '')}
                  error={errors[key]}
                  onText={(text) => change(field, { [key]: text })}
                />
              );
            })}
          </div>
        </EditorForm>
      </dd>
    </div>
  );
}
