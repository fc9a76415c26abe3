/** When every story takes place: "in 5 days" and "Today" must read the same tomorrow. */
const start = Date.parse('2026-11-21T09:00:00Z');

/** Lets `Date` begin at that moment and go on from there. @returns what gives the real one back */
export function startClock(): () => void {
  const RealDate = Date;
  const began = performance.now();
  const now = () => start + Math.round(performance.now() - began);
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, args, target) =>
      Reflect.construct(real, args.length === 0 ? [now()] : args, target),
    apply: () => new RealDate(now()).toString(),
    get: (real, key) => (key === 'now' ? now : Reflect.get(real, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
