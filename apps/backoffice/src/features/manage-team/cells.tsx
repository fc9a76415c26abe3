import { Button, Spinner } from '@pabean/ui/Button';
import { EmailText } from '@pabean/ui/EmailText';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import styles from './cells.module.css';
import { useSetPassword } from './set-passwords.ts';
import { type TeamMember, useDeletion } from './team-store.ts';

/** Where the focus goes back to when edit mode is left. */
export const editButtonId = (memberId: string) => `edit-member-${memberId}`;

export function NameCell({ name, own }: { name: string; own: boolean }) {
  const initials = [...name.trim()].slice(0, 2).join('').toUpperCase();
  return (
    <span className={styles.name}>
      <span className={styles.image} data-initials={initials} aria-hidden />
      <span className={styles.words} title={name}>
        <bdi>{name}</bdi>
        {own && <span className={styles.quiet}> (you)</span>}
      </span>
    </span>
  );
}

export function EmailCell({ email }: { email: string }) {
  return <EmailText address={email} className={styles.quiet} />;
}

/** Dots, but for a password that this person has just set (spec, Safety). */
export function PasswordCell({ memberId }: { memberId: string }) {
  const password = useSetPassword(memberId);
  if (password !== undefined) {
    return (
      <bdi dir="ltr" className={styles.password}>
        {password}
      </bdi>
    );
  }
  return (
    <span className={styles.dots} role="img" aria-label="Hidden">
      ••••••••
    </span>
  );
}

type ActionCellProps = { member: TeamMember; own: boolean; onDelete: (member: TeamMember) => void };

/** Edit and Delete; members cannot delete themselves. */
export function ActionCell({ member, own, onDelete }: ActionCellProps) {
  const deleting = useDeletion(({ memberId }) => memberId === member.id);
  return (
    <span className={styles.actions}>
      <Button
        component={Link}
        to={paths.manageTeamMember(member.id)}
        id={editButtonId(member.id)}
        variant="default"
        size="xs"
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-label={`Edit ${member.name}`}
      >
        Edit
      </Button>
      {!own && (
        <Button
          variant="quiet-danger"
          size="xs"
          leftSection={deleting ? <Spinner /> : <IconTrash size={16} aria-hidden />}
          aria-label={`Delete ${member.name}`}
          aria-disabled={deleting || undefined}
          onClick={() => !deleting && onDelete(member)}
        >
          Delete
        </Button>
      )}
    </span>
  );
}
