import type { Kysely } from 'kysely';
import { countedThings, mendCounts, wrongCounts } from '../../db/queries/report-counts.ts';
import type { Database } from '../../db/schema.ts';

/** Wrong counts of a kind that are named one by one. */
const named = 10;

/**
 * Compares the kept counts with the orders, and mends them when that is wanted; a line for each finding.
 *
 * @returns 0 when every count was right, 1 when one was not, mended or not
 */
export async function proveCounts(
  db: Kysely<Database>,
  { mend, say }: { readonly mend: boolean; readonly say: (line: string) => void },
): Promise<0 | 1> {
  let allWrong = 0;
  for (const thing of countedThings) {
    const { wrong, first } = await wrongCounts(db, thing, named);
    say(`${thing}: ${wrong === 0 ? 'right' : `${wrong} wrong`}`);
    for (const { place, counted, real } of first) say(`  ${place}: ${counted}, orders say ${real}`);
    if (wrong > first.length) say(`  and ${wrong - first.length} more`);
    allWrong += wrong;
  }
  if (allWrong === 0) return 0;
  if (mend) {
    await mendCounts(db);
    say('Mended: every count is what the orders say now.');
  } else {
    say('Run it again with --mend to put them right.');
  }
  return 1;
}
