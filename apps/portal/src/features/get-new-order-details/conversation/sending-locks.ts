import { placeOf } from './unsent.ts';

/**
 * A tab holds a lock for the message that it sends: the browser tells every tab of it, and ends it with
 * the tab.
 */
const prefix = 'portal-sending ';

// A browser without locks: each tab knows of itself alone.
const lockManager = (): LockManager | undefined => navigator.locks;

/** The locks that this page holds. */
const holding = new Set<string>();

type Alone<T> = {
  /** What comes of it where another tab has the message; without it, this one waits for its turn. */
  readonly busy?: T;
  /**
   * How long another tab may have it, in ms. The system may have put that tab to sleep amid sending: it holds its
   * lock until it wakes. Its send and this one have the same key, by which the server knows a repeat.
   */
  readonly patience?: number;
};

/** Does something with a message while no other tab does. */
export async function doAlone<T>(
  orderId: string,
  about: string,
  work: () => Promise<T>,
  { busy, patience }: Alone<T> = {},
): Promise<T> {
  const locks = lockManager();
  if (locks === undefined) return work();
  const name = prefix + placeOf(orderId, about);
  let begun: Promise<T> | undefined;
  const begin = (lock: Lock | null): T | Promise<T> => {
    if (lock === null && busy !== undefined) return busy;
    holding.add(name);
    begun = work().finally(() => holding.delete(name));
    return begun;
  };
  const isOver = patience === undefined ? undefined : AbortSignal.timeout(patience);
  const options: LockOptions =
    busy === undefined ? { ...(isOver && { signal: isOver }) } : { ifAvailable: true };
  try {
    return await locks.request(name, options, begin);
  } catch {
    // Another tab has taken over what was sent here, or there are no locks here, as on a page of an unknown origin.
    if (begun !== undefined || !isOver?.aborted) return begun ?? work();
  }
  return locks.request(name, { steal: true }, begin).catch(() => begun ?? work());
}

/** Which of these messages another tab sends. */
export async function sentElsewhere(
  orderId: string,
  abouts: readonly string[],
): Promise<readonly string[]> {
  const all = await lockManager()
    ?.query()
    .catch(() => undefined);
  const names = new Set(all?.held?.map(({ name }) => name));
  const nameOf = (about: string) => prefix + placeOf(orderId, about);
  return abouts.filter((about) => names.has(nameOf(about)) && !holding.has(nameOf(about)));
}

/**
 * Waits until no tab sends this message any more: one that was closed cannot tell.
 * @returns false where one still does after that time
 */
export async function untilSent(
  orderId: string,
  about: string,
  patience: number,
): Promise<boolean> {
  const name = prefix + placeOf(orderId, about);
  const signal = AbortSignal.timeout(patience);
  await lockManager()
    ?.request(name, { mode: 'shared', signal }, () => undefined)
    .catch(() => undefined);
  return !signal.aborted;
}
