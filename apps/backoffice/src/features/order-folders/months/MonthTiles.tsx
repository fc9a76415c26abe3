import { type ProcessMonth, processMonths } from '@pabean/domain';
import { MonthTiles as Tiles } from '@pabean/ui/MonthTiles';
import { Link } from 'react-router';

/** How many orders wait for a month; a month that the server does not name has none. */
export type MonthCounts = ReadonlyMap<ProcessMonth, number>;

type MonthTilesProps = { counts: MonthCounts | undefined; today: ProcessMonth };

/** The twelve months, each as a link to its orders. */
export function MonthTiles({ counts, today }: MonthTilesProps) {
  return (
    <Tiles
      months={processMonths.map((month) => ({
        label: month,
        count: counts && (counts.get(month) ?? 0),
        current: month === today,
      }))}
      link={(month, props) => <Link to={{ search: `?month=${month}` }} {...props} />}
    />
  );
}
