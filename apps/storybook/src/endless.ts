/** What a story shows comes sooner, but for what is its subject: "no answer yet", after 8 s. */
const longest = 5000;
/** What comes later is no subject of a story: the apps give a call up after 10 to 30 s. */
const endless = 9000;
/** When a long time limit that is a story's subject is over. All in milliseconds. */
const soon = 100;

/**
 * Lets no long time limit begin: a call that is pending for ever stays so, on the page of a designer
 * as long as it is looked at, and in the suite instead of failing in the middle of a later story. On a
 * slow machine a note about the wait came into stories that are about something else.
 * @param areSubject the story shows what is there once such a limit is over: it is over soon
 * @returns what gives the real one back
 */
export function shortenLongTimers(areSubject: boolean): () => void {
  const real = globalThis.setTimeout;
  const short = (work: () => void, ms?: number, ...values: unknown[]) => {
    if (ms === undefined || ms <= longest) return real(work, ms, ...values);
    return areSubject && ms <= endless ? real(work, soon, ...values) : 0;
  };
  globalThis.setTimeout = Object.assign(short, real);
  return () => {
    globalThis.setTimeout = real;
  };
}
