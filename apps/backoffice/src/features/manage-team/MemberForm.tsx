import { Button } from '@pabean/ui/Button';
import { PasswordInput } from '@pabean/ui/PasswordInput';
import { Select } from '@pabean/ui/Select';
import { TextInput } from '@pabean/ui/TextInput';
import { StaffForm } from '../../shared/StaffForm.tsx';
import styles from './ManageTeam.module.css';
import { type TeamMember, useTeam } from './team-store.ts';
import { useMemberForm } from './useMemberForm.ts';

type MemberFormProps = {
  member: TeamMember | null;
  onSaved: () => void;
  onRefused?: () => void;
  /** What was typed is given up. */
  onCancel?: () => void;
};

/** Name, Email, Password and Member Type, to add a member or to change one. */
export function MemberForm({ member, onSaved, onRefused, onCancel }: MemberFormProps) {
  const { field, pending, failure, submit, giveUp } = useMemberForm({ member, onSaved, onRefused });
  const { types } = useTeam();
  const editing = member !== null;
  return (
    <StaffForm
      label={editing ? `Edit ${member.name}` : 'Add team member'}
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel={editing ? 'Update Team Member' : 'Add Team Member'}
      footer={
        onCancel && (
          <Button
            variant="default"
            size="md"
            onClick={() => {
              giveUp();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )
      }
      wide={!editing}
    >
      <div className={styles.fields}>
        <TextInput
          {...field('name')}
          label="Name"
          dir="auto"
          autoComplete="off"
          autoFocus={editing}
        />
        <TextInput
          {...field('email')}
          label="Email"
          type="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...field('password')}
          label="Password"
          description={editing ? 'Leave it empty to keep the old one.' : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="new-password"
        />
        <Select {...field('type')} label="Member type">
          <option value="">Select type</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
      </div>
    </StaffForm>
  );
}
