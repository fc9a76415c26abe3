import { linesOn } from '@pabean/domain';

/** The line that a month is drawn against: the one that most shops are under, as it counted on its last day. */
export function programmeLine(lastDay: string) {
  const line = linesOn(lastDay).find(({ id }) => id === 'visa-vamp');
  if (line?.basisPoints == null) throw new Error('The data have no line of the programme.');
  return {
    share: line.basisPoints / 10_000,
    least: line.leastEvents,
    since: line.validFrom,
    programme: line.name,
    note: line.note,
  };
}
