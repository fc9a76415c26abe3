import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

type TwoColumnsProps = {
  /** What is known: what stands in one column leaves no hole in the other. */
  children: ReactNode;
  /** What staff do with it. */
  rail: ReactNode;
  railClass: string | undefined;
};

/** An order and a case as the design lays them out; in a narrow window the rail stands below. */
export function TwoColumns({ children, rail, railClass }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={`${styles.rail} ${railClass}`}>{rail}</div>
    </div>
  );
}
