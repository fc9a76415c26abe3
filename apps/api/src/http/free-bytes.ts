/**
 * Gives the memory of bytes back that nobody needs any more; they are empty then. Of such chunks
 * 64 MB and more may lie about before the runtime collects them by itself.
 */
export function freeBytes({ buffer, byteLength }: Buffer): void {
  // A small chunk may share its memory with others. Node 20 knows no `transfer`.
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== byteLength) return;
  if ('transfer' in buffer) buffer.transfer(0);
}
