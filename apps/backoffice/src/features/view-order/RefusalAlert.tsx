import { Button, Spinner } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './attention.module.css';
import { failed } from './failed.ts';
import { reloadOrder } from './order-store.ts';

type Props = {
  /** The server's words: who changed what meanwhile (spec, Statuses and folders). */
  message: string | null;
  /** The latest is on screen now. */
  onLoaded: () => void;
};

/** Somebody else was faster: says so, and offers their version without losing what is typed here. */
export function RefusalAlert({ message, onLoaded }: Props) {
  return (
    <div role="alert" className={styles.alert}>
      {message !== null && (
        <>
          <p className={styles.message}>{message}</p>
          <LoadLatest onLoaded={onLoaded} />
        </>
      )}
    </div>
  );
}

function LoadLatest({ onLoaded }: Pick<Props, 'onLoaded'>) {
  const [pending, setPending] = useState(false);
  const button = useFocusInPlace<HTMLButtonElement>();
  async function loadLatest() {
    if (pending) return;
    setPending(true);
    const failure = await reloadOrder();
    setPending(false);
    if (failure) failed(failure);
    else onLoaded();
  }
  return (
    <Button
      ref={button}
      variant="default"
      leftSection={pending ? <Spinner /> : <IconRefresh size={16} aria-hidden />}
      aria-disabled={pending || undefined}
      onClick={() => void loadLatest()}
    >
      Load the latest
    </Button>
  );
}
