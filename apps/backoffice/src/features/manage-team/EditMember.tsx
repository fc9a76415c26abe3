import { canManageMember } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { InlineError } from '@pabean/ui/InlineError';
import { Skeletons } from '@pabean/ui/Skeletons';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useUser } from '../../shared/session/session-store.ts';
import { FormCard } from './FormCard.tsx';
import styles from './ManageTeam.module.css';
import { MemberForm } from './MemberForm.tsx';
import { useMemberInfo } from './member-info.ts';

/** The form in edit mode, for the member that the address names. */
export function EditMember({ id }: { id: string }) {
  const { view, retry } = useMemberInfo(id);
  const { type: actor } = useUser();
  const navigate = useNavigate();
  const leave = () => void navigate(paths.page('manageTeam'));
  // A password takes a while to be stored: who went on meanwhile stays where they are.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const back = (
    <Button variant="default" size="md" onClick={leave}>
      Cancel
    </Button>
  );

  if (view.state === 'loading') {
    return (
      <FormCard title="Edit team member">
        <Skeletons rows={8} height={22} label="Loading the team member" />
      </FormCard>
    );
  }
  if (view.state === 'failed') {
    return (
      <FormCard title="Edit team member">
        <InlineError title="This team member could not be loaded." onRetry={retry}>
          {view.failure.message}
        </InlineError>
        {back}
      </FormCard>
    );
  }
  if (view.state === 'missing' || !canManageMember(actor, view.member.type)) {
    return (
      <FormCard title="Edit team member">
        <p role="alert" className={styles.message}>
          {view.state === 'missing' ? view.message : 'You may not change this team member.'}
        </p>
        {back}
      </FormCard>
    );
  }
  return (
    <FormCard title={`Edit ${view.member.name}`}>
      <MemberForm
        member={view.member}
        onSaved={() => isHere.current && leave()}
        onRefused={retry}
        onCancel={leave}
      />
    </FormCard>
  );
}
