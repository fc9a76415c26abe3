import { Button } from '@pabean/ui/Button';
import { ChunkFailed } from '@pabean/ui/load-chunk';
import { useNewVersion } from '@pabean/ui/new-version';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { setPageTitle } from '../shared/page-title.ts';
import styles from './ErrorScreen.module.css';

/** The titles are spec section 8's. */
const unexpected = 'Unexpected Application Error!';

/**
 * A screen failed or could not be fetched: what to do, inside the shell when that still stands
 * (design section 7, "Crash pages").
 */
export function ErrorScreen() {
  const error = useRouteError();
  const chunk = error instanceof ChunkFailed;
  const isOld = useNewVersion();
  useEffect(() => {
    setPageTitle(unexpected);
    // biome-ignore lint/suspicious/noConsole: what went wrong must be findable by who looks for it
    console.error(error);
  }, [error]);
  return (
    <div className={styles.root} role="alert">
      <h1 className={styles.title}>{chunk ? error.message : unexpected}</h1>
      {/* Beside the router it is said what to do about an old page. */}
      {!(chunk && isOld) && (
        <>
          <p className={styles.sentence}>
            {chunk
              ? 'A part of the page could not be fetched. Check your connection, then reload.'
              : 'Something went wrong on this page. Your saved data is safe. Reload to continue.'}
          </p>
          <Button size="md" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      )}
    </div>
  );
}
