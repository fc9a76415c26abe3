import { askRefund } from '@pabean/api-client/contract';
import { moneyIn, refundReasons } from '@pabean/domain';
import { FormShell, useForm } from '@pabean/ui/form';
import { Textarea } from '@pabean/ui/Textarea';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { api } from '../../../shared/api.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { isWithoutNetwork } from '../../../shared/unreachable.ts';
import { greenwichDay } from '../greenwich-day.ts';
import hiding from '../hidden.module.css';
import { isLocked } from '../order-store.ts';
import { lockOrder } from '../order-view.ts';
import { type OwnOrder, reloadOwnOrder } from '../own-order.ts';
import { filled } from '../useTextsOf.ts';
import styles from './Refund.module.css';
import { keepDraft, readDraft } from './refund-draft.ts';
import type { RefundTexts } from './texts/en.ts';

type Props = {
  orderId: string;
  refund: OwnOrder['refund'];
  texts: RefundTexts;
  /** @param created false when it had been asked for already */
  onAsked: (created: boolean) => void;
};

/** What goes back, why it is asked for, and one press. What is typed stays until it has arrived. */
export function RefundForm({ orderId, refund, texts, onAsked }: Props) {
  const language = useLanguage();
  const form = useForm({
    initial: readDraft(orderId),
    validate: ({ reason }) => (reason === '' ? { reason: texts.whyMissing } : {}),
    async submit({ reason, words }) {
      const body = { orderId, reason, words: words.trim() || null };
      const result = await api(askRefund, { body });
      if (!result.ok) {
        if (isLocked(result)) lockOrder(orderId);
        return isWithoutNetwork(result) ? texts.kept : failureText(result, language);
      }
      keepDraft(orderId, null);
      onAsked(result.data.created);
      await reloadOwnOrder();
    },
  });
  const { values, errors } = form;
  useEffect(() => keepDraft(orderId, values), [orderId, values]);
  const { announced, press } = useAnnouncedReason(errors.reason);
  const { paid } = refund;
  const sum =
    paid?.amount && paid.currency ? moneyIn(language.tag, paid.amount, paid.currency) : null;
  return (
    <div className={styles.form}>
      {sum && paid && (
        <p>{filled(texts.paid, { amount: sum, date: greenwichDay(paid.at, language.tag) })}</p>
      )}
      <Returns refund={refund} texts={texts} />
      <FormShell
        pending={form.pending}
        failure={form.failure}
        onSubmit={() => {
          press();
          return form.submit();
        }}
        submitLabel={texts.ask}
        label={texts.ask}
        wide
      >
        {/* A request is sent once: what is typed while it travels could not follow. */}
        <fieldset className={styles.fields} disabled={form.pending}>
          <Reasons
            texts={texts}
            value={values.reason}
            error={errors.reason}
            onChange={(reason) => form.set('reason', reason)}
          />
          <Textarea
            {...form.field('words')}
            label={texts.add}
            rows={3}
            maxLength={1000}
            dir="auto"
          />
        </fieldset>
        {announced}
      </FormShell>
      <p className={styles.quiet}>{texts.decides}</p>
    </div>
  );
}

/**
 * What is wrong with the reason is read with the control that FormShell leads to; where the focus is
 * there already, it is announced.
 */
function useAnnouncedReason(error: string | undefined) {
  const pressedAt = useRef<Element | null>(null);
  const [presses, setPresses] = useState(0);
  const [announcedPress, setAnnouncedPress] = useState(0);
  useEffect(() => {
    if (pressedAt.current === document.activeElement) setAnnouncedPress(presses);
  }, [presses]);
  return {
    /** The person sends the form. */
    press: () => {
      pressedAt.current = document.activeElement;
      setPresses((count) => count + 1);
    },
    announced: error && announcedPress > 0 && announcedPress === presses && (
      <div key={presses} role="alert" className={hiding.hidden}>
        {error}
      </div>
    ),
  };
}

/** By the policy, at the stage where the order is now. */
function Returns({ refund, texts }: Pick<Props, 'refund' | 'texts'>) {
  const { tag } = useLanguage();
  const { here, amounts, shares, paid } = refund;
  if (here === null) return null;
  const share = new Intl.NumberFormat(tag, { style: 'percent' }).format(shares[here] / 100);
  const amount = amounts && paid?.currency ? moneyIn(tag, amounts[here], paid.currency) : null;
  return (
    <p className={styles.returns}>
      {texts.byPolicy} <strong>{amount ?? share}</strong>
      {shares[here] === 0 && <span>{texts.zero}</span>}
    </p>
  );
}

type ReasonsProps = {
  texts: RefundTexts;
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
};

/** None is ticked before; a message stands above the choices, and is read with the first of them. */
function Reasons({ texts, value, error, onChange }: ReasonsProps) {
  const name = useId();
  const errorId = `${name}-error`;
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <fieldset className={styles.reasons}>
      <legend>{texts.why}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {refundReasons.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input
            type="radio"
            name={name}
            value={reason}
            checked={value === reason}
            {...wrong}
            onChange={() => onChange(reason)}
          />
          {texts[reason]}
        </label>
      ))}
    </fieldset>
  );
}
