import { PageTitle } from '@pabean/ui/PageTitle';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { setPageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { deleteMember } from './delete-member.tsx';
import { EditMember } from './EditMember.tsx';
import { FormCard } from './FormCard.tsx';
import styles from './ManageTeam.module.css';
import { MemberForm } from './MemberForm.tsx';
import { forgetPasswords } from './set-passwords.ts';
import { listTitleId, TeamMemberList } from './TeamMemberList.tsx';
import { closeTeam, openTeam, type TeamMember } from './team-store.ts';
import { useFocusBack } from './useFocusBack.ts';

/** The team (spec section 2, "Manage Team"); with an id in its address it edits that member. */
export function ManageTeamScreen() {
  const { teamMemberId } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    setPageTitle('Manage Team');
    openTeam();
    return () => {
      closeTeam();
      forgetPasswords();
    };
  }, []);
  useFocusBack(teamMemberId);

  // By reference, so that the list's columns stay the same when another member is edited.
  const edited = useRef(teamMemberId);
  edited.current = teamMemberId;
  const onDelete = useCallback(
    async (member: TeamMember) => {
      if (!(await deleteMember(member))) return;
      document.getElementById(listTitleId)?.focus();
      if (member.id === edited.current) void navigate(paths.page('manageTeam'));
    },
    [navigate],
  );

  return (
    <div className={styles.page}>
      <PageTitle title="Manage Team" />
      <div className={styles.columns}>
        {teamMemberId === undefined ? (
          <FormCard title="Add team member">
            <MemberForm member={null} onSaved={() => {}} />
          </FormCard>
        ) : (
          <EditMember key={teamMemberId} id={teamMemberId} />
        )}
        <TeamMemberList onDelete={onDelete} />
      </div>
    </div>
  );
}
