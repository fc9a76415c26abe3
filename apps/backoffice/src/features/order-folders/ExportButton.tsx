import { Button } from '@pabean/ui/Button';
import { IconDownload, IconPlayerStop } from '@tabler/icons-react';
import type { ListRequest } from '../../shared/orders/fetch-page.ts';
import { startExport, stopExport, useExport } from './export-store.ts';
import styles from './view-buttons.module.css';

const megabytes = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Saves the orders of the list as CSV; while that goes on it tells how much has come, and stops it. */
export function ExportButton({
  request,
  total,
}: {
  request: ListRequest;
  total: number | undefined;
}) {
  const { bytes } = useExport();
  if (bytes !== null) {
    return (
      <Button
        variant="default"
        className={styles.button}
        leftSection={<IconPlayerStop size={16} aria-hidden />}
        title="Stop the export"
        onClick={stopExport}
      >
        <span className={styles.running}>Stop, {megabytes.format(bytes / 1_000_000)} MB</span>
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      className={styles.button}
      leftSection={<IconDownload size={16} aria-hidden />}
      title="Save all orders of this list as CSV"
      disabled={total === undefined || total === 0}
      onClick={() => void startExport(request)}
    >
      <span className={styles.word}>Export</span>
    </Button>
  );
}
