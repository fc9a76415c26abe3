import type { ReactNode } from 'react';
import { goToSection } from '../focus-field.ts';
import styles from './HeadMark.module.css';

type Props = {
  tone: 'chargeback' | 'contactCustomer';
  /** Id of the section that it leads to. */
  section: string;
  children: ReactNode;
};

/** What waits for staff, beside an order's status; leads to the section that tells of it. */
export function HeadMark({ tone, section, children }: Props) {
  return (
    <button
      type="button"
      className={styles.mark}
      data-tone={tone}
      onClick={() => goToSection(section)}
    >
      {children}
    </button>
  );
}
