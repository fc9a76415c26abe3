import { can } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { type PaletteCommand, usePaletteOffer } from '../../../shared/palette/offers.ts';
import { useUser } from '../../../shared/session/session-store.ts';
import { EraseDialog } from '../dialogs/EraseDialog.tsx';
import { orderSubject } from '../order-offers.tsx';
import type { OrderDetail } from '../order-store.ts';

const eraseCommand = (run: () => void): PaletteCommand => ({
  id: 'erase',
  label: 'Erase for good',
  icon: <IconTrashX size={18} stroke={1.75} aria-hidden />,
  effect: 'asks first',
  last: true,
  run,
});

/** Erase for good: an Admin's, and of a deleted order only (spec, Statuses and folders). */
export function EraseButton({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState(false);
  const { type } = useUser();
  const mayErase = order.process_status === 'Deleted' && can(type, 'erase-orders');
  usePaletteOffer(() => ({
    subject: orderSubject(order),
    commands: mayErase ? [eraseCommand(() => setOpened(true))] : [],
  }));
  if (!mayErase) return null;
  return (
    <>
      <Button
        variant="danger-line"
        leftSection={<IconTrashX size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Erase for good
      </Button>
      <EraseDialog opened={opened} onClose={() => setOpened(false)} order={order} />
    </>
  );
}
