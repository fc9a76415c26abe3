import { can, type FolderName, folders } from '@pabean/domain';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';

/** Refuses a folder that the member's role may not see (spec section 6). */
export function requireFolder(folder: FolderName, member: Member): void {
  if (!can(member.type, folders[folder].permission)) {
    throw new Refusal(403, `Your role may not see ${folders[folder].navLabel}.`);
  }
}
