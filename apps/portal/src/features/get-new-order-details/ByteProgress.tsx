import { useLanguage } from '../../i18n/language.ts';
import styles from './ByteProgress.module.css';
import hiding from './hidden.module.css';

/** A quarter is news to somebody who listens; each byte is not. */
const announcedPercent = 25;

type Props = {
  /** What is on its way, for readers. */
  label: string;
  bytes: number;
  total: number;
  isMoving: boolean;
  /** The bytes in words. */
  words: string;
  /** What is said at each quarter. */
  spoken: (percent: string) => string;
};

/** How much of a file has gone its way, measured: a bar, the bytes and the share. */
export function ByteProgress({ label, bytes, total, isMoving, words, spoken }: Props) {
  const { tag } = useLanguage();
  const share = total === 0 ? 1 : bytes / total;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const announced = Math.floor((share * 100) / announcedPercent) * announcedPercent;
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        data-moving={isMoving || undefined}
        aria-label={label}
        max={total}
        value={bytes}
      />
      <p aria-hidden="true">
        <span>{words}</span>
        <span>{percent.format(Math.floor(share * 100) / 100)}</span>
      </p>
      <p className={hiding.hidden} role="status">
        {isMoving && announced > 0 && spoken(percent.format(announced / 100))}
      </p>
    </div>
  );
}
