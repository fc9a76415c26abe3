import type { DisputeCase } from '@pabean/api-client/contract';
import { counted } from '@pabean/domain';
import { SectionCard } from '@pabean/ui/SectionCard';
import styles from './DuplicateCard.module.css';
import { SideTable } from './SideTable.tsx';

type Props = { duplicate: NonNullable<DisputeCase['duplicate']> };

/** Both orders of a claimed duplicate; what differs is marked, because it says that there are two. */
export function DuplicateCard({ duplicate: { columns, rows } }: Props) {
  const marked = rows.flatMap(({ differs }, at) => (differs ? [at] : []));
  return (
    <SectionCard title="Both orders side by side" id="duplicate">
      <p className={styles.line}>
        {marked.length === 0
          ? 'Nothing differs: the bank may be right.'
          : `${counted(marked.length, 'line differs', 'lines differ')}.`}
      </p>
      <SideTable
        caption="What differs between both orders"
        columns={['', ...columns, 'Differs']}
        rows={rows.map(({ label, values, differs }) => [label, ...values, differs ? 'yes' : 'no'])}
        marked={marked}
      />
    </SectionCard>
  );
}
