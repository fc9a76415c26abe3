import { decideCorrection } from '@pabean/api-client/contract';
import { correctedLabel, formatDateTime } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';
import { forgetUndo } from '../../../shared/orders/undo-store.ts';
import { useKeptFocus } from '../../../shared/useKeptFocus.ts';
import { correctedText } from '../corrections/corrected-text.ts';
import { failed } from '../failed.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import styles from './AskedCorrections.module.css';
import { afterDecision } from './after-decision.ts';
import { SentenceForm } from './SentenceForm.tsx';

type AskedCorrection = OrderDetail['askedCorrections'][number];

/** What the traveller asked to be corrected after filing; nothing where there is none. */
export function AskedCorrections({ order }: { order: OrderDetail }) {
  const [refusing, setRefusing] = useState<AskedCorrection | null>(null);
  const corrections = order.askedCorrections.filter(({ state }) => state !== 'replaced');
  const waiting = corrections.filter(({ state }) => state === 'asked').length;
  if (corrections.length === 0) return null;
  return (
    <SectionCard title="Asked corrections" id="asked-corrections" count={waiting}>
      <ul className={styles.list}>
        {corrections.map((correction) => (
          <AskedRow
            key={correction.id}
            correction={correction}
            onRefuse={() => setRefusing(correction)}
          />
        ))}
      </ul>
      <AppModal
        opened={refusing !== null}
        onClose={() => setRefusing(null)}
        title="Refuse this correction"
      >
        {refusing !== null && (
          <SentenceForm
            about={`refuse correction ${order.order_id} ${refusing.id}`}
            label="Refuse this correction"
            submitLabel="Refuse correction"
            // The answer for one may come while another is being refused.
            onClose={() => setRefusing((now) => (now === refusing ? null : now))}
            send={async (sentence, form) =>
              afterDecision(
                await call(decideCorrection, {
                  body: { correctionId: refusing.id, accept: false, sentence },
                }),
                form,
              )
            }
          />
        )}
      </AppModal>
    </SectionCard>
  );
}

function AskedRow({ correction, onRefuse }: { correction: AskedCorrection; onRefuse: () => void }) {
  const [pending, setPending] = useState(false);
  const label = correctedLabel(correction.field);
  const row = useKeptFocus<HTMLLIElement>(correction.state === 'asked');
  async function accept(): Promise<void> {
    if (pending) return;
    setPending(true);
    const result = await call(decideCorrection, {
      body: { correctionId: correction.id, accept: true },
    });
    if (result.ok) {
      forgetUndo();
      notify.success(result.message);
    } else failed(result);
    await reloadOrder();
    setPending(false);
  }
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <div className={styles.words}>
        <p className={styles.line}>
          <strong>{label}</strong>: <bdi>{correctedText(correction.field, correction.before)}</bdi>{' '}
          should be <bdi>{correctedText(correction.field, correction.after)}</bdi>
        </p>
        <p className={styles.meta}>
          Asked on <bdi dir="ltr">{formatDateTime(correction.create_ts)}</bdi>
          {correction.reason !== null && <bdi>: “{correction.reason}”</bdi>}
        </p>
        {correction.decided_at !== null && (
          <p className={styles.meta}>
            {correction.state === 'accepted' ? 'Accepted' : 'Refused'} by{' '}
            <bdi>{correction.decided_by}</bdi>,{' '}
            <bdi dir="ltr">{formatDateTime(correction.decided_at)}</bdi>
            {correction.sentence !== null && <bdi>: “{correction.sentence}”</bdi>}
          </p>
        )}
      </div>
      {correction.state === 'asked' && (
        <div className={styles.actions}>
          <Button variant="default" aria-label={`Refuse ${label}`} onClick={onRefuse}>
            Refuse
          </Button>
          <Button
            variant="default"
            aria-label={`Accept ${label}`}
            aria-disabled={pending || undefined}
            onClick={() => void accept()}
          >
            Accept
          </Button>
        </div>
      )}
    </li>
  );
}
