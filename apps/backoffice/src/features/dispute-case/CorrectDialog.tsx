import type { DisputeCase } from '@pabean/api-client/contract';
import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import fieldStyles from '../../shared/disputes/TypedFields.module.css';
import { TypedFields } from '../../shared/disputes/TypedFields.tsx';
import { StaffForm } from '../../shared/StaffForm.tsx';
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
  const { field, values, pending, failure, submit, giveUp } = useCorrection(one, onClose);
  function cancel() {
    if (!pending) giveUp();
    onClose();
  }
  return (
    <StaffForm
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Correct"
      label={`Correct ${one.dispute_id}`}
      footer={
        <Button variant="default" size="md" onClick={cancel}>
          Cancel
        </Button>
      }
    >
      <p className={styles.line}>
        What was typed of this case. The history says what was corrected, from what to what.
        {one.state === 'expired' && ' A day that has not passed opens the case again.'}
      </p>
      <div className={fieldStyles.grid}>
        <TypedFields field={field} values={values} focused />
      </div>
    </StaffForm>
  );
}
