import { familyFieldKeys, familyFields, orMissing, samePassports } from '@pabean/domain';
import { HistoryTable, type HistoryTableColumn } from '@pabean/ui/HistoryTable';
import { SectionCard } from '@pabean/ui/SectionCard';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import { FamilyEditor } from '../corrections/FamilyEditor.tsx';
import { SectionEditButton } from '../corrections/SectionEditButton.tsx';
import { useOrderMoment } from '../corrections/useOrderMoment.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './FamilyInformation.module.css';
import { marksAt, type OrderMark, ValueMarks } from './MarkNote.tsx';
import { familyMarksId } from './mark-field.ts';
import { hasWholeWords } from './whole-words.ts';

type Member = OrderDetail['familyMember'][number];
type ShownMember = Member & {
  readonly place: number;
  /** What the rules say of the passport. */
  readonly marks: readonly OrderMark[];
  /** Nobody above has a mark: the list of marks leads here. */
  readonly isFirst: boolean;
};

const column = (id: keyof Member, header: string): HistoryTableColumn<ShownMember> => ({
  id,
  header,
  cell: (member) => (
    <div className={styles.cell} data-whole={hasWholeWords(member[id] ?? '') || undefined}>
      <bdi>{orMissing(member[id])}</bdi>
      {id === 'family_passport_number' && (
        <ValueMarks {...(member.isFirst && { id: familyMarksId })} marks={member.marks} />
      )}
    </div>
  ),
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
  const marks = isOrdered ? [] : marksAt(order, ['familyMember']);
  const twice = withSamePassport(view);
  // Two members may be alike in every value, so their place names the row.
  const rows = view.familyMember.map((member, place) => ({
    ...member,
    place,
    marks: twice.includes(place) ? marks.filter(isOfPassport) : [],
    isFirst: place === twice[0],
  }));
  const others = marks.filter((mark) => !rows.some((row) => row.marks.includes(mark)));
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
      {others.length > 0 && (
        <div className={styles.marks}>
          <ValueMarks
            {...(others.length === marks.length && { id: familyMarksId })}
            marks={others}
          />
        </div>
      )}
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

const isOfPassport = ({ rule }: OrderMark) => rule === 'family.same-passport';

/** The places of the members whose passport the traveller or another member has too. */
const withSamePassport = ({ passport_number: own, familyMember }: OrderDetail) =>
  samePassports([own, ...familyMember.map((one) => one.family_passport_number)])
    .filter((place) => place > 0)
    .map((place) => place - 1);
