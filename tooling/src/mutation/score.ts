/** What Stryker says of one mutant, as far as the score needs it. */
export interface MutantEnd {
  readonly fileName: string;
  readonly status: string;
}

/** How many of the mutants that count were noticed. */
export interface Score {
  readonly noticed: number;
  readonly counted: number;
}

const noticedEnds = ['Killed', 'Timeout'];
/** Mutants that do not compile or load, or that the configuration leaves out, say nothing of tests. */
const countedEnds = [...noticedEnds, 'Survived', 'NoCoverage'];

/** The score of some mutants: those that tests noticed, of those that could have been. */
export function scoreOf(mutants: readonly MutantEnd[]): Score {
  const among = (ends: readonly string[]) =>
    mutants.filter(({ status }) => ends.includes(status)).length;
  return { noticed: among(noticedEnds), counted: among(countedEnds) };
}

/** A score in percent, rounded down to two places: nothing is rounded up to a goal. */
export function percent({ noticed, counted }: Score): number {
  return counted === 0 ? 100 : Math.floor((noticed / counted) * 10_000) / 100;
}

const line = (name: string, score: Score) =>
  `${percent(score).toFixed(2).padStart(7)} %  ${`${score.noticed} of ${score.counted}`.padStart(12)}  ${name}`;

/** A line for each file and one for all of them. */
export function scoreTable(title: string, mutants: readonly MutantEnd[]): string {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
  const rows = files.map((file) =>
    line(file, scoreOf(mutants.filter(({ fileName }) => fileName === file))),
  );
  return [...rows, line(title, scoreOf(mutants)), ''].join('\n');
}
