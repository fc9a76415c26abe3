import { Button, Spinner } from '@pabean/ui/Button';
import { breakAfter } from '@pabean/ui/EmailText';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { bytesText, isSmall } from './bytes.ts';
import styles from './DownloadPanel.module.css';
import { DownloadProgress } from './DownloadProgress.tsx';
import { type Arrival, useArrival } from './document-file.ts';
import { type ReadyFile, readyFile } from './download.ts';
import { DownloadIcon, FileIcon, StopIcon } from './icons.tsx';
import { savesFiles } from './save-file.ts';
import type { TravellerOrder } from './shown-order.ts';
import { type DownloadPhase, useDownload } from './useDownload.ts';

/** The file and Download Now, first on the page: most people come for nothing else. */
export function DownloadPanel({ order, children }: { order: TravellerOrder; children: ReactNode }) {
  const { t, tag } = useLanguage();
  const { phase, start, goOn, stop } = useDownload(order);
  const arrival = useArrival();
  const file = readyFile(order);
  if (file === null) {
    return (
      <div className={styles.panel}>
        <Notice kind="info">{t('approved.noFile')}</Notice>
        {children}
      </div>
    );
  }
  const part = partOf(arrival, file, phase);
  const isMoving = phase === 'preparing';
  const button = buttonOf(phase, part !== null);
  const press = { start, goOn, stop, wait: undefined }[button.does];
  const Icon = button.does === 'stop' ? StopIcon : DownloadIcon;
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
          <p className={styles.kind}>
            {t(file.isPdf ? 'approved.pdf' : 'approved.image')}
            {file.size !== null && (
              // By itself: in Arabic, a number behind Latin letters would stand in front of them.
              <>
                {' · '}
                <bdi>{bytesText(file.size, tag)}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
      {part && <DownloadProgress arrival={part} isMoving={isMoving} />}
      <div role="status" className={styles.ended}>
        {phase === 'cut' && <Notice kind="attention">{t('download.cut')}</Notice>}
        {phase === 'stopped' && <Notice kind="info">{t('download.stopped')}</Notice>}
      </div>
      <Button
        fullWidth
        variant={button.does === 'stop' ? 'default' : 'filled'}
        aria-busy={isMoving}
        leftSection={button.does === 'wait' ? <Spinner size={18} /> : <Icon size={22} />}
        onClick={press}
      >
        {t(button.label)}
      </Button>
      <p className={styles.hint} role="status">
        <Hint phase={phase} file={file} isHere={isHere(arrival, file)} />
      </p>
      {phase === 'notSaved' && <Notice kind="error">{t('approved.fileFailed')}</Notice>}
      {phase === 'gone' && (
        <Notice kind="error">
          <Rich text="approved.gone" tags={linkTo('contact')} />
        </Notice>
      )}
      {children}
    </div>
  );
}

/** What the one button says and does; it is the same element, so that it keeps the focus. */
function buttonOf(phase: DownloadPhase, hasPart: boolean) {
  switch (phase) {
    case 'preparing':
      return hasPart
        ? ({ does: 'stop', label: 'download.stop' } as const)
        : ({ does: 'wait', label: 'approved.preparing' } as const);
    case 'cut':
    case 'stopped':
      return { does: 'goOn', label: 'download.goOn' } as const;
    case 'gone':
    case 'notRecorded':
    case 'notSaved':
      return { does: 'start', label: 'approved.again' } as const;
    default:
      return { does: 'start', label: 'approved.download' } as const;
  }
}

/** The one second is promised only where it can be kept (spec section 9). */
function Hint({ phase, file, isHere }: { phase: DownloadPhase; file: ReadyFile; isHere: boolean }) {
  const { t, tag } = useLanguage();
  if (phase === 'saved') {
    return t(savesFiles(navigator.userAgent) ? 'approved.saved' : 'approved.handed');
  }
  if (phase === 'savedLater') return t('offline.savedLater');
  if (phase === 'cut' || phase === 'stopped') return null;
  if (isHere || isSmall(file.size)) return t('approved.hint');
  return file.size === null ? null : t('approved.hintSize', { size: bytesText(file.size, tag) });
}

function isHere(arrival: Arrival, { path }: ReadyFile): boolean {
  return arrival.state === 'here' && arrival.path === path;
}

/** The part of a large file that is here, while its download is under way or waits to go on. */
function partOf(arrival: Arrival, file: ReadyFile, phase: DownloadPhase) {
  const { total } = arrival;
  const isUnderWay = phase === 'preparing' || phase === 'cut' || phase === 'stopped';
  if (!isUnderWay || total === null || isSmall(total) || arrival.path !== file.path) return null;
  return arrival.state === 'here' ? null : { ...arrival, total };
}
