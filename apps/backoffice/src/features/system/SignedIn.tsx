import { formatDateMinutes } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import table from '../../shared/plain-table.module.css';
import { type SignedInMember, signOutOf } from './system-store.ts';
import { useRowFocus } from './useRowFocus.ts';

/** Who is signed in; everybody but oneself can be signed out, everywhere. */
export function SignedIn({ members, all }: { members: readonly SignedInMember[]; all: number }) {
  const { table: place, setActed } = useRowFocus(members.map(({ id }) => id));
  const signOut = (member: SignedInMember) => {
    setActed(member.id);
    void signOutOf(member);
  };
  return (
    <SectionCard
      id="signed-in"
      title="Signed in"
      count={`${members.length} of ${all} members`}
      padding="none"
    >
      <table ref={place} tabIndex={-1} className={table.table} aria-label="Signed in">
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Since</th>
            <th scope="col" className={table.end}>
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                {member.name} <span className={table.quiet}>{member.type}</span>
                <br />
                <span className={table.quiet}>{placeOf(member)}</span>
              </th>
              <td className={table.date}>{formatDateMinutes(member.since)}</td>
              <td className={table.end}>
                {member.own ? (
                  'You'
                ) : (
                  <Button
                    variant="default"
                    aria-label={`Sign out ${member.name}`}
                    onClick={() => signOut(member)}
                  >
                    Sign out
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}

function placeOf({ device, sessions }: SignedInMember): string {
  const where = device?.replaceAll('-', ', ') || 'Device not known';
  return sessions === 1 ? where : `${where}, ${sessions} sessions`;
}
