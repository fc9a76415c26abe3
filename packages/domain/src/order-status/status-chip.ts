import { type ProcessingMode, statusLabel } from './order-status.ts';
import { type StatusTone, statusTone } from './status-tone.ts';

export type StatusChip = { label: string; tone: StatusTone };

const chipsOfNew: Record<ProcessingMode, StatusChip> = {
  Standard: { label: 'New', tone: 'new' },
  Priority: { label: 'Priority', tone: 'priority' },
  Future: { label: 'Future', tone: 'future' },
};

/**
 * The chip of an order among orders of other folders. New orders wait in three folders by their
 * mode, and there it says in which.
 */
export function statusChip(status: string, mode: ProcessingMode): StatusChip {
  return status === 'New'
    ? chipsOfNew[mode]
    : { label: statusLabel(status), tone: statusTone(status) };
}
