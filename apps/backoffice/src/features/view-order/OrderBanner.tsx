import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../shared/useKeptFocus.ts';
import styles from './OrderBanner.module.css';

type Props = {
  tone: 'pending' | 'refunds';
  icon: Icon;
  id?: string;
  /** Buttons behind the words. */
  actions?: ReactNode;
  /** Paragraphs; null where there is nothing to say. */
  children: ReactNode;
};

/**
 * What of an order waits for staff, above its facts. It is always on the page, so that it is read
 * out when something comes.
 */
export function OrderBanner({ tone, icon: Sign, id, actions, children }: Props) {
  const banner = useKeptFocus<HTMLDivElement>(Boolean(actions));
  return (
    <div
      ref={banner}
      tabIndex={-1}
      role="status"
      id={id}
      className={styles.banner}
      data-tone={tone}
    >
      {children !== null && (
        <>
          <Sign size={20} aria-hidden className={styles.icon} />
          <div className={styles.words}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </div>
  );
}
