import type { DisputeCase } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { IconEye, IconSend } from '@tabler/icons-react';
import styles from './CasePhoneBar.module.css';
import { hasAnswer, lateNoteUntil } from './submit-refusal.ts';
import type { PackFile } from './usePackFile.ts';

type Props = { one: DisputeCase; pack: PackFile; refusal: string | null; onSubmit: () => void };

/** On a phone the pack is far down the page: this bar leads to it from everywhere. */
export function CasePhoneBar({ one, pack, refusal, onSubmit }: Props) {
  return (
    <div className={styles.bar}>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={pack.read}>
        Read the pack
      </Button>
      {!hasAnswer(one) && (
        <Button
          leftSection={<IconSend size={18} aria-hidden />}
          aria-disabled={refusal !== null || undefined}
          data-muted={refusal !== null || undefined}
          title={refusal ?? undefined}
          className={styles.submit}
          onClick={() => refusal === null && onSubmit()}
        >
          {lateNoteUntil(one) === null ? 'Submit' : 'Mark as sent'}
        </Button>
      )}
    </div>
  );
}
