import { Button } from '@pabean/ui/Button';
import { IconClock } from '@tabler/icons-react';
import styles from './view-buttons.module.css';

type FirstToFileProps = {
  /** Whether the list is sorted by the clock. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Sorts a list by the clock or newest first; some lists begin so. */
export function FirstToFile({ isOn, onChange }: FirstToFileProps) {
  return (
    <Button
      variant="default"
      className={styles.button}
      aria-pressed={isOn}
      title="The orders first that are to be filed first"
      leftSection={<IconClock size={16} aria-hidden />}
      onClick={() => onChange(!isOn)}
    >
      First to file
    </Button>
  );
}
