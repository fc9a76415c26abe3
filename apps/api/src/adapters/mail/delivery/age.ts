/**
 * Both providers try for a day to bring a call whose answer they missed, some with the time of the
 * first try. A call within that day that somebody replays changes nothing: its events are known.
 */
const oldestMs = 25 * 60 * 60 * 1000;
/** Two clocks never agree wholly. */
const earlyMs = 5 * 60 * 1000;

/** Whether a signed time is one that a provider may still, or already, use. */
export function isTimely(time: number, now = Date.now()): boolean {
  return time > now - oldestMs && time < now + earlyMs;
}
