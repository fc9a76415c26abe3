import { Button } from '@pabean/ui/Button';
import { IconMailX } from '@tabler/icons-react';

type BouncedFilterProps = { on: boolean; onChange: (on: boolean | undefined) => void };

/** Only the orders whose mail came back or was complained about: their travellers wait in vain. */
export function BouncedFilter({ on, onChange }: BouncedFilterProps) {
  return (
    <Button
      variant={on ? 'filled' : 'default'}
      leftSection={<IconMailX size={16} aria-hidden />}
      aria-pressed={on}
      onClick={() => onChange(on ? undefined : true)}
    >
      Bounced mail
    </Button>
  );
}
