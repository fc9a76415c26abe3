import type { Kysely } from 'kysely';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { noSuchOrder } from '../../core/refusal.ts';
import { findOrderPk } from '../../db/queries/verify-history.ts';
import type { Database } from '../../db/schema.ts';
import { formatVerdict, progressLine } from './chain-report.ts';
import { pathOf, readHeads, writeHeads } from './heads-file.ts';
import { verifyHistory } from './verify.ts';

/** What the command was asked for. */
interface Asked {
  readonly orderId: string | undefined;
  readonly headsFile: string | undefined;
  readonly againstFile: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Verifies one order or all with the files of heads that go with it, and says the result in a line.
 * A file of heads is made of unbroken chains only: a broken result leaves none.
 * @throws ExpectedFailure when the order or a file is not there
 */
export async function proveHistory(
  db: Kysely<Database>,
  { orderId, headsFile, againstFile, signal }: Asked,
): Promise<{ unbroken: boolean; line: string }> {
  const order = orderId === undefined ? null : await findOrder(db, orderId);
  const against = againstFile === undefined ? undefined : readHeads(pathOf(againstFile));
  const heads = headsFile === undefined ? undefined : await writeHeads(pathOf(headsFile));
  const progress = progressLine();
  let unbroken = false;
  try {
    const verdict = await verifyHistory({
      db,
      order,
      against,
      heads,
      signal,
      onProgress: progress.update,
    });
    unbroken = verdict.firstFlaw === null && verdict.orphans.length === 0 && !verdict.staff?.flaw;
    return { unbroken, line: formatVerdict(verdict, orderId) };
  } finally {
    progress.done();
    await against?.return(undefined);
    await heads?.end(unbroken);
  }
}

async function findOrder(db: Kysely<Database>, id: string) {
  const pk = await findOrderPk(db, id);
  if (pk === null) throw new ExpectedFailure(noSuchOrder(id).message);
  return { id, pk };
}
