/** Ends of the primary's log that are remembered: more than are written down while a replica may lag. */
const mostHeads = 20;

/**
 * Of which moment a replica is (decision 044): everything that was confirmed before `at` stands before the end
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

  /** The primary's log ended at this byte; it was asked at this moment. */
  noteHead(place: bigint, at: number): void {
    this.#heads.push({ place, at });
    if (this.#heads.length > mostHeads) this.#heads.shift();
  }

  /** The replica has replayed the log until this byte. */
  noteReplayed(replayed: bigint): void {
    for (const { place, at } of this.#heads) {
      if (place <= replayed && at > this.#asOf) this.#asOf = at;
    }
  }
}
