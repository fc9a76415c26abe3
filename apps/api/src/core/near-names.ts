/** Shorter names are near to too many others. */
const shortest = 7;

/** So many letters may be wrong. */
const mostWrong = (name: string) => (name.length < 10 ? 1 : 2);

/** A name that nobody reads, and the one that was probably meant. */
interface NearName {
  readonly name: string;
  readonly meant: string;
}

/** Names that are almost one of those that are known: mistyped, most likely. */
export function nearNames(names: readonly string[], known: readonly string[]): NearName[] {
  const found: NearName[] = [];
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = known.find((one) => one.length >= shortest && isNear(name.toUpperCase(), one));
    if (meant !== undefined) found.push({ name, meant });
  }
  return found;
}

function isNear(name: string, known: string): boolean {
  const most = mostWrong(known);
  return Math.abs(name.length - known.length) <= most && lettersWrong(name, known) <= most;
}

/** How many letters have to be put in, taken out, replaced, or changed with the next one. */
function lettersWrong(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + replaced,
          isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
