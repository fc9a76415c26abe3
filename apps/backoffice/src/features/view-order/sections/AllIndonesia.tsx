import {
  MISSING,
  type SchemeField,
  type SchemeFieldKey,
  type SchemePart,
  schemeFieldKeys,
  schemeFieldName,
  schemeFields,
  schemeParts,
  schemeText,
} from '@pabean/domain';
import { SectionCard } from '@pabean/ui/SectionCard';
import { asApproved } from '../corrections/as-ordered.ts';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import { correctedText } from '../corrections/corrected-text.ts';
import { editButtonId } from '../corrections/edited-field.ts';
import { SchemeEditor } from '../corrections/SchemeEditor.tsx';
import { useOrderMoment } from '../corrections/useOrderMoment.tsx';
import type { OrderDetail } from '../order-store.ts';
import { MarkNotes, marksAt } from './MarkNote.tsx';
import { SectionPart } from './SectionPart.tsx';
import { asksSchemeFields, schemeFieldCount } from './scheme-section.ts';
import { TextFact } from './TextFact.tsx';

const titles: Record<SchemePart, string> = {
  person: 'Traveller',
  trip: 'Journey',
  stay: 'Stay',
  health: 'Health',
  customs: 'Customs',
};
const fieldsOf = (part: SchemePart) =>
  schemeFieldKeys.filter((key) => (schemeFields[key] as SchemeField).part === part);

/** What All Indonesia asks beyond the fields of an order; only where the order falls under it. */
export function AllIndonesia({ order }: { order: OrderDetail }) {
  const { isOrdered, view, choice } = useOrderMoment(order, 'Values of All Indonesia', (field) =>
    field.startsWith('scheme_fields.'),
  );
  if (!asksSchemeFields(order)) return null;
  return (
    <SectionCard
      title="All Indonesia"
      id="scheme"
      count={`${schemeFieldCount(order)} of ${schemeFieldKeys.length} given`}
      padding="none"
      actions={choice}
    >
      {schemeParts.map((part) => (
        <SectionPart key={part} of="All Indonesia" title={titles[part]}>
          {fieldsOf(part).map((key) => (
            <SchemeFact key={key} field={key} order={view} readOnly={isOrdered} now={order} />
          ))}
        </SectionPart>
      ))}
    </SectionCard>
  );
}

type FactProps = { field: SchemeFieldKey; order: OrderDetail; readOnly: boolean; now: OrderDetail };

function SchemeFact({ field, order, readOnly, now }: FactProps) {
  const { open, openField, hasDraft } = useCorrections();
  const name = schemeFieldName(field);
  const { label, kind }: SchemeField = schemeFields[field];
  if (openField === name && !readOnly) return <SchemeEditor field={field} />;
  const value = schemeText(field, order.scheme_fields[field]);
  const current = schemeText(field, now.scheme_fields[field]);
  const approved = asApproved(name, order);
  const words = readOnly
    ? value !== current && `Now ${current || MISSING}`
    : approved !== undefined && `Approved as ${correctedText(name, approved)}`;
  const marks = readOnly ? [] : marksAt(now, [field]);
  const edit = { id: editButtonId(name), onEdit: () => open(name), draft: hasDraft(name) };
  return (
    <TextFact
      label={label}
      value={value}
      copied
      ltr={kind === 'day' || kind === 'devices' || kind === 'cash'}
      {...(!readOnly && { edit })}
      {...((words || marks.length > 0) && {
        note: (
          <>
            {words && <bdi>{words}</bdi>}
            <MarkNotes marks={marks} />
          </>
        ),
      })}
    />
  );
}
