/** Names shorter than this are too like each other: Badung is no Bandung. */
const shortest = 7;

/** A name without its blanks: "Ngurahrai" is "Ngurah Rai". */
export const withoutBlanks = (name: string) => name.replaceAll(' ', '');

/** Whether two texts differ by one letter that is missing, too much or another one, or by two that are exchanged. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [rest, otherRest] = [one.slice(from), other.slice(from)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

/** The names that a text is, but for its blanks or for one slip of the fingers. */
export function nearNames(text: string, names: Iterable<string>): string[] {
  const typed = withoutBlanks(text);
  if (typed.length < shortest) return [];
  const all = [...names].filter((name) => withoutBlanks(name).length >= shortest);
  const same = all.filter((name) => withoutBlanks(name) === typed);
  return same.length > 0 ? same : all.filter((name) => isNear(withoutBlanks(name), typed));
}
