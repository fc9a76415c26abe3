import { confirm, leaveQuestion } from '../confirm/confirm.tsx';
import { MoneyTaken } from '../disputes/MoneyTaken.tsx';
import { type BulkDefinition, namesOf } from './bulk-actions.ts';
import type { ListRow } from './list-row.ts';

/** So many cases are named; the rows have the others. */
const shownCases = 5;

/** The question of a button, if these orders need one. */
export async function confirmBulk(
  { ask, askTaken }: Pick<BulkDefinition, 'ask' | 'askTaken'>,
  rows: readonly ListRow[],
): Promise<boolean> {
  if (ask !== undefined) return confirm({ ...ask, line: namesOf(rows) });
  const withCase = rows.filter(({ disputeId }) => disputeId !== null);
  if (askTaken === undefined || withCase.length === 0) return true;
  const cases = withCase.slice(0, shownCases).map(({ id, disputeId }) => ({
    id: disputeId ?? '',
    about: `order ${id}`,
  }));
  const more = withCase.length - cases.length;
  return confirm({
    title: askTaken,
    line: namesOf(rows),
    tone: 'danger',
    children: <MoneyTaken cases={cases} more={more} onLeave={leaveQuestion} />,
  });
}
