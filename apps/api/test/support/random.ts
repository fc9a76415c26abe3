/** Chances that are the same in every run. */
export interface Random {
  pick<T>(from: readonly T[]): T;
  /** One to `most` different entries. */
  some<T>(from: readonly T[], most: number): T[];
}

/** Mulberry32: small, good enough for tests, and repeatable by its seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return {
    pick,
    some(from, most) {
      const count = 1 + Math.floor(next() * most);
      return [...new Set(Array.from({ length: count }, () => pick(from)))];
    },
  };
}
