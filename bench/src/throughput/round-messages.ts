/** What the client is to do in one round. */
export interface RoundRequest {
  readonly url: string;
  /** Whole HTTP requests; each connection takes the next one. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly ms: number;
}

/** What came of it. */
export interface Round {
  readonly perSecond: number;
  /** Answers that were no success. */
  readonly refused: number;
}
