import type { CheckRun } from '@pabean/api-client/contract';
import { csvOf, saveCsv } from '../../shared/csv.ts';
import { markLook } from '../../shared/orders/mark-look.ts';

const head = ['Rule', 'Mark', 'Words', 'Orders', 'Would add', 'Would remove'];

/** The report of a check as a table. */
export const reportCsv = ({ rules }: Pick<CheckRun, 'rules'>): string =>
  csvOf([
    head,
    ...rules.map(({ rule, severity, words, marks, added, removed }) => [
      rule,
      markLook[severity].word,
      words,
      marks,
      added,
      removed,
    ]),
  ]);

export const saveReport = (run: CheckRun): void =>
  saveCsv(`check-open-orders-${run.started_at.slice(0, 10)}.csv`, reportCsv(run));
