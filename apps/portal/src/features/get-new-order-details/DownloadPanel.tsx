import { Button, Spinner } from '@pabean/ui/Button';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import type { TextKey } from '../../i18n/t.ts';
import { breakAfter } from '../../shared/EmailText.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { Notice } from '../../shared/Notice.tsx';
import styles from './DownloadPanel.module.css';
import { readyFile } from './download.ts';
import { DownloadIcon, FileIcon } from './icons.tsx';
import type { TravellerOrder } from './order-store.ts';
import { type DownloadPhase, useDownload } from './useDownload.ts';

const hints: Partial<Record<DownloadPhase, TextKey>> = {
  saved: 'approved.saved',
  savedLater: 'offline.savedLater',
};

/** The file and Download Now, first on the page: most people come for nothing else. */
export function DownloadPanel({ order }: { order: TravellerOrder }) {
  const { t } = useLanguage();
  const { phase, start } = useDownload(order);
  const file = readyFile(order);
  if (file === null) {
    return (
      <div className={styles.panel}>
        <Notice kind="info">{t('approved.noFile')}</Notice>
      </div>
    );
  }
  const preparing = phase === 'preparing';
  const label = {
    idle: t('approved.download'),
    saved: t('approved.download'),
    savedLater: t('approved.download'),
    preparing: t('approved.preparing'),
    gone: t('approved.again'),
    notRecorded: t('approved.again'),
    notSaved: t('approved.again'),
  }[phase];
  return (
    <div className={styles.panel}>
      <div className={styles.file}>
        <span className={styles.icon}>
          <FileIcon size={24} />
        </span>
        <div>
          <p className={styles.name}>
            <bdi dir="ltr">{breakAfter(file.saveAs, '-')}</bdi>
          </p>
          <p className={styles.kind}>{t(file.isPdf ? 'approved.pdf' : 'approved.image')}</p>
        </div>
      </div>
      <Button
        fullWidth
        aria-busy={preparing}
        leftSection={preparing ? <Spinner size={18} /> : <DownloadIcon size={22} />}
        onClick={start}
      >
        {label}
      </Button>
      <p className={styles.hint} role="status">
        {t(hints[phase] ?? 'approved.hint')}
      </p>
      {phase === 'notSaved' && <Notice kind="error">{t('approved.fileFailed')}</Notice>}
      {phase === 'gone' && (
        <Notice kind="error">
          <Rich text="approved.gone" tags={linkTo('contact')} />
        </Notice>
      )}
    </div>
  );
}
