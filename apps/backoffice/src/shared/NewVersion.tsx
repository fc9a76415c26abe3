import { Button } from '@pabean/ui/Button';
import { useNewVersion } from '@pabean/ui/new-version';
import styles from './NewVersion.module.css';

/** Says that this tab is older than the server: parts of it are gone there. Drafts outlive a reload. */
export function NewVersion() {
  const isThere = useNewVersion();
  return isThere && <NewVersionBar />;
}

/** At the window's bottom end; what stands in its corner stands above it. */
export function NewVersionBar() {
  return (
    <div className={styles.root} role="alert">
      <p>There is a new version. Reload to continue. Your drafts are kept.</p>
      <Button size="md" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
