/** What any upload may take besides its bytes, in ms: to connect, to be checked and to be answered. */
const baseMs = 120_000;
/**
 * Bytes a second that we count on. Bad airport Wi-Fi has 20 KB, with which the largest file that is
 * taken needs 13 minutes. The server waits for slower ones (`leastRate` in its `body-guard.ts`).
 */
const leastRate = 15 * 1024;

/** How long a call with this file may take, in ms. */
export const uploadTimeout = ({ size }: Blob): number =>
  baseMs + Math.ceil((size / leastRate) * 1000);
