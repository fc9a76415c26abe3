/** Another order of a traveller and day: by what it is the same, and what it is marked as already. */
export interface Twin {
  readonly other: number;
  readonly by: 'passport' | 'name';
  readonly marked: 'passport' | 'name' | null;
}

/**
 * The others whose own mark a change of one order changes. Who is the same by passport or by name is so
 * of each other too: of three, the two that stay keep their mark, and a fourth finds them marked. So a
 * traveller with two thousand orders costs no more than one with two.
 * @param before of which it was one, @param after of which it is one now
 */
export function changedTwins(before: readonly Twin[], after: readonly Twin[]): number[] {
  const joins = after.filter(({ by, marked }) => marked !== 'passport' && marked !== by);
  const leaves = (['passport', 'name'] as const).flatMap((by) => {
    const group = before.filter((twin) => twin.by === by);
    const stays = after.some((twin) => twin.by === by && twin.other === group[0]?.other);
    return group.length === 1 && !stays ? group : [];
  });
  return [...new Set([...joins, ...leaves].map(({ other }) => other))];
}
