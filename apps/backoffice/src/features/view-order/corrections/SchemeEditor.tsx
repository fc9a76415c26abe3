import { type SchemeFieldKey, schemeFieldName } from '@pabean/domain';
import { useCorrections } from './CorrectionsContext.tsx';
import { EditorForm } from './EditorForm.tsx';
import styles from './FieldEditor.module.css';
import { SchemeInput } from './SchemeInput.tsx';

/** The editor of a field of the scheme, in its place among the facts. */
export function SchemeEditor({ field }: { field: SchemeFieldKey }) {
  const { draftOf, change } = useCorrections();
  const name = schemeFieldName(field);
  const { values, errors } = draftOf(name);
  const typed = values.scheme_fields?.[field];
  return (
    <div className={styles.place}>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.editor}>
        <EditorForm field={name}>
          <SchemeInput
            field={field}
            value={String(typed ?? '')}
            error={errors[name]}
            onText={(text) => change(name, { scheme_fields: { [field]: text } })}
          />
        </EditorForm>
      </dd>
    </div>
  );
}
