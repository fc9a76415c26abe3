import { Button } from '@pabean/ui/Button';
import { IconPencil } from '@tabler/icons-react';
import { useCorrections } from './CorrectionsContext.tsx';
import { type EditedField, editButtonId, editedLabel } from './edited-field.ts';

/** Opens the editor of a whole section. */
export function SectionEditButton({ field }: { field: EditedField }) {
  const { open, openField, hasDraft } = useCorrections();
  if (openField === field) return null;
  return (
    <Button
      id={editButtonId(field)}
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      aria-label={`Correct ${editedLabel(field)}`}
      onClick={() => open(field)}
    >
      {hasDraft(field) ? 'Correct, not saved yet' : 'Correct'}
    </Button>
  );
}
