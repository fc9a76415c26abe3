import { DataTable } from '@pabean/ui/DataTable';
import { InlineError } from '@pabean/ui/InlineError';
import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useUser } from '../../shared/session/session-store.ts';
import { memberColumns } from './columns.tsx';
import styles from './ManageTeam.module.css';
import { loadTeam, type TeamMember, useTeam } from './team-store.ts';

const rowId = (member: TeamMember) => member.id;
/** Where the focus goes when the row that held it is gone. */
export const listTitleId = 'team-list-title';

type Props = { onDelete: (member: TeamMember) => void };

/** Everybody who may sign in, with Edit and Delete for those whom this person may manage. */
export function TeamMemberList({ onDelete }: Props) {
  const { loading, members, ownEmail, failure } = useTeam();
  const { type: actor } = useUser();
  const columns = useMemo(
    () => memberColumns({ actor, ownEmail, onDelete }),
    [actor, ownEmail, onDelete],
  );
  if (failure !== null) {
    return <InlineError title="The team could not be loaded." onRetry={() => void loadTeam()} />;
  }
  return (
    <DataTable
      columns={columns}
      rows={members}
      rowId={rowId}
      caption="Team Member List"
      emptyTitle="No record found"
      emptyIcon={IconUsers}
      loading={loading}
      skeletonRows={6}
      maxHeight={null}
      toolbar={
        <header className={styles.listHead}>
          <h2 id={listTitleId} className={styles.listTitle} tabIndex={-1}>
            Team Member List
          </h2>
          {loading !== 'first' && <span className={styles.count}>{members.length}</span>}
        </header>
      }
    />
  );
}
