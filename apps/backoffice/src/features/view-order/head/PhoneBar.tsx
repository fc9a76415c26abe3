import { Button } from '@pabean/ui/Button';
import { IconMessagePlus, IconUpload } from '@tabler/icons-react';
import styles from './PhoneBar.module.css';

type Props = { onUpload: () => void; onComment: () => void };

/** On a phone the two forms are far down the page: this bar leads to them from everywhere. */
export function PhoneBar({ onUpload, onComment }: Props) {
  return (
    <div className={styles.bar}>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={onUpload}
      >
        Upload
      </Button>
      <Button leftSection={<IconMessagePlus size={18} aria-hidden />} onClick={onComment}>
        Add comment
      </Button>
    </div>
  );
}
