import {
  can,
  type Due,
  type FolderName,
  folders,
  listsDue,
  type ProcessMonth,
} from '@pabean/domain';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';

/** Refuses a folder that the member's role may not see (spec section 6). */
export function requireFolder(folder: FolderName, member: Member): void {
  if (!can(member.type, folders[folder].permission)) {
    throw new Refusal(403, `Your role may not see ${folders[folder].navLabel}.`);
  }
}

/** Refuses what is late or at risk of a folder in which nothing is to be filed. */
export function requireDue(folder: FolderName, due: Due | undefined): void {
  if (due === undefined || listsDue({ name: folder })) return;
  const message = `Nothing in ${folders[folder].navLabel} is to be filed.`;
  throw new Refusal(422, message, { errors: [{ path: 'due', message }] });
}

/** Refuses a month of a folder that is not listed by month: it would be counted by it and not filtered. */
export function requireMonth(folder: FolderName, month: ProcessMonth | undefined): void {
  if (month === undefined || folder === 'futureOrder') return;
  const message = `${folders[folder].navLabel} cannot be listed by month.`;
  throw new Refusal(422, message, { errors: [{ path: 'month', message }] });
}
