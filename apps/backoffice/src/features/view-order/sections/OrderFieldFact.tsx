import {
  MISSING,
  type OrderField,
  type OrderFieldKey,
  orderFields,
  sharedNationality,
  telephone,
  telephoneParts,
} from '@pabean/domain';
import { Fact, type FactProps } from '@pabean/ui/FactGrid';
import { use } from 'react';
import { AsOrderedContext } from '../corrections/AsOrderedContext.ts';
import { asApproved, asOrdered } from '../corrections/as-ordered.ts';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import { correctedText } from '../corrections/corrected-text.ts';
import { editButtonId, isEditable, keysOf } from '../corrections/edited-field.ts';
import { FieldEditor } from '../corrections/FieldEditor.tsx';
import type { OrderDetail } from '../order-store.ts';
import { MarkNotes, marksAt } from './MarkNote.tsx';
import styles from './OrderFieldFact.module.css';
import { orderFieldValue } from './order-field-value.ts';
import { TextFact } from './TextFact.tsx';
import { hasWholeWords } from './whole-words.ts';

type Props = { fieldKey: OrderFieldKey; order: OrderDetail };

/** One field of the order with the label, direction and width that the table of fields gives it. */
export function OrderFieldFact({ fieldKey, order }: Props) {
  const { openField } = useCorrections();
  const current = use(AsOrderedContext);
  const correction = useFactCorrection(fieldKey, order, current);
  if (isEditable(fieldKey) && openField === fieldKey && current === null)
    return <FieldEditor field={fieldKey} />;
  if (fieldKey === 'phone_number') return <Telephone order={order} correction={correction} />;
  const { label, copied = false, leftToRight = false, span }: OrderField = orderFields[fieldKey];
  return (
    <TextFact
      label={label}
      value={orderFieldValue(fieldKey, order)}
      copied={copied}
      ltr={leftToRight}
      {...(span && { span })}
      {...correction}
    />
  );
}

/**
 * What its fact gets where staff may correct it: a way into the editor, and what was approved. As
 * ordered it gets the value of now, where that is another.
 */
function useFactCorrection(
  fieldKey: OrderFieldKey,
  order: OrderDetail,
  current: OrderDetail | null,
): FactCorrection {
  const { open, hasDraft } = useCorrections();
  if (!isEditable(fieldKey)) return {};
  if (current !== null) {
    const isCorrected = keysOf(fieldKey).some((key) => asOrdered(key, current) !== undefined);
    return isCorrected
      ? { note: <bdi>Now {orderFieldValue(fieldKey, current) ?? MISSING}</bdi> }
      : {};
  }
  const marks = marksAt(order, keysOf(fieldKey));
  const approved = keysOf(fieldKey).flatMap((key) => {
    const value = asApproved(key, order);
    return value === undefined ? [] : [correctedText(key, value)];
  });
  const countries = fieldKey === 'nationality' ? sharedNationality(order.nationality ?? '') : [];
  return {
    edit: {
      id: editButtonId(fieldKey),
      onEdit: () => open(fieldKey),
      draft: hasDraft(fieldKey),
    },
    ...(approved.length + marks.length + countries.length > 0 && {
      note: (
        <>
          {approved.length > 0 && <bdi>Approved as {approved.join(', ')}</bdi>}
          <MarkNotes marks={marks} />
          {countries.length > 0 && <bdi>{countries.join(' or ')}: ask the traveller which.</bdi>}
        </>
      ),
    }),
  };
}

type FactCorrection = Pick<FactProps, 'edit' | 'note'>;

/**
 * The gap after the country code is a margin: what is selected and copied has none (design section 6). Where a
 * line is too short for both, the number stands on the next.
 */
function Telephone({ order, correction }: { order: OrderDetail; correction: FactCorrection }) {
  const parts = telephoneParts(order.country_code, order.phone_number);
  const telephoneText = parts && (
    <bdi dir="ltr">
      {parts.code !== '' && (
        <>
          <span className={styles.code}>+{parts.code}</span>
          <wbr />
        </>
      )}
      {parts.number}
    </bdi>
  );
  return (
    <Fact
      label={orderFields.phone_number.label}
      value={telephoneText}
      whole={parts !== null && hasWholeWords(parts.number)}
      copy={parts ? telephone(order.country_code, order.phone_number) : undefined}
      {...correction}
    />
  );
}
