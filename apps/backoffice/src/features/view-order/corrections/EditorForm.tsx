import { Button, Spinner } from '@pabean/ui/Button';
import { leadToWrong } from '@pabean/ui/form';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import hiding from '../../../shared/hidden.module.css';
import { ConflictPanel } from './ConflictPanel.tsx';
import { useCorrections } from './CorrectionsContext.tsx';
import styles from './EditorForm.module.css';
import { type EditedField, editedLabel } from './edited-field.ts';
import { TypedMarks } from './TypedMarks.tsx';
import { WhyField } from './WhyField.tsx';

type Props = {
  field: EditedField;
  children: ReactNode;
  /** What helps to decide, below the fields. */
  hint?: ReactNode;
};

/** The frame of an editor: its fields, why, Cancel and Save. Enter saves, Escape gives it up. */
export function EditorForm({ field, children, hint }: Props) {
  const { draftOf, cancel, save, setReason, pending, isSaving } = useCorrections();
  const saving = isSaving(field);
  const { reason, conflicts, errors, failure } = draftOf(field);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const [announced, setAnnounced] = useState('');
  // A wrong field is where the person goes on; who types already is not led away by the next one.
  const isTried = useRef(true);
  useEffect(() => {
    if (Object.keys(errors).length === 0 || !isTried.current) return;
    isTried.current = false;
    setAnnounced(leadToWrong(form.current));
  }, [errors]);

  function submit(event: FormEvent) {
    event.preventDefault();
    isTried.current = true;
    setAnnounced('');
    void save(field);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || saving) return;
    event.stopPropagation();
    cancel(field);
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`Correct ${editedLabel(field)}`}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onChange={() => {
        isTried.current = false;
        setAnnounced('');
      }}
    >
      {conflicts.length === 0 ? children : <ConflictPanel field={field} />}
      <TypedMarks field={field} />
      <div className={styles.foot}>
        <WhyField value={reason} onText={(text) => setReason(field, text)} />
        <div className={styles.buttons}>
          <Button
            variant="default"
            aria-disabled={saving || undefined}
            onClick={() => cancel(field)}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            leftSection={pending ? <Spinner /> : undefined}
            aria-disabled={pending || undefined}
          >
            Save
          </Button>
        </div>
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
      {announced && (
        <div role="alert" className={hiding.hidden}>
          {announced}
        </div>
      )}
      <div role="alert" className={styles.failure}>
        {/* Again with each try: what stands there already is not read out. */}
        {!saving && failure}
      </div>
    </form>
  );
}
