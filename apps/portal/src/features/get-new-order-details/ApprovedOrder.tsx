import { useLanguage } from '../../i18n/language.ts';
import { CheckIcon } from '../../shared/icons.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { BeforeYouLand } from './BeforeYouLand.tsx';
import { DownloadedHistory } from './DownloadedHistory.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { readyFile } from './download.ts';
import styles from './Order.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import type { Download, TravellerOrder } from './order-store.ts';
import { Preview } from './preview/Preview.tsx';

type Props = {
  order: TravellerOrder;
  downloads: readonly Download[];
  fresh: ReadonlySet<number>;
};

/** Success text, file, facts and history (spec section 2, "Download page"). */
export function ApprovedOrder({ order, downloads, fresh }: Props) {
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
          <p className={styles.lead}>{t('approved.lead')}</p>
        </div>
      </div>
      <div className={styles.panel}>
        <DownloadPanel order={order} />
        <OrderFacts order={order} />
      </div>
      {file && <Preview file={file} />}
      <BeforeYouLand />
      <DownloadedHistory downloads={downloads} fresh={fresh} />
    </>
  );
}
