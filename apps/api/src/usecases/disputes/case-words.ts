import { formatDateMinutes } from '@pabean/domain';

/** A moment as staff and banks read it, its zone named. */
export const minute = (at: string): string => `${formatDateMinutes(at, 'UTC')} UTC`;

/** `1 download`, `2 downloads`. */
export const counted = (count: number, name: string): string =>
  `${count} ${name}${count === 1 ? '' : 's'}`;
