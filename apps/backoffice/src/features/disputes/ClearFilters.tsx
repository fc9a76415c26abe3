import { Button } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import styles from './DisputesScreen.module.css';

/** Below a desk that the filters leave empty. It goes with its press, and so do they. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const line = useFocusInPlace<HTMLParagraphElement>();
  return (
    <p ref={line} className={styles.clear}>
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    </p>
  );
}
