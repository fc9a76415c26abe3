/** A password, and words that a guesser of its owner's would try. */
export interface GuessedPassword {
  readonly password: string;
  readonly known: readonly string[];
}
