import { IconPencil } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from './EditButton.module.css';

export type FactEdit = {
  /** Id of the button: the focus comes back to it. */
  id: string;
  /** Opens the editor. */
  onEdit: () => void;
  /** Something was typed that is not saved yet. */
  draft?: boolean | undefined;
};

/** Opens the editor of a fact by press, Enter or F2. */
export function EditButton({ label, edit }: { label: string; edit: FactEdit }) {
  const { id, onEdit, draft = false } = edit;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'F2') return;
    event.preventDefault();
    onEdit();
  }
  return (
    <button
      type="button"
      id={id}
      className={classes.root}
      data-draft={draft || undefined}
      aria-label={draft ? `Correct ${label}, not saved yet` : `Correct ${label}`}
      onClick={onEdit}
      onKeyDown={onKeyDown}
    >
      <IconPencil size={14} aria-hidden />
    </button>
  );
}
