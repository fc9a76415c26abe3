import { Button } from '@pabean/ui/Button';
import { IconArrowsExchange, IconMessagePlus, IconUpload } from '@tabler/icons-react';
import { moveSheetButton } from '../focus-field.ts';
import styles from './PhoneBar.module.css';

type Props = { onUpload: () => void; onMove: () => void; onComment: () => void };

/** On a phone the two forms and the moves are far down the page: this bar leads to them from everywhere. */
export function PhoneBar({ onUpload, onMove, onComment }: Props) {
  return (
    <div className={styles.bar}>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={onUpload}
      >
        Upload
      </Button>
      <Button
        variant="default"
        id={moveSheetButton}
        aria-haspopup="dialog"
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        onClick={onMove}
      >
        Move to
      </Button>
      <Button leftSection={<IconMessagePlus size={18} aria-hidden />} onClick={onComment}>
        Comment
      </Button>
    </div>
  );
}
