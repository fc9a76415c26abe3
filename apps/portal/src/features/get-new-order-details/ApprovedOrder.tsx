import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { nearness } from './arrival.ts';
import { BeforeYouLand } from './BeforeYouLand.tsx';
import { DownloadedHistory } from './DownloadedHistory.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { readyFile } from './download.ts';
import { CheckIcon } from './icons.tsx';
import { CopyNotice } from './keeping/CopyNotice.tsx';
import { KeptSection } from './keeping/KeptSection.tsx';
import styles from './Order.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import type { Download, ShownCopy, TravellerOrder } from './order-store.ts';
import { Preview } from './preview/Preview.tsx';
import { StageBeside } from './StageBeside.tsx';

type Props = {
  order: TravellerOrder;
  downloads: readonly Download[];
  fresh: ReadonlySet<number>;
  copy: ShownCopy | null;
};

/** Success text, file, facts and history (spec section 2, "Download page"). */
export function ApprovedOrder({ order, downloads, fresh, copy }: Props) {
  const { t } = useLanguage();
  const file = readyFile(order);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.mark} data-tone="good">
          <CheckIcon size={28} />
        </span>
        <div>
          <PageHeading title={t('order.page')}>{t('approved.heading')}</PageHeading>
          <p className={styles.lead}>
            {t('approved.means')} {t('approved.lead')}
          </p>
          <p>{t('approved.newDate')}</p>
        </div>
      </div>
      {copy && (
        <div className={styles.copy}>
          <CopyNotice keptAt={copy.keptAt} />
        </div>
      )}
      {order.stage !== 'approved' && <StageBeside order={order} />}
      {nearness(order.doa) === 'past' && (
        <div className={styles.copy}>
          <Notice kind="attention">{t('approved.past')}</Notice>
        </div>
      )}
      <div className={styles.panel}>
        <DownloadPanel order={order} />
        <OrderFacts order={order} />
      </div>
      {file && <Preview file={file} />}
      <KeptSection order={order} downloads={downloads} isCopy={copy !== null} />
      <BeforeYouLand />
      <DownloadedHistory downloads={downloads} fresh={fresh} />
    </>
  );
}
