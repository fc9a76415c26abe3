import { placeOf } from './unsent.ts';

/**
 * A tab holds a lock for the message that it sends: the browser tells every tab of it, and ends it with
 * the tab.
 */
const prefix = 'portal-sending ';

// A browser without locks: each tab knows of itself alone.
const lockManager = (): LockManager | undefined => navigator.locks;

/**
 * Does something with a message while no other tab does.
 * @param busy what comes of it where another tab has the message; without it, this one waits for its turn
 */
export async function doAlone<T>(
  orderId: string,
  about: string,
  work: () => Promise<T>,
  busy?: T,
): Promise<T> {
  const locks = lockManager();
  if (locks === undefined) return work();
  const name = prefix + placeOf(orderId, about);
  let begun: Promise<T> | undefined;
  try {
    return await locks.request(name, { ifAvailable: busy !== undefined }, (lock) => {
      if (lock === null && busy !== undefined) return busy;
      begun = work();
      return begun;
    });
  } catch (error) {
    // A browser that gives no locks here, as to a page of an unknown origin.
    if (begun === undefined) return work();
    throw error;
  }
}

/** Which of these messages some tab sends, this one too. */
export async function sentSomewhere(
  orderId: string,
  abouts: readonly string[],
): Promise<readonly string[]> {
  const all = await lockManager()
    ?.query()
    .catch(() => undefined);
  const names = new Set(all?.held?.map(({ name }) => name));
  return abouts.filter((about) => names.has(prefix + placeOf(orderId, about)));
}

/** Waits until no tab sends this message any more: one that was closed cannot tell. */
export async function untilSent(orderId: string, about: string): Promise<void> {
  const name = prefix + placeOf(orderId, about);
  await lockManager()
    ?.request(name, { mode: 'shared' }, () => undefined)
    .catch(() => undefined);
}
