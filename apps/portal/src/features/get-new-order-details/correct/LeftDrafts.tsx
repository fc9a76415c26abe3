import { Button } from '@pabean/ui/Button';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { lookAtUnsent } from '../conversation/unsent.ts';
import part from '../OwnPart.module.css';
import type { OwnOrder } from '../own-order.ts';
import { AskEmail } from './AskEmail.tsx';
import styles from './Correct.module.css';
import { type CorrectDraft, keepCorrectDrafts, readCorrectDrafts } from './correct-draft.ts';
import { labelOf, type OwnTexts, valueText } from './own-fields.ts';

type Props = { own: OwnOrder; email: string | null; texts: OwnTexts };

/** What was half-written when corrections ended: it was not saved, and stays in sight until it is removed. */
export function LeftDrafts({ own, email, texts }: Props) {
  const orderId = own.order_id;
  const [drafts, setDrafts] = useState(() => readCorrectDrafts(orderId));
  const hasEmail = useHasEmail(orderId);
  const { values } = own.correction;
  const changed = Object.values(drafts.typed).filter(
    ({ field, value, reason }) =>
      reason !== '' || JSON.stringify(value) !== JSON.stringify(values[field] ?? null),
  );
  const onRemove = () => {
    keepCorrectDrafts(orderId, { open: null, typed: {} });
    setDrafts(readCorrectDrafts(orderId));
  };
  if (changed.length === 0 && !hasEmail) return null;
  return (
    <section className={`${part.part} ${part.card}`}>
      {changed.length > 0 && (
        <>
          <div role="status">
            <Notice kind="attention">{texts.filedMeanwhile}</Notice>
          </div>
          <ul className={styles.wishes}>
            {changed.map((draft) => (
              <LeftDraft key={draft.field} draft={draft} texts={texts} />
            ))}
          </ul>
          <Button variant="default" onClick={onRemove}>
            {texts.remove}
          </Button>
        </>
      )}
      {hasEmail && (
        <AskEmail orderId={orderId} email={email} texts={texts} onTyped={() => undefined} />
      )}
    </section>
  );
}

function LeftDraft({ draft, texts }: { draft: CorrectDraft; texts: OwnTexts }) {
  const { tag } = useLanguage();
  const { field, value, reason } = draft;
  return (
    <li>
      <strong>
        {labelOf(field, texts)}: <bdi>{valueText(field, value, texts, tag)}</bdi>
      </strong>
      {reason && (
        <span>
          <q dir="auto">{reason}</q>
        </span>
      )}
    </li>
  );
}

/** Whether another e-mail was asked for here and not sent: a message takes it at any time. */
function useHasEmail(orderId: string): boolean {
  const [hasEmail, setHasEmail] = useState(false);
  useEffect(() => {
    let unmounted = false;
    void lookAtUnsent(orderId, 'email').then(
      (unsent) => unmounted || setHasEmail(Boolean(unsent?.text)),
    );
    return () => {
      unmounted = true;
    };
  }, [orderId]);
  return hasEmail;
}
