import { type DeclaredFieldKey, schemeFieldOf } from '@pabean/domain';
import { Select } from '@pabean/ui/Select';
import { useEffect, useRef } from 'react';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import {
  type CorrectableField,
  correctableFields,
  editedLabel,
} from '../corrections/edited-field.ts';
import { FieldEditor } from '../corrections/FieldEditor.tsx';
import { SchemeEditor } from '../corrections/SchemeEditor.tsx';
import { asksSchemeFields } from '../sections/scheme-section.ts';
import styles from './EntryFile.module.css';

/** The editor of one field beside the picture that it is read from, and the choice of another one. */
export function PictureCorrection({ field }: { field: CorrectableField }) {
  const { order, openBeside } = useCorrections();
  const select = useRef<HTMLSelectElement>(null);
  const isChosen = useRef(false);
  // An editor takes the focus when it comes; who goes through the fields by keys stays at the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other field
  useEffect(() => {
    if (isChosen.current) select.current?.focus();
    isChosen.current = false;
  }, [field]);
  const schemeField = schemeFieldOf(field);
  const fields = correctableFields(asksSchemeFields(order));
  return (
    <div className={styles.correction}>
      <Select
        ref={select}
        label="Field to correct"
        data-autofocus
        data={fields.map((each) => ({ value: each, label: editedLabel(each) }))}
        value={field}
        onChange={({ currentTarget: { value } }) => {
          const chosen = fields.find((each) => each === value);
          if (chosen === undefined) return;
          isChosen.current = true;
          openBeside(chosen);
        }}
      />
      <dl className={styles.editor}>
        {schemeField === undefined ? (
          <FieldEditor key={field} field={field as DeclaredFieldKey} />
        ) : (
          <SchemeEditor key={field} field={schemeField} />
        )}
      </dl>
    </div>
  );
}
