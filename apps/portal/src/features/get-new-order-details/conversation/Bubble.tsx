import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { useShop } from '../../../shared/shop-store.ts';
import { bytesText } from '../bytes.ts';
import { ClipIcon } from './icons.tsx';
import styles from './Messages.module.css';

type Props = {
  from: 'us' | 'you';
  /** What stands behind the name: when, and whether it asks or answers. */
  told: string;
  text: string;
  language?: string | null;
  /** Its id, for what belongs to it. */
  wordsId?: string;
  /** It lies on this device alone. */
  isUnsent?: boolean;
  children?: ReactNode;
};

/** What one side wrote, under its name: a reader hears who spoke, who sees it finds it on their side. */
export function Bubble({ from, told, text, language, wordsId, isUnsent = false, children }: Props) {
  const { t } = useLanguage();
  const product = useShop((shop) => shop.productLabel);
  return (
    <div className={styles.bubble} data-from={from} data-unsent={isUnsent || undefined}>
      <p className={styles.meta}>
        <b>
          <bdi>{from === 'us' ? product : t('write.you')}</bdi>
        </b>{' '}
        <bdi>{told}</bdi>
      </p>
      {text !== '' && (
        <p id={wordsId} className={styles.words} dir="auto" lang={language ?? undefined}>
          {text}
        </p>
      )}
      {children}
    </div>
  );
}

/** A file in a bubble: one that has arrived opens in a tab of its own. */
export function BubbleFile({ name, size, href }: { name: string; size: number; href?: string }) {
  const { tag } = useLanguage();
  const inside = (
    <>
      <ClipIcon size={18} />
      <span>
        <bdi dir="ltr">{name}</bdi> <bdi className={styles.size}>{bytesText(size, tag)}</bdi>
      </span>
    </>
  );
  return href === undefined ? (
    <p className={styles.file}>{inside}</p>
  ) : (
    <a className={styles.file} href={href} target="_blank" rel="noreferrer">
      {inside}
    </a>
  );
}
