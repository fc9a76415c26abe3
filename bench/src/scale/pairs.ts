import type { JsonClient } from './json-client.ts';

export const usualRuns = 200;
const warmUp = 20;

/** A call to be timed, new each time: what it asks for may depend on how often it was asked. */
export type TimedCall = (run: number) => Promise<{ ms: number; status: number }>;

/**
 * The milliseconds of a call, one after the other; a failed one ends the measurement.
 *
 * @param refused told of each answer of 422, which counts with its time; left out, it ends it too
 */
export async function timesOfCall(
  call: TimedCall,
  runs = usualRuns,
  refused?: () => void,
): Promise<number[]> {
  const times: number[] = [];
  for (let run = -Math.min(warmUp, runs); run < runs; run += 1) {
    const { ms, status } = await call(run + warmUp);
    if (status === 422 && refused) refused();
    else if (status !== 200) throw new Error(`a measured call was answered with ${status}`);
    if (run >= 0) times.push(ms);
  }
  return times;
}

/** A call and the yardstick turn by turn, so that a busy machine slows both. */
export async function pairsOfCalls(
  ours: TimedCall,
  yardstick: JsonClient,
  path = '/rows',
  runs = usualRuns,
): Promise<{ ours: number[]; yardstick: number[] }> {
  const times = { ours: [] as number[], yardstick: [] as number[] };
  for (let run = -warmUp; run < runs; run += 1) {
    const own = await ours(run + warmUp);
    const bare = await yardstick.timeOf('GET', path);
    if (own.status !== 200) throw new Error(`a measured call was answered with ${own.status}`);
    if (run < 0) continue;
    times.ours.push(own.ms);
    times.yardstick.push(bare.ms);
  }
  return times;
}
