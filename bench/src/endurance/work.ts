/** What the writers know: what was confirmed, and how each kind of call was answered. */
export interface Work {
  /** Order ids. */
  readonly confirmed: string[];
  /** The gateway's numbers of cases. */
  readonly cases: string[];
  /** Orders whose document was taken. */
  readonly documents: string[];
  readonly answers: Map<string, number>;
}
