import { Button } from '@pabean/ui/Button';
import { IconMailX } from '@tabler/icons-react';
import styles from './list.module.css';

type BouncedFilterProps = { on: boolean; onChange: (on: boolean | undefined) => void };

/** Only the orders whose mail came back or was complained about: their travellers wait in vain. */
export function BouncedFilter({ on, onChange }: BouncedFilterProps) {
  return (
    <Button
      variant={on ? 'filled' : 'default'}
      className={styles.filter}
      leftSection={<IconMailX size={16} aria-hidden />}
      title="Only orders whose mail bounced or was reported as spam"
      aria-pressed={on}
      onClick={() => onChange(on ? undefined : true)}
    >
      <span className={styles.filterLabel}>Bounced mail</span>
    </Button>
  );
}
