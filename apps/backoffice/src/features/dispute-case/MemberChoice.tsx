import type { DisputeCase } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { IconUserCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { usePaletteOffer } from '../../shared/palette/offers.ts';
import { useUser } from '../../shared/session/session-store.ts';
import styles from './CaseHead.module.css';
import { caseSubject, takeCommand } from './case-commands.tsx';
import { changeCase } from './case-store.ts';

/** Who has the case: taken with one press, or given to somebody. */
export function MemberChoice({ one }: { one: DisputeCase }) {
  const { id: ownId, name } = useUser();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const give = async (memberId: number | 'me' | null) => {
    if (busy) return;
    setBusy(true);
    await changeCase({ what: 'member', memberId });
    setBusy(false);
  };
  const { member, members } = one;
  // Who has left the team still has the case until it is given to somebody else.
  const isListed = member === null || members.some((each) => each.id === member.id);
  // Two members may have one name; tokens of an earlier version tell no id.
  const isOwn = ownId === undefined ? member?.name === name : member?.id === ownId;
  usePaletteOffer(() => ({
    subject: caseSubject(one),
    commands: isOwn ? [] : [takeCommand(() => void give('me'))],
  }));
  const choices = isListed || member === null ? members : [member, ...members];
  return (
    <span className={styles.member} data-name={member?.name ?? 'Nobody'}>
      <IconUserCheck size={16} aria-hidden />
      <label htmlFor={id}>Member</label>
      <select
        id={id}
        className={styles.select}
        value={String(member?.id ?? '')}
        // Really disabled it would lose the focus.
        aria-disabled={busy || undefined}
        onChange={({ currentTarget: { value } }) => void give(value === '' ? null : Number(value))}
      >
        <option value="">Nobody</option>
        {choices.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      {!isOwn && <TakeButton busy={busy} onTake={() => void give('me')} />}
    </span>
  );
}

function TakeButton({ busy, onTake }: { busy: boolean; onTake: () => void }) {
  const button = useFocusInPlace<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant="default"
      size="xs"
      aria-disabled={busy || undefined}
      onClick={onTake}
    >
      Take it
    </Button>
  );
}
