/** Time after which a script that did not load counts as failed, in milliseconds (spec section 9). */
const chunkTimeoutMs = 120_000;

/** A part of the app could not be fetched: offline, or an older version after a new one went out. */
export class ChunkFailed extends Error {}

/** Loads a screen's script. The words of the failure are spec section 8's. */
export async function loadChunk<M>(name: string, load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('time-out')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (cause) {
    throw new ChunkFailed(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
