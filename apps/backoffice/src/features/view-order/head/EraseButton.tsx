import { can } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../../shared/session/session-store.ts';
import { EraseDialog } from '../dialogs/EraseDialog.tsx';
import type { OrderDetail } from '../order-store.ts';

/** Erase for good: an Admin's, and of a deleted order only (decisions page, "Statuses and folders"). */
export function EraseButton({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState(false);
  const { type } = useUser();
  if (order.process_status !== 'Deleted' || !can(type, 'erase-orders')) return null;
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
