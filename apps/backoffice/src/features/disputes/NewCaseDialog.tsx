import { disputeKindFacts, disputeKinds } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { Select } from '@pabean/ui/Select';
import { TextInput } from '@pabean/ui/TextInput';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { DialogForm } from '../../shared/DialogForm.tsx';
import fieldStyles from '../../shared/disputes/TypedFields.module.css';
import { hintBelow, TypedFields } from '../../shared/disputes/TypedFields.tsx';
import styles from './NewCaseDialog.module.css';
import { useNewCase } from './useNewCase.ts';

type Props = { opened: boolean; onClose: () => void; gateways: readonly string[] };

/** A case by hand, as a mail or a page of a gateway told it. What was typed stays until it is accepted. */
export function NewCaseDialog({ opened, onClose, gateways }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="New case" size={640}>
      {opened && <NewCaseForm onClose={onClose} gateways={gateways} />}
    </AppModal>
  );
}

const kinds = [
  { value: '', label: 'Select' },
  ...disputeKinds.map((kind) => ({ value: kind, label: disputeKindFacts[kind].label })),
];

function NewCaseForm({ onClose, gateways }: Omit<Props, 'opened'>) {
  const { field, values, pending, failure, submit } = useNewCase(onClose);
  const listId = useId();
  return (
    <DialogForm
      // Without `giveUp`: what was typed stays after Cancel too.
      form={{ pending, failure, submit }}
      onClose={onClose}
      submitLabel="Add the case"
      label="New case"
    >
      <div className={fieldStyles.grid}>
        <TextInput
          {...field('gateway')}
          label="Gateway"
          list={listId}
          className={styles.listed ?? ''}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          data-autofocus
        />
        <datalist id={listId}>
          {gateways.map((gateway) => (
            <option key={gateway} value={gateway} />
          ))}
        </datalist>
        <TextInput
          {...field('gatewayDisputeId')}
          label="The gateway’s number of the case"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <Select {...field('kind')} label="Kind" data={kinds} />
        <TextInput
          {...field('payment')}
          {...hintBelow}
          label="Order, transaction or payment"
          description="A case that matches no order waits to be attached"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <TypedFields field={field} values={values} />
      </div>
    </DialogForm>
  );
}
