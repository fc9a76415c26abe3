import { useLanguage } from '../../i18n/language.ts';
import { bytesText } from './bytes.ts';
import styles from './DownloadPanel.module.css';
import type { Arrival } from './document-file.ts';

/** A quarter is news to somebody who listens; each byte is not (design 2, section 9). */
const announcedPercent = 25;

type Props = { arrival: Arrival & { readonly total: number }; isMoving: boolean };

/** How much of the file is here, measured: a bar, the bytes and the share. */
export function DownloadProgress({ arrival, isMoving }: Props) {
  const { t, tag } = useLanguage();
  const { received, total, from } = arrival;
  const share = total === 0 ? 1 : received / total;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const announced = Math.floor((share * 100) / announcedPercent) * announcedPercent;
  const values = { received: bytesText(received, tag), total: bytesText(total, tag) };
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        data-moving={isMoving || undefined}
        aria-label={t('approved.download')}
        max={total}
        value={received}
      />
      <p aria-hidden="true">
        <span>
          {from > 0
            ? t('download.wentOn', { ...values, from: bytesText(from, tag) })
            : t('download.bytes', values)}
        </span>
        <span>{percent.format(Math.floor(share * 100) / 100)}</span>
      </p>
      <p className={styles.spoken} role="status">
        {isMoving &&
          announced > 0 &&
          t('download.percent', { percent: percent.format(announced / 100) })}
      </p>
    </div>
  );
}
