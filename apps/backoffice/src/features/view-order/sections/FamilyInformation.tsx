import { familyFieldKeys, familyFields, orMissing } from '@pabean/domain';
import { HistoryTable, type HistoryTableColumn } from '@pabean/ui/HistoryTable';
import { SectionCard } from '@pabean/ui/SectionCard';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import { FamilyEditor } from '../corrections/FamilyEditor.tsx';
import { SectionEditButton } from '../corrections/SectionEditButton.tsx';
import { useOrderMoment } from '../corrections/useOrderMoment.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './FamilyInformation.module.css';

type Member = OrderDetail['familyMember'][number];
type NumberedMember = Member & { readonly place: number };

const column = (id: keyof Member, header: string): HistoryTableColumn<NumberedMember> => ({
  id,
  header,
  cell: (member) => <bdi className={styles.cell}>{orMissing(member[id])}</bdi>,
});

const columns = familyFieldKeys.map((key) => ({
  ...column(key, familyFields[key].label),
  rowHeader: key === 'family_member_name',
}));

/** Family Information (spec section 3, familyMember). */
export function FamilyInformation({ order }: { order: OrderDetail }) {
  const { openField } = useCorrections();
  const { isOrdered, view, choice } = useOrderMoment(
    order,
    'Family of the declaration',
    (field) => field === 'familyMember',
  );
  // Two members may be alike in every value, so their place names the row.
  const rows = view.familyMember.map((member, place) => ({ ...member, place }));
  return (
    <SectionCard
      title="Family Information"
      id="family"
      count={rows.length}
      padding="none"
      actions={
        <>
          {choice}
          {!isOrdered && <SectionEditButton field="familyMember" />}
        </>
      }
    >
      {openField === 'familyMember' && !isOrdered && <FamilyEditor />}
      <HistoryTable
        caption="Family Information"
        columns={columns}
        rows={rows}
        rowId={({ place }) => String(place)}
        empty="No record found"
      />
    </SectionCard>
  );
}
