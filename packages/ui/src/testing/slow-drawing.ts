/**
 * With SLOW_DRAWING=1 React draws, and runs effects, as late and as unevenly as on a machine that
 * is busy with something else: finds tests that look too early. React takes `setImmediate` when it
 * is loaded, so this comes before everything else.
 */
const { setImmediate: atOnce, setTimeout: later } = globalThis;

if (process.env.SLOW_DRAWING === '1') {
  globalThis.setImmediate = Object.assign((work: () => void) => {
    if (Math.random() < 0.5) later(work, 15 + 60 * Math.random());
    else atOnce(work);
    return {} as NodeJS.Immediate;
  }, atOnce);
}
