import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from './icons.tsx';
import styles from './Notice.module.css';

type Props = {
  /** An error is read out as soon as it appears; a remark and the person's turn wait for theirs. */
  kind: 'error' | 'attention' | 'info';
  title?: string;
  children: ReactNode;
};

/** A calm block with words that must not be missed. */
export function Notice({ kind, title, children }: Props) {
  const Icon = kind === 'info' ? InfoIcon : AlertIcon;
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'note'}>
      <Icon size={22} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  );
}
