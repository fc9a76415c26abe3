/** Orders of the folder that are looked at before the way is chosen; a smaller folder is walked whole. */
export const probeSize = 500;

/** Through the orders of the folder, or through the index of words. */
export type Way = 'folder' | 'weeks';

/** What the newest orders of a folder hold. */
export interface Probe {
  readonly looked: number;
  /** How many hold each term. */
  readonly each: readonly number[];
  /** How many hold all. */
  readonly all: number;
}

/** How many orders there are, in the folder and in all. */
export interface Sizes {
  readonly folder: number;
  readonly all: number;
}

/**
 * The index reads the list of a term so much faster than an order is looked at: a term that is more
 * frequent than the rarest by more than this is left to the look at the order.
 */
const readFaster = 40;

/** Of the newest orders, so many hold the terms that walking on meets enough of them soon. */
const frequent = 0.15;

/**
 * Which way looks at fewer orders: those of the folder one by one, or those that hold the terms in any
 * folder, week by week. Both end when they have enough, and both find the same.
 */
export function chooseWay(sizes: Sizes, probe: Probe, most: number): Way {
  const share = (probe.all + 1) / (probe.looked + 1);
  if (share >= frequent) return 'folder';
  const byFolder = Math.min(sizes.folder, most / share);
  // The probe says of the folder what is taken for true of all.
  const holding = share * sizes.all;
  const byWeeks = Math.min(holding, (most * sizes.all) / Math.max(sizes.folder, 1));
  return byFolder <= byWeeks ? 'folder' : 'weeks';
}

/** The terms that the index is asked for: the rarest, and those that are not much more frequent. */
export function rarest(probe: Probe): number[] {
  const most = readFaster * Math.max(1, Math.min(...probe.each));
  return probe.each.flatMap((n, at) => (n <= most ? [at] : []));
}
