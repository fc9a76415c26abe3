import type { DisputeCase } from '@pabean/api-client/contract';
import { AppModal } from '@pabean/ui/AppModal';
import { DialogForm } from '../../shared/DialogForm.tsx';
import fieldStyles from '../../shared/disputes/TypedFields.module.css';
import { TypedFields } from '../../shared/disputes/TypedFields.tsx';
import styles from './OutcomeDialog.module.css';
import { useCorrection } from './useCorrection.ts';

type Props = { opened: boolean; onClose: () => void; one: DisputeCase };

/** Corrects what a member typed of a case by hand. What is written stays until it is accepted, or is given up. */
export function CorrectDialog({ opened, onClose, one }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title={`Correct ${one.dispute_id}`} size={640}>
      {opened && <CorrectForm onClose={onClose} one={one} />}
    </AppModal>
  );
}

function CorrectForm({ onClose, one }: Omit<Props, 'opened'>) {
  const form = useCorrection(one, onClose);
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      submitLabel="Correct"
      label={`Correct ${one.dispute_id}`}
    >
      <p className={styles.line}>
        What was typed of this case. The history says what was corrected, from what to what.
        {one.state === 'expired' && ' A day that has not passed opens the case again.'}
      </p>
      <div className={fieldStyles.grid}>
        <TypedFields field={form.field} values={form.values} focused />
      </div>
    </DialogForm>
  );
}
