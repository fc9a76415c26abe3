import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './ReturnLink.module.css';

type Props = {
  to: To;
  /** Where it stands, and how high it is under a thumb. */
  className: string | undefined;
  children: ReactNode;
};

/** One step up, above a page's title: to the list, the order or the year it belongs to. */
export function ReturnLink({ to, className = '', children }: Props) {
  return (
    <Link to={to} className={`${styles.link} ${className}`}>
      <IconArrowLeft size={16} className={styles.arrow} aria-hidden />
      {children}
    </Link>
  );
}
