/** Ends of the primary's log that are remembered: more than are written down while a replica may lag. */
const mostHeads = 20;

/** A place in PostgreSQL's log, `16/B374D848`, as a number. */
function placeOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Of which moment a replica is (decisions/044): everything that was confirmed before `at` stands before the end
 * that the primary's log has at `at`, so a replica that has replayed until there has all of it. All moments are of
 * this process's own clock: no two machines' clocks are compared.
 */
export class ReplicaAge {
  readonly #heads: { readonly place: bigint; readonly at: number }[] = [];
  #asOf = Number.NEGATIVE_INFINITY;

  /** Everything that was confirmed before this moment is on the replica. */
  get asOf(): number {
    return this.#asOf;
  }

  /** The primary's log ended here; it was asked at this moment. */
  noteHead(lsn: string, at: number): void {
    this.#heads.push({ place: placeOf(lsn), at });
    if (this.#heads.length > mostHeads) this.#heads.shift();
  }

  /** The replica has replayed the log until here. */
  noteReplayed(lsn: string): void {
    const replayed = placeOf(lsn);
    for (const { place, at } of this.#heads) {
      if (place <= replayed && at > this.#asOf) this.#asOf = at;
    }
  }
}
