import { declarationKeys, schemeFieldOf } from '@pabean/domain';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import part from '../OwnPart.module.css';
import type { OwnOrder } from '../own-order.ts';
import { places } from '../ToPlace.tsx';
import { filled } from '../useTextsOf.ts';
import { AskEmail } from './AskEmail.tsx';
import { AskedList } from './AskedList.tsx';
import styles from './Correct.module.css';
import { CorrectEditor } from './CorrectEditor.tsx';
import { useOwnTexts } from './correct-texts.ts';
import { LeftDrafts } from './LeftDrafts.tsx';
import { MarkText, PleaseCheck } from './Marks.tsx';
import { labelOf, type OwnField, type OwnTexts, ownGroups, valueText } from './own-fields.ts';
import { type CorrectForm, type SentField, useCorrectForm } from './useCorrectForm.ts';

/** What was declared, to correct it or to ask for a correction. */
export function CorrectPart({ own, email }: { own: OwnOrder; email: string | null }) {
  const texts = useOwnTexts();
  if (texts === undefined) return null;
  const { way, asked } = own.correction;
  if (way === 'none') {
    return (
      <>
        <LeftDrafts own={own} email={email} texts={texts} />
        <AskedList wishes={asked} texts={texts} />
      </>
    );
  }
  return <CorrectDetails own={own} email={email} texts={texts} />;
}

type Props = { own: OwnOrder; texts: OwnTexts };

function CorrectDetails({ own, email, texts }: Props & { email: string | null }) {
  const form = useCorrectForm(own, texts);
  const { way, asked } = own.correction;
  // What was typed before a reload is in sight again.
  const [opened, setOpened] = useState(form.hasDrafts);
  const offered = ownGroups
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter((field: OwnField) => isOffered(field, own)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <section className={part.part}>
      <PleaseCheck
        own={own}
        texts={texts}
        onOpen={(field) => {
          setOpened(true);
          form.open(field);
        }}
      />
      <details
        className={part.card}
        open={opened}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary id={places.details} className={part.summary}>
          {way === 'ask' ? texts.askOpen : texts.open}
        </summary>
        <p>{way === 'ask' ? texts.askLead : texts.lead}</p>
        {offered.map(({ title, fields }) => (
          <div key={title} className={styles.group}>
            <h3>{texts[title]}</h3>
            {fields.map((field) => (
              <Row key={field} field={field} own={own} texts={texts} form={form} />
            ))}
            {title === 'groupContact' && (
              <AskEmail
                orderId={own.order_id}
                email={email}
                texts={texts}
                onTyped={() => setOpened(true)}
              />
            )}
          </div>
        ))}
      </details>
      <AskedList wishes={asked} texts={texts} />
    </section>
  );
}

/** Items have details once a question is answered with yes; a scheme's fields are not every order's. */
function isOffered(field: OwnField, { correction: { values } }: OwnOrder): boolean {
  if (schemeFieldOf(field) !== undefined) return field in values;
  return (
    field !== 'goodsDetails' ||
    declarationKeys.some((key) => values[`importingGoods.${key}`] === 'Yes')
  );
}

type RowProps = Props & { field: OwnField; form: CorrectForm };

function Row({ field, own, texts, form }: RowProps) {
  const { tag } = useLanguage();
  const { values, way } = own.correction;
  const label = labelOf(field, texts);
  const marks = <MarkText field={field} own={own} texts={texts} />;
  if (form.draft?.field === field) {
    return (
      <>
        {marks}
        <CorrectEditor own={own} field={field} texts={texts} form={form} />
      </>
    );
  }
  const verb = way === 'ask' ? texts.ask : texts.change;
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      {/* The span has the page's direction: values of either begin at one edge. */}
      <span className={styles.value}>
        <bdi>{valueText(field, values[field], texts, tag)}</bdi>
      </span>
      <button
        type="button"
        id={`change-${field}`}
        className={styles.change}
        aria-label={`${verb}: ${label}`}
        onClick={() => form.open(field)}
      >
        {verb}
      </button>
      {marks}
      <Typed field={field} own={own} texts={texts} form={form} />
      {form.saved?.field === field && (
        <div role="status" className={styles.saved}>
          <Notice kind="info">{sentText(form.saved, texts, tag)}</Notice>
        </div>
      )}
    </div>
  );
}

/** What became of the press: the value before it, what was asked for, or what it was already. */
function sentText({ field, before, value, outcome }: SentField, texts: OwnTexts, tag: string) {
  if (outcome === 'saved') {
    return filled(texts.saved, { before: valueText(field, before, texts, tag) });
  }
  const words = valueText(field, value, texts, tag);
  if (outcome === 'same') return <bdi>{filled(texts.theirs, { value: words })}</bdi>;
  return <bdi>{`${texts.waiting}: ${words}`}</bdi>;
}

/** What was typed here before another field was opened: it is not saved, and is there again to go on. */
function Typed({ field, own, texts, form }: RowProps) {
  const { tag } = useLanguage();
  const typed = form.typedOf(field);
  const before = own.correction.values[field] ?? null;
  if (!typed || JSON.stringify(typed.value) === JSON.stringify(before)) return null;
  return (
    <div className={styles.saved}>
      <Notice kind="attention">
        <bdi>{filled(texts.mine, { value: valueText(field, typed.value, texts, tag) })}</bdi>
      </Notice>
    </div>
  );
}
