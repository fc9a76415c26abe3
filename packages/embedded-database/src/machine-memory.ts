import { totalmem } from 'node:os';

/** Memory that this process may use, in bytes: the machine's, or the container's when that is less. */
export function machineMemory(
  total = totalmem(),
  /** What control groups allow; 0 or a number beyond all machines when they do not limit. */
  limit = process.constrainedMemory(),
): number {
  return limit > 0 ? Math.min(limit, total) : total;
}
