/**
 * How well one list can be told from the other by its values (Mann and Whitney): the chance that a
 * value of `a` is greater than one of `b`, ties counted half. 0.5 means not at all. `z` says how far
 * that is from chance; beyond 3 it is hardly one.
 */
export function rankTest(
  a: readonly number[],
  b: readonly number[],
): { chance: number; z: number } {
  let wins = 0;
  for (const x of a) for (const y of b) wins += x > y ? 1 : x === y ? 0.5 : 0;
  const pairs = a.length * b.length;
  const spread = Math.sqrt((pairs * (a.length + b.length + 1)) / 12);
  return { chance: wins / pairs, z: (wins - pairs / 2) / spread };
}
