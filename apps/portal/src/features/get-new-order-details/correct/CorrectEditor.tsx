import type { CorrectedValue } from '@pabean/api-client/contract';
import {
  diallingTable,
  type OrderField,
  orderFields,
  schemeFieldOf,
  schemeFields,
  schemeTyped,
} from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { Textarea } from '@pabean/ui/Textarea';
import { TextInput } from '@pabean/ui/TextInput';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { useFieldError } from '../conversation/useFieldError.tsx';
import { useFocusOfWrong } from '../conversation/useFocusOfWrong.tsx';
import { DayField } from '../day/DayField.tsx';
import { SchemeAnswer } from '../missing/SchemeAnswer.tsx';
import type { OwnOrder } from '../own-order.ts';
import { filled } from '../useTextsOf.ts';
import styles from './Correct.module.css';
import { FamilyFields } from './FamilyFields.tsx';
import { GoodsFields } from './GoodsFields.tsx';
import { filedOf, kindOf, labelOf, type OwnField, type OwnTexts, valueText } from './own-fields.ts';
import type { CorrectForm } from './useCorrectForm.ts';

type Props = { own: OwnOrder; field: OwnField; texts: OwnTexts; form: CorrectForm };

/** One field with its own editor; what was typed stays until it is saved or given up. */
export function CorrectEditor({ own, field, texts, form }: Props) {
  const { draft, failure, pending } = form;
  // Between two values there is no field for it to stand above.
  const isAbove = failure?.wrongAt != null && draft?.conflict === undefined;
  const asks = own.correction.way === 'ask';
  const filed = asks ? filedOf(field, own.correction) : undefined;
  const filedId = useId();
  const {
    form: editor,
    press,
    announced,
  } = useFocusOfWrong<HTMLFormElement>(failure, isAbove && failure.words);
  // Whoever presses for a field goes on in it, wherever on the page the press was.
  useEffect(() => {
    const { current } = editor;
    if (current?.contains(document.activeElement)) return;
    current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [editor]);
  return (
    <form
      ref={editor}
      className={styles.editor}
      aria-label={labelOf(field, texts)}
      aria-describedby={filed === undefined ? undefined : filedId}
      onSubmit={(event) => {
        event.preventDefault();
        press();
        void form.save();
      }}
    >
      {filed !== undefined && <Filed id={filedId} field={field} texts={texts} value={filed} />}
      {draft?.conflict ? (
        <BothValues field={field} texts={texts} form={form} />
      ) : (
        <ValueInput own={own} field={field} texts={texts} form={form} />
      )}
      {asks && (
        <Textarea
          label={texts.why}
          value={draft?.reason ?? ''}
          onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
          rows={2}
          maxLength={1000}
          dir="auto"
        />
      )}
      {failure && !isAbove && <Notice kind="error">{failure.words}</Notice>}
      {announced}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={pending || undefined}>
          {asks ? texts.askThis : texts.save}
        </Button>
        <Button variant="default" onClick={form.close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

type FiledProps = Pick<Props, 'field' | 'texts'> & {
  readonly id: string;
  readonly value: CorrectedValue;
};

/** What stands in the declaration that was filed. */
function Filed({ id, field, texts, value }: FiledProps) {
  const { tag } = useLanguage();
  const [before, after] = texts.filed.split('{value}');
  return (
    <p id={id} className={styles.filed}>
      {before}
      <bdi>{valueText(field, value, texts, tag)}</bdi>
      {after}
    </p>
  );
}

/** It was changed meanwhile: both as a choice, and the traveller's own is chosen until they say otherwise. */
function BothValues({ field, texts, form }: Omit<Props, 'own'>) {
  const { tag } = useLanguage();
  const name = useId();
  const { conflict, keepsTheirs = false } = form.draft ?? {};
  const own = useRef<HTMLInputElement>(null);
  // The field that had the focus has gone.
  useEffect(() => own.current?.focus(), []);
  if (conflict === undefined) return null;
  const sides = [
    { words: texts.mine, value: conflict.mine, isTheirs: false },
    { words: texts.theirs, value: conflict.theirs, isTheirs: true },
  ];
  return (
    <fieldset className={styles.versions}>
      <legend>
        <span role="alert">{texts.conflict}</span>
      </legend>
      {sides.map(({ words, value, isTheirs }) => (
        <label key={words}>
          <input
            type="radio"
            name={name}
            checked={keepsTheirs === isTheirs}
            {...(!isTheirs && { ref: own })}
            onChange={() => form.keepTheirs(isTheirs)}
          />
          <bdi>{filled(words, { value: valueText(field, value, texts, tag) })}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

const countries = Object.keys(diallingTable);

function ValueInput({ own, field, texts, form }: Props) {
  const listId = useId();
  const kind = kindOf(field);
  const label = labelOf(field, texts);
  const value = form.draft?.value ?? null;
  const scheme = schemeFieldOf(field);
  const error = form.failure?.wrongAt ? form.failure.words : undefined;
  const { said, wrong } = useFieldError(error);
  if (scheme !== undefined) {
    return (
      <SchemeAnswer
        field={schemeFields[scheme]}
        texts={texts.scheme}
        label={label}
        value={schemeTyped(value)}
        error={error}
        onText={(text) => form.change({ value: text })}
      />
    );
  }
  if (kind === 'family') return <FamilyFields value={value} texts={texts} form={form} />;
  if (kind === 'goods') {
    const { values } = own.correction;
    return <GoodsFields value={value} declared={values} texts={texts} form={form} />;
  }
  if (kind === 'answer') {
    return (
      <fieldset className={styles.answers}>
        <legend>{label}</legend>
        {said}
        {(['Yes', 'No'] as const).map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={listId}
              checked={value === answer}
              {...wrong}
              onChange={() => form.change({ value: answer })}
            />
            {answer === 'Yes' ? texts.yes : texts.no}
          </label>
        ))}
      </fieldset>
    );
  }
  if (kind === 'day') {
    return (
      <DayField
        label={label}
        value={value === null ? '' : String(value)}
        error={error}
        isBirth={field === 'dob'}
        onText={(text) => form.change({ value: text })}
      />
    );
  }
  const typed = {
    label,
    error,
    value: value === null ? '' : String(value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.change({ value: currentTarget.value }),
    autoComplete: 'off',
    autoFocus: true,
  };
  const isLong = (orderFields as Record<string, OrderField>)[field]?.lines;
  if (isLong) return <Textarea {...typed} rows={3} dir="auto" />;
  const isCountry = kind === 'country-code' || field === 'nationality';
  return (
    <>
      <TextInput
        {...typed}
        spellCheck={false}
        dir={kind === 'text' ? 'auto' : 'ltr'}
        {...(kind === 'count' && { inputMode: 'numeric' })}
        {...(kind === 'telephone' && { type: 'tel' })}
        {...(isCountry && { list: listId })}
      />
      {isCountry && (
        <datalist id={listId}>
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      )}
    </>
  );
}
