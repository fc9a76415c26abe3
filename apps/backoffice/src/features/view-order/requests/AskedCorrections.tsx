import { decideCorrection } from '@pabean/api-client/contract';
import { correctedLabel, formatDateTime } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';
import { forgetUndo } from '../../../shared/orders/undo-store.ts';
import { correctedText } from '../corrections/corrected-text.ts';
import { failed } from '../failed.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import styles from './AskedCorrections.module.css';
import { afterDecision } from './after-decision.ts';
import { SentenceForm } from './SentenceForm.tsx';

type AskedCorrection = OrderDetail['askedCorrections'][number];

/** What the traveller asked to be corrected after filing; nothing where there is none. */
export function AskedCorrections({ order }: { order: OrderDetail }) {
  const [refusing, setRefusing] = useState<AskedCorrection | null>(null);
  const wishes = order.askedCorrections.filter(({ state }) => state !== 'replaced');
  const waiting = wishes.filter(({ state }) => state === 'asked').length;
  if (wishes.length === 0) return null;
  return (
    <SectionCard title="Asked corrections" id="asked-corrections" count={waiting}>
      <ul className={styles.list}>
        {wishes.map((wish) => (
          <AskedRow key={wish.id} wish={wish} onRefuse={() => setRefusing(wish)} />
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
            onClose={() => setRefusing(null)}
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

function AskedRow({ wish, onRefuse }: { wish: AskedCorrection; onRefuse: () => void }) {
  const [pending, setPending] = useState(false);
  const label = correctedLabel(wish.field);
  const row = useKeptFocus<HTMLLIElement>(wish.state === 'asked');
  async function accept(): Promise<void> {
    if (pending) return;
    setPending(true);
    const result = await call(decideCorrection, { body: { correctionId: wish.id, accept: true } });
    if (result.ok) {
      forgetUndo();
      notify.success(result.message);
    } else failed(result);
    await reloadOrder();
    setPending(false);
  }
  return (
    <li ref={row} tabIndex={-1} className={styles.wish}>
      <div className={styles.words}>
        <p className={styles.line}>
          <strong>{label}</strong>: <bdi>{correctedText(wish.field, wish.before)}</bdi> should be{' '}
          <bdi>{correctedText(wish.field, wish.after)}</bdi>
        </p>
        <p className={styles.meta}>
          Asked on <bdi dir="ltr">{formatDateTime(wish.create_ts)}</bdi>
          {wish.reason !== null && <bdi>: “{wish.reason}”</bdi>}
        </p>
        {wish.decided_at !== null && (
          <p className={styles.meta}>
            {wish.state === 'accepted' ? 'Accepted' : 'Refused'} by <bdi>{wish.decided_by}</bdi>,{' '}
            <bdi dir="ltr">{formatDateTime(wish.decided_at)}</bdi>
            {wish.sentence !== null && <bdi>: “{wish.sentence}”</bdi>}
          </p>
        )}
      </div>
      {wish.state === 'asked' && (
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
