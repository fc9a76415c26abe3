import { hasDefencePack } from '@pabean/domain';
import { useRunningLine } from '@pabean/ui/print';
import { useState } from 'react';
import { usePaletteOffer } from '../../shared/palette/offers.ts';
import { TwoColumns } from '../../shared/TwoColumns.tsx';
import { Conversation } from './conversation/Conversation.tsx';
import { ChangedAfterApproval } from './corrections/ChangedAfterApproval.tsx';
import { CorrectionList } from './corrections/CorrectionList.tsx';
import { CorrectionsProvider } from './corrections/CorrectionsContext.tsx';
import { useSectionOfLink } from './defence-pack/useSectionOfLink.ts';
import { FilingDialog } from './filing/FilingDialog.tsx';
import { focusField, OrderFields } from './focus-field.ts';
import { ClockStrip } from './head/ClockStrip.tsx';
import { OrderHead } from './head/OrderHead.tsx';
import { PhoneBar } from './head/PhoneBar.tsx';
import { SectionNav } from './head/SectionNav.tsx';
import { AddCommentBelow } from './move-panel/AddCommentBelow.tsx';
import styles from './OrderPage.module.css';
import { orderSubject, pageCommands } from './order-offers.tsx';
import { type OrderDetail, reloadOrder } from './order-store.ts';
import { AskedCorrections } from './requests/AskedCorrections.tsx';
import { OtherPayments } from './requests/OtherPayments.tsx';
import { RefundRequest } from './requests/RefundRequest.tsx';
import { AllIndonesia } from './sections/AllIndonesia.tsx';
import { BeforeYouFile } from './sections/BeforeYouFile.tsx';
import { CommentHistory } from './sections/CommentHistory.tsx';
import { DisputeEvidence } from './sections/DisputeEvidence.tsx';
import { DownloadHistory } from './sections/DownloadHistory.tsx';
import { EmailHistory } from './sections/EmailHistory.tsx';
import { EvidenceAtPurchase } from './sections/EvidenceAtPurchase.tsx';
import { FamilyInformation } from './sections/FamilyInformation.tsx';
import { ImportingGoods } from './sections/ImportingGoods.tsx';
import { OrderDisputes } from './sections/OrderDisputes.tsx';
import { OrderFacts } from './sections/OrderFacts.tsx';
import { OrderMarks } from './sections/OrderMarks.tsx';
import { UploadDocument } from './sections/UploadDocument.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import type { Neighbours } from './useNeighbours.ts';
import { useOrderShortcuts } from './useOrderShortcuts.ts';

type OrderPageProps = { order: OrderDetail; neighbours: Neighbours | null };

/**
 * An order as the design lays it out (design section 7, "View Order"): what staff copy into the
 * government's form and what happened so far in one column, what they do with it in the other.
 */
export function OrderPage({ order, neighbours }: OrderPageProps) {
  useOrderShortcuts();
  usePaletteOffer(() => ({
    subject: orderSubject(order),
    commands: pageCommands(neighbours),
    reload: () => void reloadOrder(),
  }));
  const [movesOpened, setMovesOpened] = useState(false);
  useSectionOfLink();
  useRunningLine('paper', `Order ${order.order_id}`);
  return (
    <article className={styles.page}>
      <OrderHead order={order} neighbours={neighbours} />
      <TwoColumns
        railClass={styles.rail}
        rail={
          <>
            <UploadDocument order={order} />
            <AddCommentBelow
              order={order}
              sheet={{ opened: movesOpened, onClose: () => setMovesOpened(false) }}
            />
            {hasDefencePack(order.process_status) && <DisputeEvidence order={order} />}
          </>
        }
      >
        <ClockStrip order={order} />
        <OrderDisputes disputes={order.disputes} />
        <SectionNav order={order} />
        <ChangedAfterApproval order={order} />
        <OtherPayments order={order} />
        <RefundRequest order={order} />
        <AskedCorrections order={order} />
        <CorrectionsProvider order={order}>
          <OrderMarks order={order} />
          <BeforeYouFile order={order} />
          <OrderFacts order={order} />
          <AllIndonesia order={order} />
          <FamilyInformation order={order} />
          <Conversation order={order} />
          <ImportingGoods order={order} />
        </CorrectionsProvider>
        <EvidenceAtPurchase purchase={order.purchase} />
        <CorrectionList corrections={order.corrections} />
        <EmailHistory order={order} />
        <DownloadHistory order={order} />
        <CommentHistory remarks={order.remark} />
        <Timeline order={order} />
      </TwoColumns>
      <FilingDialog />
      <PhoneBar
        onUpload={() => focusField(OrderFields.upload)}
        onMove={() => setMovesOpened(true)}
        onComment={() => focusField(OrderFields.comment)}
      />
    </article>
  );
}
