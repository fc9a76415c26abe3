import type { DisputeCase } from '@pabean/api-client/contract';
import { useRunningLine } from '@pabean/ui/print';
import { useState } from 'react';
import { TwoColumns } from '../../shared/TwoColumns.tsx';
import { CaseBanners } from './CaseBanners.tsx';
import { CaseClock } from './CaseClock.tsx';
import { CaseHead } from './CaseHead.tsx';
import styles from './CasePage.module.css';
import { CasePhoneBar } from './CasePhoneBar.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DuplicateCard } from './DuplicateCard.tsx';
import { ExhibitsCard } from './ExhibitsCard.tsx';
import { useCasePlan } from './exhibit-changes.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { MetersCard } from './MetersCard.tsx';
import { NeedsCard } from './NeedsCard.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { PackCard } from './PackCard.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { submitRefusal, useMaySubmit } from './submit-refusal.ts';
import { useCaseOffer } from './useCaseOffer.tsx';
import { type Outcome, usePackFile } from './usePackFile.ts';

/** A case as the design lays it out: what is known in one column, what is done with it in the other. */
export function CasePage({ one }: { one: DisputeCase }) {
  const plan = useCasePlan(one.dispute_id);
  const maySubmit = useMaySubmit();
  const pack = usePackFile(one, plan.data?.sha256);
  const [submitting, setSubmitting] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const refusal = submitRefusal({ one, plan, maySubmit });
  const rail = { one, plan, pack, refusal, onSubmit: () => setSubmitting(true) };
  const onCorrect = () => setCorrecting(true);
  useRunningLine('paper', caseLine(one));
  useCaseOffer({ ...rail, maySubmit, onOutcome: setOutcome, onCorrect });
  return (
    <article className={styles.page}>
      <CaseHead
        one={one}
        maySubmit={maySubmit}
        onAccept={() => setOutcome('accepted')}
        onCorrect={onCorrect}
      />
      <TwoColumns
        railClass={styles.rail}
        rail={
          <>
            {one.order && <PackCard {...rail} />}
            {one.order && <SummaryCard one={one} />}
            <OutcomeCard one={one} maySubmit={maySubmit} onOutcome={setOutcome} />
          </>
        }
      >
        <CaseBanners one={one} />
        <CaseClock one={one} />
        <NeedsCard one={one} />
        {one.meters.length > 0 && <MetersCard meters={one.meters} />}
        {one.duplicate && <DuplicateCard duplicate={one.duplicate} />}
        {one.order && <ExhibitsCard one={one} plan={plan} />}
        <HistoryCard history={one.history} />
      </TwoColumns>
      <SubmitDialog
        opened={submitting}
        onClose={() => setSubmitting(false)}
        one={one}
        plan={plan}
        pack={pack}
      />
      <CorrectDialog opened={correcting} onClose={() => setCorrecting(false)} one={one} />
      <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} one={one} />
      {one.order && <CasePhoneBar {...rail} />}
    </article>
  );
}

/** What stands at the foot of each printed page. */
const caseLine = ({ dispute_id: id, order }: DisputeCase) =>
  order === null ? `Case ${id}` : `Case ${id}, order ${order.order_id}`;
