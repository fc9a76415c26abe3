import type { ProcessStatus } from './order-status.ts';

/** One button of the comment panel: `label` is its full name, `short` fits under a "Move to" heading. */
export type Move = { to: ProcessStatus; label: string; short: string };

/**
 * The eight moves in the order of the design, with the button texts of spec section 4 word for word.
 * Delete stands last, apart from the harmless ones.
 */
export const moves: readonly Move[] = [
  { to: 'Awaiting', label: 'Move to Awaiting Response', short: 'Awaiting Response' },
  { to: 'AwaitingGovt', label: 'Move to Awaiting Govt', short: 'Awaiting Govt' },
  { to: 'Contact Customer', label: 'Move to Contact Customer', short: 'Contact Customer' },
  { to: 'Customer Called', label: 'Move to Customer Called', short: 'Customer Called' },
  { to: 'Refunds', label: 'Move to Completed Refunds', short: 'Completed Refunds' },
  { to: 'Completed', label: 'Move to Completed Orders', short: 'Completed Orders' },
  { to: 'ChargeBack', label: 'Move to ChargeBack', short: 'ChargeBack' },
  { to: 'Deleted', label: 'Move to Delete', short: 'Delete' },
];

/** The moves an order of this status offers: all but the one to where it already is (spec section 4). */
export function movesFrom(status: ProcessStatus): readonly Move[] {
  return moves.filter((move) => move.to !== status);
}

/**
 * Whether the comment panel may move an order so. New and Pending are never a target here:
 * New is reached by payment or by "Move to Original Folder", Pending only at intake.
 */
export function canMove(from: ProcessStatus, to: ProcessStatus): boolean {
  return movesFrom(from).some((move) => move.to === to);
}

/** The digit that stands for a move on the keyboard; it is the same in every status. */
export function moveKey(to: ProcessStatus): string {
  return String(moves.findIndex((move) => move.to === to) + 1);
}
