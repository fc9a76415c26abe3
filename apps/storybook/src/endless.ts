/** Nothing that a story shows takes longer; the apps give a call up after 10 to 30 s. */
const longest = 9000;

/**
 * Lets no long time limit begin: a call that is pending for ever stays so, on the page of a designer
 * as long as it is looked at, and in the suite instead of failing in the middle of a later story.
 * @returns what gives the real one back
 */
export function dropLongTimers(): () => void {
  const real = globalThis.setTimeout;
  const short = (work: () => void, ms?: number, ...values: unknown[]) =>
    (ms ?? 0) > longest ? 0 : real(work, ms, ...values);
  globalThis.setTimeout = Object.assign(short, real);
  return () => {
    globalThis.setTimeout = real;
  };
}
