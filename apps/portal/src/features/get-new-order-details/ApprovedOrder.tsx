import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { AskedBeside } from './AskedBeside.tsx';
import { nearness } from './arrival.ts';
import { BeforeYouLand } from './BeforeYouLand.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import { QuestionHere } from './conversation/lazy.ts';
import { DocumentActions, Ready } from './counter/lazy.tsx';
import { isFound, useCode } from './counter/useCode.ts';
import { DownloadedHistory } from './DownloadedHistory.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { documentFile } from './document-file.ts';
import { readyFile } from './download.ts';
import { CheckIcon } from './icons.tsx';
import { CopyNotice } from './keeping/CopyNotice.tsx';
import { KeptSection } from './keeping/KeptSection.tsx';
import styles from './Order.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import { ScriptsMissing } from './PartMissing.tsx';
import { Preview } from './preview/Preview.tsx';
import { StageBeside } from './StageBeside.tsx';
import type { Download, ShownCopy, TravellerOrder } from './shown-order.ts';

type Props = {
  order: TravellerOrder;
  downloads: readonly Download[];
  fresh: ReadonlySet<number>;
  copy: ShownCopy | null;
};

/** Success text, file, facts and history (spec section 2, "Traveller's screens"). */
export function ApprovedOrder({ order, downloads, fresh, copy }: Props) {
  const { t } = useLanguage();
  const file = readyFile(order);
  const search = useCode(file && { ...file, read: () => documentFile(file.path) });
  return (
    <>
      <div className={styles.head}>
        <span className={styles.mark} data-tone="good">
          <CheckIcon size={28} />
        </span>
        <div>
          <PageHeading title={t('order.page')}>{t('approved.heading')}</PageHeading>
          <p className={styles.lead}>
            {isFound(search) ? <Ready /> : t('approved.means')} {t('approved.lead')}
          </p>
        </div>
      </div>
      {copy && (
        <div className={styles.copy}>
          <CopyNotice orderId={order.order_id} copy={copy} />
        </div>
      )}
      {order.changed_since && <ChangedSince changed={order.changed_since} />}
      {order.stage !== 'approved' && <StageBeside order={order} />}
      {order.stage === 'approved' && order.asked_at !== null && (
        <AskedBeside order={order} askedAt={order.asked_at} />
      )}
      {nearness(order) === 'past' && (
        <div className={styles.copy}>
          <Notice kind="attention">{t('approved.past')}</Notice>
        </div>
      )}
      <div className={styles.panel}>
        <DownloadPanel order={order}>
          {file && <DocumentActions order={order} file={file} search={search} />}
          <ScriptsMissing />
        </DownloadPanel>
        <div>
          <OrderFacts order={order} />
          <p className={styles.newDate}>{t('approved.newDate')}</p>
        </div>
      </div>
      {copy === null && <QuestionHere order={order} />}
      {file && <Preview file={file} />}
      <KeptSection order={order} downloads={downloads} isCopy={copy !== null} />
      <BeforeYouLand />
      <DownloadedHistory downloads={downloads} fresh={fresh} />
    </>
  );
}
