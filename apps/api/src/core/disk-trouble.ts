/** What an operator can put right, by the code of the operating system. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  // A limit of the account, or a file system that holds 4 GB in one file at the most.
  EFBIG: 'the disk has no room for a file of this size',
  EACCES: 'it may not be written or read',
  EPERM: 'it may not be written or read',
  EROFS: 'it is read-only',
  ENOTDIR: 'it is no directory',
};

/** What only a file that is written meets. */
const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** Why a file or a directory could not be used, in words; null for a code of another kind. */
export function diskReason(code: string | undefined): string | null {
  return reasons[code ?? ''] ?? null;
}

/**
 * A file or a directory that could not be used, as one line; null for any other failure.
 * @param where what was written or read, where the failure does not name it
 */
export function diskTrouble(error: unknown, where: string): string | null {
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  // Those above it were made or there before.
  const isNoPlace = code === 'ENOENT' && syscall === 'mkdir';
  const reason = isNoPlace ? 'no folder can be made there' : diskReason(code);
  // Of a copy it is not the file that was read which found no room.
  const isWritten = dest !== undefined && noRoom.includes(code ?? '');
  const place = isWritten ? dest : (path ?? where);
  return reason === null ? null : `${place} cannot be used: ${reason}.`;
}
