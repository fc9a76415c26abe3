/** A die that falls the same way every time, so that two demos look alike. */
export interface Dice {
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(part: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
}

/** The mulberry32 generator: small, and good enough for things that only have to look mixed. */
export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    chance: (part) => next() < part,
    pick(list) {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new RangeError('Nothing to pick from.');
      return found;
    },
  };
}
