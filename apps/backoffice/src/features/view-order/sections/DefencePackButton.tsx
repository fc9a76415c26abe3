import type { DefencePackType } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useDefencePack } from './useDefencePack.ts';

type Props = { orderId: string; type: DefencePackType };

/** Defence Pack 1 or 2: the letter for the bank, as a PDF in a new window (spec section 2). */
export function DefencePackButton({ orderId, type }: Props) {
  const { pending, open } = useDefencePack(orderId, type);
  return (
    <Button
      variant="default"
      leftSection={pending ? <Spinner /> : <IconFileTypePdf size={16} aria-hidden />}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={open}
    >
      Defence Pack {type}
    </Button>
  );
}
