/** Milliseconds of one run of the work. */
async function once(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Middle value; of an even count the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The value that a share of all is not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export interface Comparison {
  readonly name: string;
  /** Medians in milliseconds. */
  readonly ours: number;
  readonly yardstick: number;
  readonly ratio: number;
  readonly promise: number;
}

/**
 * Runs ours and the yardstick turn by turn, so that a busy machine slows both, and compares the
 * medians. What `prepare` does before each run takes none of its time.
 */
export async function compare(
  name: string,
  promise: number,
  ours: () => Promise<unknown>,
  yardstick: () => Promise<unknown>,
  runs = 200,
  prepare: () => Promise<void> = async () => {},
): Promise<Comparison> {
  for (let run = 0; run < 20; run += 1) {
    await prepare();
    await ours();
    await yardstick();
  }
  const times = { ours: [] as number[], yardstick: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await prepare();
    times.ours.push(await once(ours));
    await prepare();
    times.yardstick.push(await once(yardstick));
  }
  const [mine, theirs] = [median(times.ours), median(times.yardstick)];
  return { name, ours: mine, yardstick: theirs, ratio: mine / theirs, promise };
}

/** One line a comparison: `kept` or `BROKEN` is for the reader, no test depends on it. */
export function line(result: Comparison): string {
  const kept = result.ratio <= result.promise ? 'kept' : 'BROKEN';
  return `${result.name.padEnd(34)} ${result.ours.toFixed(2)} ms, yardstick ${result.yardstick.toFixed(2)} ms, ratio ${result.ratio.toFixed(2)} (promise ${result.promise}: ${kept})`;
}
