import { Button, Spinner } from '@pabean/ui/Button';
import { IconRefresh } from '@tabler/icons-react';
import type { Refresh } from './useRefresh.ts';

/** Stays pressable and in focus while it works; a second press does nothing. */
export function RefreshButton({ busy, refresh }: Refresh) {
  return (
    <Button
      variant="default"
      leftSection={busy ? <Spinner /> : <IconRefresh size={16} aria-hidden />}
      aria-busy={busy || undefined}
      onClick={refresh}
    >
      Refresh
    </Button>
  );
}
