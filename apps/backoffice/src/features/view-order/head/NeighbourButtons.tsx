import { Button } from '@pabean/ui/Button';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { WalkStep } from '../../../shared/orders/list-walk.ts';
import type { Neighbours } from '../useNeighbours.ts';
import styles from './NeighbourButtons.module.css';

const steps = [
  { step: -1, label: 'Previous', key: 'p' },
  { step: 1, label: 'Next', key: 'n' },
] as const;

/** To the orders before and after this one in the list it was opened from; muted at its ends. */
export function NeighbourButtons({ hasPrevious, hasNext, going, go, cameBy }: Neighbours) {
  const buttons = useRef<Partial<Record<WalkStep, HTMLButtonElement | null>>>({});
  // Whoever presses Next again and again finds it under the finger: each order draws it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the order is there
  useEffect(() => {
    if (cameBy?.by === 'button') buttons.current[cameBy.step]?.focus({ preventScroll: true });
  }, []);
  return (
    <nav className={styles.root} aria-label="Orders of the list">
      {steps.map(({ step, label, key }) => {
        const muted = !(step === 1 ? hasNext : hasPrevious);
        return (
          <Button
            key={step}
            ref={(button) => {
              buttons.current[step] = button;
            }}
            variant="subtle"
            color="gray"
            className={styles.button}
            leftSection={
              step === -1 && <IconChevronLeft size={16} className={styles.arrow} aria-hidden />
            }
            rightSection={
              step === 1 && <IconChevronRight size={16} className={styles.arrow} aria-hidden />
            }
            aria-label={`${label} order`}
            title={`${label} order`}
            aria-keyshortcuts={key}
            aria-disabled={muted || undefined}
            aria-busy={going === step || undefined}
            data-muted={muted || undefined}
            onClick={() => go(step)}
          >
            <span className={styles.label}>{label}</span>
          </Button>
        );
      })}
    </nav>
  );
}
