import { Button } from '@pabean/ui/Button';
import { IconRefresh } from '@tabler/icons-react';

/** Spec section 2: Refresh loads the whole page anew. */
export const refresh = () => window.location.reload();

export function RefreshButton() {
  return (
    <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={refresh}>
      Refresh
    </Button>
  );
}
