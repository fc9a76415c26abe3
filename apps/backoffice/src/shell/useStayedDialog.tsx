import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { notify } from '../shared/notify.ts';
import type { Stayed } from '../shared/orders/in-parts.ts';
import type { StayedDialog } from './StayedDialog.tsx';

type Loaded = { StayedDialog: ComponentType<ComponentProps<typeof StayedDialog>> };

/** The dialog of the orders that stayed; its script comes with the first press for it. */
export function useStayedDialog() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** What it lists; its words stay while it fades away. */
  const [stayed, setStayed] = useState<readonly Stayed[]>([]);
  const [opened, setOpened] = useState(false);
  // A dialog that is drawn open from the start does not know whom to give the focus back to.
  useEffect(() => {
    if (loaded !== null) setOpened(true);
  }, [loaded]);
  function show(orders: readonly Stayed[]): void {
    setStayed(orders);
    if (loaded !== null) {
      setOpened(true);
      return;
    }
    import('./StayedDialog.tsx').then(setLoaded, () =>
      notify.error('The list could not be loaded. Please reload the page.', 'stayed'),
    );
  }
  const dialog = loaded && (
    <loaded.StayedDialog stayed={stayed} opened={opened} onClose={() => setOpened(false)} />
  );
  return { opened, show, dialog };
}
