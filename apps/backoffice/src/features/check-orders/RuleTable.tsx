import type { CheckRun } from '@pabean/api-client/contract';
import { DataTable, type DataTableColumn } from '@pabean/ui/DataTable';
import { groupDigits } from '@pabean/ui/numbers';
import { markLook } from '../../shared/orders/mark-look.ts';
import styles from './CheckOrdersScreen.module.css';

type Rule = CheckRun['rules'][number];

const count = (id: 'marks' | 'added' | 'removed', header: string): DataTableColumn<Rule> => ({
  id,
  header,
  width: 110,
  align: 'end',
  cell: (row) => <span className={styles.number}>{groupDigits(row[id])}</span>,
});

const columns: readonly DataTableColumn<Rule>[] = [
  {
    id: 'words',
    header: 'Rule',
    minWidth: 220,
    rowHeader: true,
    cardSlot: 'full',
    cell: ({ words }) => words,
  },
  {
    id: 'severity',
    header: 'Mark',
    width: 110,
    cardSlot: 'title',
    cell: ({ severity }) => {
      const { Icon, tone, word } = markLook[severity];
      return (
        <span className={styles.severity} data-tone={tone}>
          <Icon size={14} aria-hidden className={styles.icon} />
          {word}
        </span>
      );
    },
  },
  count('marks', 'Orders'),
  count('added', 'Would add'),
  count('removed', 'Would remove'),
];

const ruleId = ({ rule, severity }: Rule) => `${rule} ${severity}`;

/** How many orders each rule marks, and what a newer version would change. */
export function RuleTable({ rules }: { rules: readonly Rule[] }) {
  return (
    <DataTable
      columns={columns}
      rows={rules}
      rowId={ruleId}
      caption="Marks by rule"
      emptyTitle="No marks"
      emptyLine="No findings so far."
      loading="idle"
      maxHeight={null}
    />
  );
}
