import { Button } from '@pabean/ui/Button';
import { IconDownload, IconPlayerStop } from '@tabler/icons-react';
import type { ListRequest } from '../../shared/orders/fetch-page.ts';
import { type PaletteCommand, usePaletteOffer } from '../../shared/palette/offers.ts';
import { startExport, stopExport, useExport } from './export-store.ts';
import styles from './view-buttons.module.css';

const megabytes = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const exportCommand = (run: () => void): PaletteCommand => ({
  id: 'export',
  label: 'Export',
  icon: <IconDownload size={18} stroke={1.75} aria-hidden />,
  effect: 'saves all orders of this list as CSV',
  run,
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
  const isRunning = bytes !== null;
  const isEmpty = total === undefined || total === 0;
  const start = () => void startExport(request);
  usePaletteOffer(() => ({
    commands: isRunning || isEmpty ? [] : [exportCommand(start)],
  }));
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
      disabled={isEmpty}
      onClick={start}
    >
      <span className={styles.word}>Export</span>
    </Button>
  );
}
