import { canManageMember, type Role } from '@pabean/domain';
import type { DataTableColumn } from '@pabean/ui/DataTable';
import styles from './cells.module.css';
import { ActionCell, EmailCell, NameCell, PasswordCell } from './cells.tsx';
import { sameEmail, type TeamMember } from './team-store.ts';

type Options = {
  /** The signed-in person's own type and e-mail. */
  actor: Role;
  ownEmail: string | null;
  onDelete: (member: TeamMember) => void;
};

/** The columns of the Team Member List (design section 7, "Manage Team"). */
export function memberColumns(options: Options): readonly DataTableColumn<TeamMember>[] {
  const { actor, ownEmail, onDelete } = options;
  const isOwn = ({ email }: TeamMember) => ownEmail !== null && sameEmail(email, ownEmail);
  return [
    {
      id: 'name',
      header: 'Name',
      cell: (member) => <NameCell name={member.name} own={isOwn(member)} />,
      width: '148px',
      minWidth: 120,
      cardSlot: 'title',
      rowHeader: true,
    },
    {
      id: 'email',
      header: 'Email',
      cell: ({ email }) => <EmailCell email={email} />,
      minWidth: 140,
      cardSlot: 'full',
    },
    {
      id: 'password',
      header: 'Password',
      cell: ({ id }) => <PasswordCell memberId={id} />,
      width: 100,
      cardSlot: 'full',
    },
    {
      id: 'type',
      header: 'Member Type',
      cell: ({ type }) => <span className={styles.type}>{type}</span>,
      width: 100,
      cardSlot: 'chip',
    },
    {
      id: 'action',
      header: 'Action',
      cell: (member) =>
        canManageMember(actor, member.type) && (
          <ActionCell member={member} own={isOwn(member)} onDelete={onDelete} />
        ),
      width: 172,
      align: 'end',
      sticky: 'end',
      cardSlot: 'action',
    },
  ];
}
