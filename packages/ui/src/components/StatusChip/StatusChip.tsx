import '../../theme/tones.css';
import type { ReactNode } from 'react';
import { type StatusTone, toneIcon } from '../../theme/tones.ts';
import classes from './StatusChip.module.css';

export type StatusChipProps = {
  /** The status; it brings colour and icon. */
  tone: StatusTone;
  /** The word of the status. */
  children: ReactNode;
};

/**
 * Icon and word carry the meaning, colour only helps. For an unknown status use `deleted`.
 *
 * Not for: something to press: it is neither a button nor a filter.
 *
 * Accessibility: plain text; the icon is decoration.
 */
export function StatusChip({ tone, children }: StatusChipProps) {
  const Icon = toneIcon(tone);
  return (
    <span className={classes.root} data-tone={tone}>
      <Icon size={14} className={classes.icon} aria-hidden />
      {children}
    </span>
  );
}
